import type { SessionReader } from '@terroir/http';
import type { Services } from '../services.ts';
import { roleAt } from '../subscription/plan.ts';

/** Finds who a bearer token belongs to and which role they have at this moment. */
export function sessionReader({
  sessions,
  standings,
  now,
}: Pick<Services, 'sessions' | 'standings' | 'now'>): SessionReader {
  return {
    async read(token) {
      const accountId = await sessions.account(token);
      const standing = accountId === null ? null : await standings.of(accountId);
      if (standing === null) return null;
      const { row } = standing;
      return { accountId: row.accountId, companyId: row.companyId, role: roleAt(row, now()), language: row.language };
    },
  };
}
