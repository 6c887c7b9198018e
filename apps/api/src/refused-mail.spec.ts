import { expect, test } from '@jest/globals';
import { postOffice, until } from '@terroir/store/doubles';
import { pino } from 'pino';
import { testApp } from './test-app.ts';

test('a letter that the mail server refuses for good is logged without its address, and the next one goes out', async () => {
  const refusal = '550 5.1.1 <gone@ferme.example>: no such mailbox';
  const office = await postOffice({ 'RCPT TO:<gone@': refusal });
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await testApp({ env: { SMTP_URL: office.url }, logger });
  const password = 'Rhubarbe-42!';
  for (const email of ['gone@ferme.example', 'next@ferme.example']) {
    const account = { email, password, password_confirmation: password, accountable_type: 'Producer' };
    const accountable = { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false };
    expect((await app.guest.post('/api/v1/accounts', { account: { ...account, accountable } })).status).toBe(201);
  }
  await until(() => office.heard.includes('To: next@ferme.example'));
  await app.close();
  await office.close();
  const refused = lines.filter((line) => line.includes('MailRefused'));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('550 5.1.1');
  expect(lines.join('')).not.toContain('gone@ferme.example');
});
