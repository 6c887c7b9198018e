import { Inject, Injectable } from '@nestjs/common';
import { Commands, EVENT_LOG, RefusalError, type RequestContext } from '@terroir/http';
import { evolve, keptFields, type Message, type Recorded, type Refusal } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { books, type Form, type StandingLine } from './due-line.ts';
import { lineSides, type LineSide } from './recurring-line.commands.ts';

/** The line of a due date on one side of the books at one moment: the revision of its stream (-1: never recorded). */
interface DueLineState {
  readonly revision: number;
  readonly is: 'absent' | 'kept' | 'removed';
  /** What it says while it is kept. */
  readonly line: StandingLine | null;
  /** The position of its newest event (0: never recorded), and whether that took it back with its date. */
  readonly position: number;
  readonly isTakenBack: boolean;
}
/** It is looked for on both sides: the recurring line may be of the other one since. */
export type DueLineStates = Readonly<Record<LineSide, DueLineState>>;

/** Whether a line is in the books. */
export const isKept = (states: DueLineStates): boolean => lineSides.some((side) => states[side].is === 'kept');

const newestOf = ({ input, output }: DueLineStates): DueLineState =>
  input.position > output.position ? input : output;

/** Whether it is in the books no more because its date was opened again, and not because a person removed it. */
export const isTakenBack = (states: DueLineStates): boolean => !isKept(states) && newestOf(states).isTakenBack;

/** Whether the line is as it was read before. */
export const isUnchanged = (before: DueLineStates, after: DueLineStates): boolean =>
  lineSides.every((side) => before[side].revision === after[side].revision);

/** What writes of a reopened date name as their cause, so that others tell them from what a person removed. */
const REOPENING = 'due_date_reopened:';

/** The same request, as it opens a date again. */
export const reopening = (context: RequestContext, lineId: string): RequestContext =>
  context.under(`${REOPENING}${lineId}`, false, () => context.newId());

/** So often one call decides again; each time another call on the same date has written. */
const ATTEMPTS = 20;

/**
 * The lines of due dates. A date is settled by two streams, its line and then the note on the recurring line. Who settles it
 * reads the line, then the note, and writes each at the revision that was read, so that no call undoes half of another.
 */
@Injectable()
export class DueLines {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream'>,
  ) {}

  /** The line as the log has it at this moment. */
  async statesOf(lineId: string): Promise<DueLineStates> {
    const [input, output] = await Promise.all([this.#stateOf('input', lineId), this.#stateOf('output', lineId)]);
    return { input, output };
  }

  async #stateOf(side: LineSide, lineId: string): Promise<DueLineState> {
    const { decider } = books[side];
    const past = await this.log.readStream(`${decider.name}-${lineId}`);
    const state = evolve(decider, past as unknown as (Message & Recorded)[]);
    const line = keptFields(state);
    const is = line !== null ? 'kept' : state.removed ? 'removed' : 'absent';
    const newest = past.at(-1);
    const isTakenBack = is === 'removed' && newest?.causationId.startsWith(REOPENING) === true;
    return { revision: past.length - 1, is, line, position: newest?.position ?? 0, isTakenBack };
  }

  /** Why a line may not be recorded so, or null; nothing is written. */
  refusalOf(context: RequestContext, side: LineSide, form: Form): Promise<Refusal | null> {
    const { decider, commands } = books[side];
    // As a line of its own: of one that is there the decider would not look at the form.
    return this.commands.refusalOf(context.expecting(-1), decider, context.newId(), commands.record(form));
  }

  /**
   * Keeps a line for a due date. One that was taken back says afterwards what was sent now; one that another attempt
   * recorded stays as it is.
   * @throws RefusalError version_conflict where the line is not as it was read
   */
  async keep(
    context: RequestContext,
    side: LineSide,
    lineId: string,
    states: DueLineStates,
    form: Form,
  ): Promise<void> {
    const { decider, commands } = books[side];
    const send = (command: Message, revision: number) =>
      this.commands.send(context.expecting(revision), decider, lineId, command);
    const other = side === 'input' ? 'output' : 'input';
    await this.#remove(context, other, lineId, states[other]);
    const { is, revision } = states[side];
    // A correction keeps a receipt that it leaves out, and this one says all that was sent.
    const correction = commands.correct({ receipt: null, ...form });
    if (is === 'absent') await send(commands.record(form), revision);
    else if (is === 'removed') await send(correction, (await send(commands.restore, revision)).revision);
  }

  /** Removes the line of a due date, unless somebody removed it already. @throws RefusalError version_conflict */
  async takeBack(context: RequestContext, lineId: string, states: DueLineStates): Promise<void> {
    for (const side of lineSides) await this.#remove(reopening(context, lineId), side, lineId, states[side]);
  }

  async #remove(context: RequestContext, side: LineSide, lineId: string, { is, revision }: DueLineState) {
    const { decider, commands } = books[side];
    if (is === 'kept') await this.commands.send(context.expecting(revision), decider, lineId, commands.remove);
  }
}

/**
 * Carries out what begins with reading, anew where another call was quicker. Who named a version is refused instead.
 * @throws RefusalError version_conflict also where others are always quicker
 */
export async function decidedAnew<T>({ ifMatch }: RequestContext, attempt: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1)
    try {
      return await attempt();
    } catch (error) {
      const isConflict = error instanceof RefusalError && error.refusal.code === 'version_conflict';
      if (!isConflict || ifMatch !== undefined || left === 0) throw error;
    }
}
