import type { FollowedPracticesAttributes } from '@terroir/production';
import { searchRank, searchTerms, type SearchTerms } from '@terroir/reference';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../i18n/language.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import { client } from '../../session/session.ts';

/** Every best practice in its group, and those that the company follows. */
export type Practices = FollowedPracticesAttributes;
export type PracticeGroup = Practices['groups'][number];
export type Practice = PracticeGroup['practices'][number];

/** What the form holds: whether each practice is followed, by id. */
export type Ticks = Readonly<Record<string, boolean>>;

/** Everything fetched of the practices; each language has its own names. */
export const practicesKey = ['followed_practices'];

export const practicesQuery = (language: Language, asOf: string | null) =>
  queryOptions({
    queryKey: [...practicesKey, language, asOf ?? ''],
    queryFn: ({ signal }) => client.get<Practices>('/followed_practices', { signal, query: { as_of: asOf } }),
    // What was fetched in the other language may be an older version, which the form would take for a change.
    gcTime: 0,
  });

const listed = ({ groups }: Pick<Practices, 'groups'>): readonly Practice[] =>
  groups.flatMap(({ practices }) => practices);

/** Also those that the catalogue no longer has: a save sends them on. */
export const ticksOf = (practices: Practices): Ticks => ({
  ...Object.fromEntries(listed(practices).map(({ id }) => [id, false])),
  ...Object.fromEntries(practices.practices.map((id) => [id, true])),
});

export const tickedIds = (ticks: Ticks): string[] => Object.keys(ticks).filter((id) => ticks[id]);

export const countTicked = ({ practices }: Pick<PracticeGroup, 'practices'>, ticks: Ticks): number =>
  practices.filter(({ id }) => ticks[id]).length;

/** The practices as facts of a record, each of which two people may change. */
export const practiceFacts = (practices: Practices, ticks: Ticks): readonly RecordFact[] =>
  listed(practices).map(({ id, name }) => ({ label: name, value: ticks[id] ? id : '', fields: [`followed.${id}`] }));

/** The names of practices by id. */
export const practiceNames = (practices: Pick<Practices, 'groups'>): ReadonlyMap<string, string> =>
  new Map(listed(practices).map(({ id, name }) => [id, name]));

/** What someone else ticked and cleared since `start`, where the person at the form had changed nothing. */
export function changedByOthers(start: Ticks, mine: Ticks, stored: Ticks): Ticks {
  const untouched = Object.keys(stored).filter((id) => Boolean(mine[id]) === Boolean(start[id]));
  const changed = untouched.filter((id) => Boolean(stored[id]) !== Boolean(start[id]));
  return Object.fromEntries(changed.map((id) => [id, Boolean(stored[id])]));
}

const known = new WeakMap<Practice, SearchTerms>();

function termsOf(practice: Practice, group: PracticeGroup): SearchTerms {
  const terms = known.get(practice) ?? searchTerms({ ...practice, group: [group.name] });
  known.set(practice, terms);
  return terms;
}

/** The ids of what answers the typed words; `null` where nothing was typed. */
export function findPractices({ groups }: Practices, text: string): ReadonlySet<string> | null {
  if (text.trim() === '') return null;
  return new Set(
    groups.flatMap((group) =>
      group.practices.filter((each) => searchRank(termsOf(each, group), text) !== null).map(({ id }) => id),
    ),
  );
}
