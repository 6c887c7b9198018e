import { queries } from '../api/query-client.ts';
import { clock } from '../as-of/as-of.ts';
import { currentLanguage, localeOf } from '../i18n/language.ts';
import { dayIn } from '../i18n/zoned-time.ts';
import { keepAnswersAhead } from '../offline/kept-answers.ts';
import { firmQuery } from '../session/firm.ts';
import { profileQuery } from '../session/profile.ts';
import { settingsAtom } from '../session/settings.ts';
import { store } from '../session/store.ts';
import { missingFor, redirectOf } from './access.ts';
import { routes } from './routes.tsx';

/** What forms choose from: it is asked for when one opens, and the first may open where there is no network. */
const choices = {
  producer: ['/input_categories', '/output_categories', '/zone_types', '/units'],
  member: ['/firm'],
};

/** Has what the screens first show of the signed-in person, and their forms choose from, kept before it is asked for. */
export async function keepAhead(): Promise<void> {
  const person = queries.getQueryData(profileQuery.queryKey);
  if (!person) return;
  const open = routes.filter(
    ({ who, needs }) => redirectOf(who, true, person.role) === null && missingFor(needs, person) === null,
  );
  const asked = open.flatMap(({ asks }) => Object.values(asks ?? {}).flat());
  const forms = asked.length > 0 ? choices.producer : [];
  const dated = open.some(({ label }) => label === 'tasks') ? await datedAddresses() : [];
  await keepAnswersAhead([...new Set([...choices.member, ...forms, ...asked, ...dated])]);
}

/** What is asked for by the day that it is at the company. */
async function datedAddresses(): Promise<readonly string[]> {
  const [{ tasksKeptAhead }, { firstWeekdayOf }] = await Promise.all([
    import('../tasks/kept-ahead.ts'),
    import('@terroir/ui-kit/schedule'),
  ]);
  const zone = queries.getQueryData(firmQuery.queryKey)?.address?.timeZone ?? store.get(settingsAtom).timeZone;
  return tasksKeptAhead(dayIn(zone, clock().toISOString()), firstWeekdayOf(localeOf(currentLanguage())));
}
