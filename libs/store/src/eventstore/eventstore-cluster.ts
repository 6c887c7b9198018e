import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import type { EndPoint, EventStoreUrl } from './eventstore-url.ts';

const { FOLLOWER, LEADER, PREREADONLYREPLICA, READONLYLEADERLESS, READONLYREPLICA } = gossip.MemberInfo.VNodeState;

/** In which states a node answers, by what is preferred; the best ones first. */
const PREFERRED: Readonly<Record<EventStoreUrl['nodePreference'], readonly MemberInfo.VNodeState[]>> = {
  leader: [LEADER],
  follower: [FOLLOWER],
  read_only_replica: [READONLYREPLICA, PREREADONLYREPLICA, READONLYLEADERLESS],
  random: [],
};
const SERVING = [LEADER, FOLLOWER, READONLYREPLICA, PREREADONLYREPLICA, READONLYLEADERLESS];

/** The node to talk to: one that is preferred, else any that answers; undefined when none does. */
export function bestNode(
  members: readonly MemberInfo[],
  preference: EventStoreUrl['nodePreference'],
): EndPoint | undefined {
  const alive = members.filter((member) => member.getIsAlive() && SERVING.includes(member.getState()));
  const preferred = PREFERRED[preference].flatMap((state) => alive.filter((member) => member.getState() === state));
  const chosen = preferred[0] ?? alive[Math.floor(Math.random() * alive.length)];
  const place = chosen?.getHttpEndPoint();
  return place && { address: place.getAddress(), port: place.getPort() };
}
