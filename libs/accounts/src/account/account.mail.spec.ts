import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkpointsIn, MailUnavailable, react, type Letter } from '@terroir/store';
import { accountsHttp, dataOf, type AccountsHttp } from '../accounts.fixture.ts';
import { accountMail, wordedLetterWriter } from './account.mail.ts';
import { eraseAccount } from '../operator/account-admin.ts';

const ANA = 'ana@ferme.example';
let http: AccountsHttp;
beforeEach(async () => {
  http = await accountsHttp();
});
afterEach(() => http.close());

/** A mail server that fails so many times before it takes letters. */
function server(failures: number) {
  const tried: Letter[] = [];
  const send = (letter: Letter): Promise<void> => {
    tried.push(letter);
    return tried.length <= failures ? Promise.reject(new MailUnavailable('busy')) : Promise.resolve();
  };
  return { tried, send };
}

/** The events of an account, as a reactor gets them. */
async function eventOf(accountId: string, type: string) {
  const found = (await http.store.log.readStream(`account-${accountId}`)).find((event) => event.type === type);
  if (found === undefined) throw new Error(`No ${type}`);
  return found as never;
}

describe('a letter that another module words', () => {
  const words = { subject: 'Rappel', greeting: 'Bonjour {name},', lines: ['Une ligne.'], action: 'Voir', after: [] };

  test('goes to the person of the account, in their language, with a link into the application', async () => {
    const { id } = await http.person(ANA, {});
    const mail = server(0);
    await wordedLetterWriter(http.services, mail)(id, { id: 'letter-1', words, path: '/certifications' });
    const { row } = (await http.services.accountStates.fromLog(id)) ?? {};
    expect(mail.tried).toMatchObject([{ id: 'letter-1', to: ANA, subject: 'Rappel', language: row?.language }]);
    expect(mail.tried[0]?.text.split('\n\n')).toEqual([
      `Bonjour ${row?.name},`,
      'Une ligne.',
      'https://terroir.example/certifications',
      'Terroir',
    ]);
  });

  test('goes to nobody once the account is erased', async () => {
    const { id } = await http.person(ANA);
    await eraseAccount(http.services, id);
    const mail = server(0);
    await wordedLetterWriter(http.services, mail)(id, { id: 'letter-1', words, path: '/' });
    expect(mail.tried).toEqual([]);
  });
});

describe('the letters of accounts', () => {
  test('are tried again as the same letter, with the same link, until they are taken', async () => {
    const { id } = dataOf(await http.register(ANA));
    const mail = server(2);
    const write = accountMail(http.services, mail).on.AccountRegistered;
    const event = await eventOf(id, 'AccountRegistered');
    await expect(write?.(event)).rejects.toThrow('busy');
    await expect(write?.(event)).rejects.toThrow('busy');
    await write?.(event);
    expect(mail.tried).toHaveLength(3);
    expect(mail.tried[1]).toEqual(mail.tried[0]);
    expect(mail.tried[2]).toEqual(mail.tried[0]);
  });

  test('are not written to those who were confirmed or erased meanwhile', async () => {
    const { id } = await http.person(ANA);
    const mail = server(0);
    const { on } = accountMail(http.services, mail);
    await on.AccountRegistered?.(await eventOf(id, 'AccountRegistered'));
    expect(mail.tried).toEqual([]);
    const bo = dataOf(await http.register('bo@ferme.example'));
    await eraseAccount(http.services, bo.id);
    await on.AccountRegistered?.(await eventOf(bo.id, 'AccountRegistered'));
    expect(mail.tried).toEqual([]);
  });

  test('are not written again after a restart, nor by a rebuild of the read models', async () => {
    await http.register(ANA);
    await http.letterTo(ANA);
    await http.reactor.close();
    await http.store.rebuild(null);
    const { log, secrets } = http.store;
    const { promise: written, resolve } = Promise.withResolvers<Letter>();
    const mail = { send: (letter: Letter) => Promise.resolve(resolve(letter)) };
    const again = await react({ log, checkpoints: checkpointsIn(secrets), ...accountMail(http.services, mail) });
    await http.register('bo@ferme.example');
    expect((await written).to).toBe('bo@ferme.example'); // the first that it writes at all
    await again.close();
  });
});
