import type { SessionReader } from '@terroir/http';
import type { Services } from '../services.ts';
import { roleAt } from '../plan/plan.ts';

/** Finds who a bearer token belongs to and which role they have at this moment. */
export function sessionReader({
  sessions,
  accountStates,
  now,
}: Pick<Services, 'sessions' | 'accountStates' | 'now'>): SessionReader {
  return {
    async read(token) {
      const accountId = await sessions.account(token);
      const state = accountId === null ? null : await accountStates.of(accountId);
      if (state === null) return null;
      const { row } = state;
      return { accountId: row.accountId, companyId: row.companyId, role: roleAt(row, now()), language: row.language };
    },
  };
}
