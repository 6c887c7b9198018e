import type { RequestContext } from '@terroir/http';
import { evolve, type Decider, type Message, type Recorded, type RecordState } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';

type Remembering<Fields, E extends Message> = Pick<
  Decider<RecordState<Fields>, never, E>,
  'name' | 'initial' | 'evolve'
>;

/** A record of the asking company as the log has it at this moment; never recorded where it is another company's. */
export async function stateOf<Fields, E extends Message>(
  log: Pick<EventLog, 'readStream'>,
  decider: Remembering<Fields, E>,
  { companyId }: RequestContext,
  id: string,
): Promise<RecordState<Fields>> {
  const past = await log.readStream(`${decider.name}-${id}`);
  if (past[0]?.companyId !== companyId) return decider.initial;
  return evolve(decider as Decider<RecordState<Fields>, never, E>, past as unknown as (E & Recorded)[]);
}
