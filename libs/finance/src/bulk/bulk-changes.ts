import { Inject, Injectable } from '@nestjs/common';
import {
  Commands,
  COMMANDS_AT_ONCE,
  manyCommands,
  RefusalError,
  refusalOnWire,
  type Body,
  type RequestContext,
} from '@terroir/http';
import { causeOf, firstOf, Refusal, type Decider, type Message, type RecordState } from '@terroir/kernel';
import type { ChangedLinesAttributes } from './line-bulk.wire.ts';

/** One line that is to be changed, and how. */
export interface BulkChange {
  readonly id: string;
  /** The version that it must have now; any unless given. */
  readonly expectedVersion?: number | undefined;
  readonly command: () => Promise<Message> | Message;
}

/** Of which kind lines are changed, and how their fields are called on the wire. */
export interface BulkKind {
  readonly decider: Decider<RecordState<object>, Message, Message>;
  readonly body: Body;
}

/**
 * Changes many lines of a company one by one: each is decided for itself, and what is refused hinders no other. The first
 * that is changed leads the others in the history.
 */
@Injectable()
export class BulkChanges {
  constructor(@Inject(Commands) private readonly commands: Commands) {}

  /** @throws RefusalError where the company has too many calls under way; StoreUnavailable, after which some may be changed */
  carryOut(context: RequestContext, kind: BulkKind, changes: readonly BulkChange[]): Promise<ChangedLinesAttributes> {
    return manyCommands.inTurn(context.accountId, async () => {
      const changed: ChangedLinesAttributes['changed'] = [];
      const refused: ChangedLinesAttributes['refused'] = [];
      const newId = () => context.newId();
      const cause = causeOf('bulk', newId());
      const leading = context.under(firstOf(cause), context.resumed, newId);
      const behind = context.under(cause, context.resumed, newId);
      for (let at = 0; at < changes.length;) {
        const isLed = changed.length > 0;
        const some = changes.slice(at, at + (isLed ? COMMANDS_AT_ONCE : 1));
        at += some.length;
        const settled = await Promise.allSettled(
          some.map((change) => this.#send(isLed ? behind : leading, kind, change)),
        );
        for (const outcome of settled) {
          if (outcome.status === 'rejected') throw outcome.reason;
          if (outcome.value?.changed) changed.push(outcome.value.changed);
          if (outcome.value?.refused) refused.push(outcome.value.refused);
        }
      }
      return { changed, refused };
    });
  }

  /** What a line was in one of its versions. @throws RefusalError not_found, version_unknown */
  stateIn(context: RequestContext, { decider }: BulkKind, id: string, version: number): Promise<RecordState<object>> {
    return this.commands.stateIn(context, decider, id, version);
  }

  /** What became of one line; null where there was nothing to change. */
  async #send(context: RequestContext, { decider, body }: BulkKind, { id, expectedVersion, command }: BulkChange) {
    try {
      // A version is one more than the revision of its last event.
      const expecting = context.expecting(expectedVersion === undefined ? null : expectedVersion - 1);
      const { revision, events } = await this.commands.send(expecting, decider, id, await command());
      const before = revision + 1 - events.length;
      return events.length === 0 ? null : { changed: { id, before, version: revision + 1 } };
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const reasons: readonly Refusal[] = [error.refusal, ...(error.refusal.more.also ?? [])];
      return { refused: { id, errors: reasons.map((reason) => refusalOnWire(reason, context.language, body)) } };
    }
  }
}
