import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  evolve,
  keptFields,
  Refusal,
  refuse,
  type Decider,
  type Message,
  type Recorded,
  type RecordState,
} from '@terroir/kernel';
import { send, Send, type EventLog, type Sent } from '@terroir/store';
import type { Answer } from '../contract/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { EVENT_LOG, NEW_ID, NOW } from '../contract/ports.ts';
import { upToVersion } from './versions.ts';

/** The one handler of the one command (architecture §3). */
@CommandHandler(Send)
export class SendHandler implements ICommandHandler<Send> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(NOW) private readonly now: () => string,
    @Inject(NEW_ID) private readonly newId: () => string,
  ) {}

  execute(command: Send): Promise<Sent<unknown> | Refusal> {
    return send({ log: this.log, now: this.now, newId: this.newId }, command);
  }
}

/** How controllers and handlers send commands for a request. */
@Injectable()
export class Commands {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(NOW) private readonly now: () => string,
    @Inject(NEW_ID) private readonly newId: () => string,
  ) {}

  /**
   * Sends a command to an aggregate and notes the position it reached for `X-Position`. The answer can be built from
   * the state that comes back: nothing needs to be waited for.
   * @param current the record as it stands now, asked for after a conflict only; what it reads through `Reads` has caught
   * up with the stream
   * @throws RefusalError with whatever the decision refused
   */
  async send<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    current?: (context: RequestContext) => Promise<Answer>,
  ): Promise<Sent<S, E>> {
    const outcome =
      (context.resumed ? await this.alreadyDone(context, decider, id) : null) ??
      (await this.bus.execute<object, Sent<S, E> | Refusal>(
        new Send(decider, id, command, context.caller, context.isNew(id)),
      ));
    if (outcome instanceof Refusal) throw await this.refused(outcome, context, decider, id, current);
    context.outcome.wrote(outcome.position);
    return outcome;
  }

  /**
   * Decides a command on the log of this moment and writes nothing, so that files and other records are kept only for what
   * will be recorded. Returns what sending it now would lead to.
   * @throws RefusalError when it would be refused
   */
  async rehearse<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    current?: (context: RequestContext) => Promise<Answer>,
  ): Promise<Sent<S, E>> {
    const done = context.resumed ? await this.alreadyDone(context, decider, id) : null;
    if (done !== null) return done;
    const outcome = await this.decided(context, decider, id, command);
    if (outcome instanceof Refusal) throw await this.refused(outcome, context, decider, id, current);
    return outcome;
  }

  /** Why a command would be refused on the log of this moment, or null. */
  async refusalOf<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    command: C,
  ): Promise<Refusal | null> {
    const outcome = await this.decided(context, decider, id, command);
    return outcome instanceof Refusal ? outcome : null;
  }

  /**
   * The fields of a record on the log of this moment, in the version that the caller names, before anything is decided.
   * @throws RefusalError not_found, version_conflict
   */
  async met<Fields, C extends Message, E extends Message>(
    context: RequestContext,
    { name, initial, evolve: folds }: Decider<RecordState<Fields>, C, E>,
    id: string,
    current?: (context: RequestContext) => Promise<Answer>,
  ): Promise<Fields> {
    const meet = (state: RecordState<Fields>) => (keptFields(state) === null ? refuse('not_found') : null);
    const meeting: Decider<RecordState<Fields>, { readonly type: 'Meet'; readonly data: object }, E> = {
      name,
      initial,
      evolve: folds,
      decide: { Meet: meet },
    };
    const { state } = await this.rehearse(context, meeting, id, { type: 'Meet', data: {} }, current);
    const fields = keptFields(state);
    if (fields === null) throw new RefusalError(refuse('not_found'));
    return fields;
  }

  /**
   * What an aggregate of the asking company was in one of its versions, with all that was recorded at once with it: nobody
   * ever saw what lies between.
   * @throws RefusalError not_found, version_unknown
   */
  async stateIn<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    version: number,
  ): Promise<S> {
    const past = await this.log.readStream(`${decider.name}-${id}`);
    if (past.length === 0 || past[0]?.companyId !== context.actor.companyId)
      throw new RefusalError(refuse('not_found'));
    const seen = upToVersion(past, version);
    if (seen === null) throw new RefusalError(refuse('version_unknown', { field: 'version', params: { version } }));
    return evolve(decider, seen as unknown as (E & Recorded)[]);
  }

  /** What sending a command would lead to; nothing is written. */
  private decided<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    command: C,
  ): Promise<Sent<S, E> | Refusal> {
    const append: EventLog['append'] = (_, expected, events) =>
      Promise.resolve({ position: 0, revision: (typeof expected === 'number' ? expected : -1) + events.length });
    const log = { readStream: (stream: string) => this.log.readStream(stream), append };
    return send({ log, now: this.now, newId: this.newId }, new Send(decider, id, command, context.caller));
  }

  private async refused(
    refusal: Refusal,
    context: RequestContext,
    decider: { readonly name: string },
    id: string,
    current: ((context: RequestContext) => Promise<Answer>) | undefined,
  ): Promise<RefusalError> {
    const isConflict = refusal.code === 'version_conflict' && current !== undefined;
    return new RefusalError(refusal, isConflict ? await this.present(context, decider, id, current) : undefined);
  }

  /** What a conflict shows: the record at least as new as its stream, or nothing while its read model cannot catch up. */
  private async present(
    context: RequestContext,
    { name }: { readonly name: string },
    id: string,
    current: (context: RequestContext) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const past = await this.log.readStream(`${name}-${id}`);
    try {
      return await current(context.needing(past.at(-1)?.position ?? null));
    } catch (error) {
      if (error instanceof RefusalError && error.refusal.code === 'unavailable') return undefined;
      throw error;
    }
  }

  /** What an earlier run of the same idempotent request wrote to this stream before it died, if anything. */
  private async alreadyDone<S, C extends Message, E extends Message>(
    context: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
  ): Promise<Sent<S, E> | null> {
    const past = await this.log.readStream(`${decider.name}-${id}`);
    const last = past.findLast((event) => event.causationId === context.causation);
    if (last === undefined || last.companyId !== context.actor.companyId) return null;
    const upTo = past.slice(0, last.revision + 1);
    const written = upTo.filter((event) => event.causationId === context.causation) as unknown as E[];
    const state = evolve(decider, upTo as unknown as (E & Recorded)[]);
    return { id, state, events: written, revision: last.revision, position: last.position };
  }
}
