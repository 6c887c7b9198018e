import type { Logger } from 'pino';
import { addressKey, Rates } from './rates.ts';

/** What a tool that bans addresses counts. A password that is refused is the current one of somebody signed in. */
export type SecurityEvent = 'sign_in_failed' | 'password_refused' | 'reset_refused' | 'limit_met';

/** @param account a keyed hash, never an e-mail address */
export type SecurityLog = (event: SecurityEvent, ip: string, account?: string) => void;

const A_MINUTE = 12;

/** One line for each event, with the caller's address in clear: `tools/fail2ban` reads them. */
export const securityLog =
  (logger: Pick<Logger, 'warn'>): SecurityLog =>
  (security, ip, account) =>
    logger.warn({ security, ip: ip.replace(/^::ffff:(?=\d+\.)/i, ''), ...(account && { account }) }, 'Security');

/** Notes that an address met a limit, a few times a minute: whoever floods the server does not flood its log too. */
export function limitLog(note: SecurityLog, milliseconds: () => number): (ip: string) => void {
  const noted = new Rates(A_MINUTE);
  return (ip) => {
    if (noted.take(addressKey(ip), milliseconds()) === 0) note('limit_met', ip);
  };
}
