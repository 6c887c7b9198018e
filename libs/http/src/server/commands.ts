import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { evolve, Refusal, type Decider, type Message, type Recorded } from '@terroir/kernel';
import { send, Send, type EventLog, type Sent } from '@terroir/store';
import type { Answer } from '../contract/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { RefusalError } from '../contract/errors.ts';
import { EVENT_LOG, NEW_ID, NOW } from '../contract/ports.ts';

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
  ) {}

  /**
   * Sends a command to an aggregate and notes the position it reached for `X-Position`. The answer can be built from
   * the state that comes back: nothing needs to be waited for.
   * @param current the record as it stands now, asked for only when the version named by `If-Match` is not the current one
   * @throws RefusalError with whatever the decision refused
   */
  async send<S, C extends Message, E extends Message>(
    asked: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    current?: () => Promise<Answer>,
  ): Promise<Sent<S, E>> {
    const outcome =
      (asked.resumed ? await this.alreadyDone(asked, decider, id) : null) ??
      (await this.bus.execute<object, Sent<S, E> | Refusal>(
        new Send(decider, id, command, asked.caller, asked.isNew(id)),
      ));
    if (outcome instanceof Refusal) {
      if (outcome.code === 'version_conflict' && current) throw new RefusalError(outcome, await current());
      throw new RefusalError(outcome);
    }
    if (outcome.position !== null) asked.position = Math.max(asked.position ?? 0, outcome.position);
    return outcome;
  }

  /** What an earlier run of the same idempotent request wrote to this stream before it died, if anything. */
  private async alreadyDone<S, C extends Message, E extends Message>(
    asked: RequestContext,
    decider: Decider<S, C, E>,
    id: string,
  ): Promise<Sent<S, E> | null> {
    const past = await this.log.readStream(`${decider.name}-${id}`);
    const last = past.findLast((event) => event.causationId === asked.causation);
    if (last === undefined || last.companyId !== asked.actor.companyId) return null;
    const upTo = past.slice(0, last.revision + 1);
    const written = upTo.filter((event) => event.causationId === asked.causation) as unknown as E[];
    const state = evolve(decider, upTo as unknown as (E & Recorded)[]);
    return { id, state, events: written, revision: last.revision, position: last.position };
  }
}
