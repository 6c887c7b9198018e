import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Option, type Command } from 'commander';
import { createAnalyst, eraseAccount, findAccount, listAccounts, recordPayment } from '@terroir/accounts/server';
import { clearTexts, mailFolder } from '@terroir/store';
import { dataFolder } from './data-folder.ts';
import { caughtUp, withInstallation } from './installation.ts';
import { Mistake } from './words.ts';

/** An instant from `2027-01-31` (the end of that day, UTC) or a full ISO 8601 instant. */
export function instantOf(text: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text;
  if (Number.isNaN(Date.parse(at)) || !/^\d{4}-\d{2}-\d{2}T/.test(at))
    throw new Mistake({
      en: `${text} is not a date such as 2027-01-31.`,
      fr: `${text} n’est pas une date comme 2027-01-31.`,
    });
  return new Date(at).toISOString();
}

async function agreed(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await asking.question(`${question} Type "erase" to go on: `)).trim() === 'erase';
  } finally {
    asking.close();
  }
}

/** `account list | analyst | payment | erase`. */
export function addAccount(program: Command): void {
  const data = () => program.opts<{ data?: string }>().data;
  const account = program.command('account').description('what only the operator may do with accounts');
  account
    .command('list')
    .description('every account, oldest first')
    .action(() =>
      withInstallation(data(), async ({ services }) => {
        for await (const one of listAccounts(services))
          console.log(
            [
              one.accountId,
              one.role,
              one.subscription ?? '-',
              one.confirmed ? 'confirmed' : 'unconfirmed',
              one.email,
              one.name,
            ].join('\t'),
          );
      }),
    );
  account
    .command('analyst')
    .description('create an analyst; without --password a mailed link lets them choose one')
    .requiredOption('--name <name>')
    .requiredOption('--email <address>')
    .addOption(new Option('--language <language>').choices(['en', 'fr']).default('en'))
    .option('--password <password>')
    .action(
      ({
        name,
        email,
        language,
        password,
      }: {
        name: string;
        email: string;
        language: 'en' | 'fr';
        password?: string;
      }) =>
        withInstallation(data(), async ({ services }) => {
          const id = await createAnalyst(services, {
            name,
            email,
            language,
            ...(password !== undefined && { password }),
          });
          console.log(`${email} is an analyst now (${id}).`);
        }),
    );
  account
    .command('payment')
    .description('record that a subscription is paid')
    .argument('<account>', 'e-mail address or id')
    .requiredOption('--until <date>', 'paid until the end of this day')
    .action((who: string, { until }: { until: string }) =>
      withInstallation(data(), async ({ services }) => {
        const paidUntil = instantOf(until);
        const { email } = await recordPayment(services, who, paidUntil);
        console.log(`${email} has paid until ${paidUntil.slice(0, 10)}.`);
      }),
    );
  account
    .command('erase')
    .description('erase a person: their personal data can never be read again')
    .argument('<account>', 'e-mail address or id')
    .option('--yes', 'do not ask')
    .action((who: string, { yes }: { yes?: boolean }) =>
      withInstallation(data(), async ({ store, services }) => {
        const { email, accountId } = await findAccount(services, who);
        if (yes !== true && !(await agreed(`This cannot be undone for ${email} (${accountId}).`)))
          throw new Mistake({ en: 'Nothing was erased.', fr: 'Rien n’a été effacé.' });
        await eraseAccount(services, accountId, mailFolder(join(dataFolder(data()), 'mail'), ''));
        await caughtUp(store); // the rows go with the event, and only then nothing is left of them
        console.log(`The person of account ${accountId} is erased.`);
        const clear = await clearTexts(store.raw, accountId);
        if (clear > 0)
          console.log(
            `${clear} of their events were written by an earlier version, and their texts stay in the log in clear (tools/decisions/0012-what-an-account-typed.md).`,
          );
      }),
    );
}
