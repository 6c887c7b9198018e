import { Refusal, type Actor, type Decider, type Message } from '@terroir/kernel';
import { RefusalError, type Commands, type RequestContext } from '@terroir/http';
import { send, Send, type Sent, type Surroundings } from '@terroir/store';

/** Sends a command on behalf of somebody. @throws RefusalError with whatever the decision refused */
export type Sender = <S, C extends Message, E extends Message>(
  actor: Actor,
  decider: Decider<S, C, E>,
  id: string,
  command: C,
) => Promise<Sent<S, E>>;

/** Acts for nobody: the systemActor that reserves an address or answers a mailed link. */
export const systemActor: Actor = { accountId: null, companyId: null, role: 'system' };

/** The sender of a request that acts for others than its caller, because nobody is signed in yet. */
export const senderOf =
  (commands: Commands, context: RequestContext): Sender =>
  (actor, decider, id, command) =>
    commands.send(context.actingAs(actor), decider, id, command);

/** The sender of the command line, of the demo region and of tests: no request stands behind it. */
export const plainSender =
  (surroundings: Surroundings): Sender =>
  async (actor, decider, id, command) => {
    const outcome = await send(
      surroundings,
      new Send(decider, id, command, { actor, correlationId: surroundings.newId() }),
    );
    if (outcome instanceof Refusal) throw new RefusalError(outcome);
    return outcome;
  };
