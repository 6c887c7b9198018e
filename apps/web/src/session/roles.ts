import type { AccountRole } from '@terroir/accounts';

export type Role = AccountRole;

export const isProducer = (role: Role): boolean => role.startsWith('producer');
export const isBusiness = (role: Role): boolean => role.startsWith('business');

/** The plan level that a role stands for (readings §1): 0 before an address is known. */
export function planLevel(role: Role): 0 | 1 | 2 {
  return role === 'producer_level_three' ? 2 : role === 'producer_level_two' ? 1 : 0;
}
