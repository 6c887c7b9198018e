import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  causeOf,
  decide,
  evolve,
  keptFields,
  Refusal,
  refuse,
  type Decider,
  type Message,
  type Recorded,
} from '@terroir/kernel';
import type { RecordState } from '@terroir/kernel';
import type { EventLog, Keyring, Sent } from '@terroir/store';
import { EVENT_LOG, KEYRING, NEW_ID, NOW } from '../contract/ports.ts';
import { RefusalError } from '../contract/errors.ts';
import type { Body } from '../contract/route.ts';
import type { RequestContext } from '../request/request-context.ts';
import { Commands } from '../server/commands.ts';
import { refusalOnWire } from '../server/error.filter.ts';
import { COMMANDS_AT_ONCE, manyCommands } from '../server/many-commands.ts';
import type { BeginImport } from './import.commands.ts';
import { importDecider, type Import } from './import.decider.ts';
import type { ImportedRowsAttributes } from '../contract/import.wire.ts';
import { rowId, rowKeyOf } from './row-id.ts';
import type { z } from 'zod';

/** A kind of record whose rows can be imported. */
export interface ImportKind {
  readonly noun: string;
  readonly decider: Decider<RecordState<object>, Message, Message>;
  readonly body: Body;
}

/** A row as it was sent, and what its record is decided on. */
export interface ImportedRow {
  readonly nth: number;
  readonly data: object;
  readonly completed: object;
}

type RowAnswer = ImportedRowsAttributes['rows'][number];
type Past = readonly (Message & Recorded & { readonly causationId: string })[];

/** Records rows, and removes them again. */
@Injectable()
export class ImportRuns {
  constructor(
    @Inject(Commands) private readonly commands: Pick<Commands, 'send'>,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream'>,
    @Inject(NOW) private readonly now: () => string,
    @Inject(NEW_ID) private readonly newId: () => string,
    @Inject(KEYRING) private readonly keyring: Pick<Keyring, 'obtain'>,
  ) {}

  /** Begins an import. @throws RefusalError */
  begin(context: RequestContext, begun: z.output<typeof BeginImport>): Promise<Sent<Import | null>> {
    return this.commands.send(context, importDecider, context.newId(), { type: 'BeginImport', data: begun });
  }

  /**
   * Records rows: those whose record is not there yet, and with `bringBack` those whose record was removed. What will be
   * recorded is listed first, so that an undo finds it whenever the process dies.
   * @throws RefusalError not_found, import_undone, import_full
   */
  async record(
    context: RequestContext,
    importId: string,
    kind: ImportKind,
    rows: readonly ImportedRow[],
    bringBack: boolean,
  ): Promise<RowAnswer[]> {
    return manyCommands.inTurn(context.accountId, async () => {
      const importing = context.under(causeOf('import', importId), false, this.newId);
      const key = await this.#keyOf(context);
      const planned = await Promise.all(rows.map((row) => this.#plan(importing, kind, key, row, bringBack)));
      const records = planned.flatMap(({ id, command }) => (command === null ? [] : [id]));
      const list = { type: 'ListImportRows', data: { kind: kind.decider.name, records } } as const;
      await this.commands.send(importing, importDecider, importId, list);
      return allDone(
        planned.map(async ({ id, command, answer }) => {
          if (command === null) return answer;
          const sent = await this.commands.send(importing, kind.decider, id, command);
          // Another row, or another call, was quicker.
          return sent.events.length > 0 ? answer : { ...answer, outcome: 'present' as const };
        }),
      );
    });
  }

  /** The key of the company's row ids. @throws RefusalError not_found where the company was erased meanwhile */
  async #keyOf({ companyId }: RequestContext): Promise<KeyObject> {
    const key = await rowKeyOf(this.keyring, companyId);
    if (key === null) throw new RefusalError(refuse('not_found'));
    return key;
  }

  /** What is to be done for a row, and what is answered when it is done. */
  async #plan(
    context: RequestContext,
    kind: ImportKind,
    key: KeyObject,
    { nth, data, completed }: ImportedRow,
    bringBack: boolean,
  ) {
    const { decider, noun, body } = kind;
    const id = rowId(key, context.companyId, decider.name, data, nth);
    const past = await this.#past(decider, id);
    const state = evolve(decider, past);
    const planned = (outcome: RowAnswer['outcome'], command: Message | null, errors: RowAnswer['errors'] = []) => ({
      id,
      command,
      answer: { outcome, recordId: id, errors },
    });
    if (past.length === 0) {
      const refused = this.#refused(context, decider, state, id, recording(noun, completed));
      if (refused.length === 0) return planned('recorded', recording(noun, completed));
      return planned(
        'refused',
        null,
        refused.map((each) => {
          const { code, field, message } = refusalOnWire(each, context.language, body);
          return { code, field, message };
        }),
      );
    }
    if (keptFields(state) !== null) return planned(isOf(past, noun, context) ? 'recorded' : 'present', null);
    return bringBack ? planned('restored', { type: `Restore${noun}`, data: {} }) : planned('removed', null);
  }

