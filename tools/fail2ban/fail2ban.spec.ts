import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { limitLog, securityLog, type SecurityEvent } from '@terroir/http';
import { pino } from 'pino';

const filter = readFileSync(join(import.meta.dirname, 'terroir.conf'), 'utf8');
const failregex = /^failregex = (.*)$/m.exec(filter)?.[1] ?? '';
/** The address that the filter finds in a line, with `<HOST>` as fail2ban reads it: an address of either version. */
const foundIn = (line: string) => new RegExp(failregex.replace('<HOST>', '(?<host>[0-9a-fA-F.:]+)')).exec(line)?.groups?.['host']; // prettier-ignore

function logged() {
  const lines: string[] = [];
  return { lines, logger: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) };
}

test('the filter finds the caller of everything that is noted, and of nothing else', () => {
  const { lines, logger } = logged();
  const note = securityLog(logger);
  const events: SecurityEvent[] = ['sign_in_failed', 'password_refused', 'reset_refused', 'limit_met'];
  for (const event of events) note(event, '203.0.113.7', '0123456789abcdef');
  note('reset_refused', '2001:db8::7');
  note('sign_in_failed', '::ffff:203.0.113.8');
  logger.warn({ ip: '203.0.113.9' }, '"security":"sign_in_failed","ip":"203.0.113.9"');
  expect(lines.map(foundIn)).toEqual([
    ...events.map(() => '203.0.113.7'),
    '2001:db8::7',
    '203.0.113.8',
    undefined, // what a caller writes is quoted in JSON
  ]);
});

test('a line carries its instant where the filter reads it', () => {
  const { lines, logger } = logged();
  securityLog(logger)('limit_met', '203.0.113.7');
  expect(filter).toContain('datepattern = "time":{LEPOCH}');
  expect(lines[0]).toMatch(/"time":\d{13},/);
});

test('an address that floods the server is noted a few times a minute', () => {
  const { lines, logger } = logged();
  const note = limitLog(securityLog(logger), () => 0);
  for (let nth = 0; nth < 1000; nth += 1) note('203.0.113.7');
  note('203.0.113.8');
  expect(lines).toHaveLength(13);
});
