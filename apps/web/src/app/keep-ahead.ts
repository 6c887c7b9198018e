import { queries } from '../api/query-client.ts';
import { keepAnswersAhead } from '../offline/kept-answers.ts';
import { profileQuery } from '../session/profile.ts';
import { isProducer, planLevel } from '../session/roles.ts';
import { missingFor, redirectOf } from './access.ts';
import { fetchMemberRoutes, knownRoutes } from './routes.ts';

/** What forms choose from: it is asked for when one opens, and the first may open where there is no network. */
const choices = {
  producer: ['/input_categories', '/output_categories', '/zone_types', '/units'],
  member: ['/firm'],
};

/** Has what the screens first show of the signed-in person, and their forms choose from, kept before it is asked for. */
export async function keepAhead(): Promise<void> {
  const person = queries.getQueryData(profileQuery.queryKey);
  if (!person) return;
  await fetchMemberRoutes();
  const open = knownRoutes().filter(
    ({ who, needs }) => redirectOf(who, true, person.role) === null && missingFor(needs, person) === null,
  );
  const asked = open.flatMap(({ asks }) => Object.values(asks ?? {}).flat());
  const forms = isProducer(person.role) && planLevel(person.role) > 0 ? choices.producer : [];
  await keepAnswersAhead([...new Set([...choices.member, ...forms, ...asked])]);
}