  /** What would be refused of a row; nothing of one whose record is or was there. Nothing is written. */
  async refusalsOf(context: RequestContext, { decider, noun }: ImportKind, row: ImportedRow): Promise<Refusal[]> {
    const id = rowId(await this.#keyOf(context), context.companyId, decider.name, row.data, row.nth);
    const past = await this.#past(decider, id);
    if (past.length > 0) return [];
    return this.#refused(context, decider, evolve(decider, past), id, recording(noun, row.completed));
  }

  #refused(
    { actor }: RequestContext,
    decider: ImportKind['decider'],
    state: RecordState<object>,
    id: string,
    command: Message,
  ): Refusal[] {
    const decision = decide(decider, state, command, { id, now: this.now(), actor, newId: this.newId });
    return decision instanceof Refusal ? [decision, ...(decision.more.also ?? [])] : [];
  }

  /**
   * Removes what an import added and is still there. A second call removes what the first did not reach.
   * @throws RefusalError not_found
   */
  async undo(
    context: RequestContext,
    importId: string,
    kindOf: (name: string) => ImportKind,
  ): Promise<{
    readonly state: Import;
    readonly recorded: number;
    readonly removed: number;
    readonly corrected: number;
  }> {
    return manyCommands.inTurn(context.accountId, async () => {
      const undoing = context.under(causeOf('import_undo', importId), false, this.newId);
      const { state } = await this.commands.send(undoing, importDecider, importId, { type: 'UndoImport', data: {} });
      if (state === null) throw new Error('An import that was undone has begun');
      const kind = kindOf(state.kind);
      const owner = context.under(causeOf('import', importId), false, this.newId);
      let [recorded, removed, corrected] = [0, 0, 0];
      for (let at = 0; at < state.listed.length; at += COMMANDS_AT_ONCE) {
        const ids = state.listed.slice(at, at + COMMANDS_AT_ONCE);
        const done = await allDone(ids.map((id) => this.#remove(undoing, owner, kind, id)));
        recorded += done.filter(({ landed }) => landed).length;
        removed += done.filter(({ removed: went }) => went !== null).length;
        corrected += done.filter(({ removed: went }) => went === 'corrected').length;
      }
      return { state, recorded, removed, corrected };
    });
  }

  /** Removes a record that is there because of the import (null where it is not), and says whether the import ever added it. */
  async #remove(
    undoing: RequestContext,
    owner: RequestContext,
    { decider, noun }: ImportKind,
    id: string,
  ): Promise<{ readonly landed: boolean; readonly removed: 'corrected' | 'as_imported' | null }> {
    const past = await this.#past(decider, id);
    const landed = past.some((event) => isLanding(event, noun) && event.causationId === owner.causation);
    if (keptFields(evolve(decider, past)) === null || !isOf(past, noun, owner)) return { landed, removed: null };
    const sent = await this.commands.send(undoing, decider, id, { type: `Remove${noun}`, data: {} });
    if (sent.events.length === 0) return { landed, removed: null };
    return { landed, removed: past.some(({ type }) => type === `${noun}Corrected`) ? 'corrected' : 'as_imported' };
  }

  async #past(decider: { readonly name: string }, id: string): Promise<Past> {
    return (await this.log.readStream(`${decider.name}-${id}`)) as unknown as Past;
  }
}

/**
 * Waits for every one, also after one has failed: what is still on its way must have landed or failed before another call of
 * the account, such as an undo, takes its turn.
 * @throws what the first one that failed threw
 */
async function allDone<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const recording = (noun: string, data: object): Message => ({ type: `Record${noun}`, data });

/** Whether an event made a record be there. */
const isLanding = ({ type }: Message, noun: string): boolean =>
  type === `${noun}Recorded` || type === `${noun}Restored`;

/**
 * Whether a record is there because of the import that the context writes for: it recorded the record, or brought it back
 * after another. What a person brings back stays of the import that it came with.
 */
function isOf(past: Past, noun: string, { causation }: RequestContext): boolean {
  const causes = past.filter(
    ({ type, causationId }) =>
      type === `${noun}Recorded` || (type === `${noun}Restored` && causationId.startsWith(causeOf('import', ''))),
  );
  return causes.at(-1)?.causationId === causation;
}
