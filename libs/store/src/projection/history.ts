import { causeOf, sharedCauseOf, splitStream, type Actor, type Recorded, type SharedCause } from '@terroir/kernel';
import type { Collection, DocumentQuery } from '../documents/documents.ts';

/** What became of a record: it appeared, changed, went away, or came back. */
export type HistoryKind = 'created' | 'changed' | 'removed' | 'restored';

export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** One event's effect on one record, as the history keeps it. Field names and values are those of the view's row. */
export interface HistoryEntry {
  readonly companyId: string;
  readonly resource: string;
  readonly resourceId: string;
  /** What a person calls the record, if it has a name. */
  readonly label: string | null;
  readonly event: string;
  readonly kind: HistoryKind;
  readonly actor: Pick<Actor, 'accountId' | 'role'>;
  /** Who acted, for the index: the account, or the role of one who has none (`operator`). */
  readonly actorId: string;
  readonly recorded: string;
  readonly position: number;
  /** The version of the record from this change on; null where something else than the record changed. */
  readonly version: number | null;
  readonly changes: readonly FieldChange[];
  /** What kind of change it is to a list that shows changes of one cause as one, for the index (`topicsOf`). */
  readonly topic: string;
  /** The cause it shares with others, which another entry stands for; '' where it stands for itself. */
  readonly cause: string;
  /** The cause whose changes it stands for. */
  readonly leads: string | null;
}

/**
 * The history of all audited views, by company and time; keys begin with the position, so they order what was recorded
 * in the same millisecond. Raise the version when entries or indexes change.
 */
export const HISTORY = {
  name: 'history',
  version: 6,
  indexes: {
    company: ['companyId', 'recorded'],
    cause: ['companyId', 'cause', 'recorded'],
    topic: ['companyId', 'topic', 'recorded'],
    record: ['companyId', 'resource', 'resourceId', 'recorded'],
    actorTopic: ['companyId', 'actorId', 'topic', 'recorded'],
    actorRecord: ['companyId', 'actorId', 'resource', 'resourceId', 'recorded'],
  },
} as const satisfies Collection;

/** What of a view's rows goes to the history. */
export interface Audited {
  readonly resource: string;
  readonly fields: readonly string[];
  readonly label?: string;
  readonly leads?: { readonly events: Readonly<Record<string, SharedCause>>; readonly of: string };
}

/** What entries are counted by: their topic and who acted. */
export const groupOf = ({ topic, actorId }: Pick<HistoryEntry, 'topic' | 'actorId'>): string =>
  JSON.stringify([topic, actorId]);

/** The topic and the actor of a group. */
export const ofGroup = (group: string): readonly [topic: string, actorId: string] =>
  JSON.parse(group) as [string, string];

const behind = (resource: string): string => `${resource}/behind`;
const leading = (resource: string, of: string): string => `${resource}/${of}`;

/**
 * The topics of the entries about some resources, of all that there are. Folded, an entry stands for those of its cause, also
 * among the changes of their resource; else every change is an entry.
 */
export function topicsOf(
  resources: readonly string[],
  all: Iterable<{ readonly resource: string; readonly leads?: object }>,
  isFolded: boolean,
): ReadonlySet<string> {
  const own = resources.flatMap((resource) => (isFolded ? [resource] : [resource, behind(resource)]));
  const leaders = [...all];
  const led = leaders.flatMap(({ resource, leads }) =>
    leads === undefined
      ? []
      : (resources.includes(resource) ? leaders.map((other) => other.resource) : isFolded ? resources : []).map((of) =>
          leading(resource, of),
        ),
  );
  return new Set([...own, ...led]);
}

/** The resource of a topic. */
export const resourceOf = (topic: string): string => topic.split('/', 1)[0] ?? topic;

type Fields = Readonly<Record<string, unknown>>;
type Event = Recorded & { readonly type: string; readonly data: object; readonly causationId?: string };

/**
 * The company that an event is about: the one of its envelope, else the account it names (decision 0002: they share one
 * id), so that a registration, which a guest sends, belongs to the company that it founds.
 */
export function companyOf({ companyId, data }: Pick<Event, 'companyId' | 'data'>): string | null {
  if (companyId !== null) return companyId;
  const accountId: unknown = 'accountId' in data ? data.accountId : null;
  return typeof accountId === 'string' ? accountId : null;
}

/** The company whose personal history an event ends, or null. */
export const erasedBy = (event: Event): string | null => (event.type === 'AccountErased' ? companyOf(event) : null);

/** A row that says `removed: true` is one that waits for its restoration; to the history it is gone. */
const present = (row: object | null): row is object => row !== null && (row as Fields)['removed'] !== true;

/** The entry that an event leaves for a row of an audited view, null when nothing that the history shows has changed. */
export function entryOf(
  { audited, aggregate }: { readonly audited: Audited; readonly aggregate: string },
  resourceId: string,
  before: object | null,
  after: object | null,
  event: Event,
): HistoryEntry | null {
  const companyId = companyOf(event);
  if (companyId === null) return null;
  const kind = kindOf(before, after);
  // A row that waits for its restoration keeps its fields, but people see them go and come back.
  const from = kind === 'restored' ? null : (before as Fields | null);
  const to = kind === 'removed' ? null : (after as Fields | null);
  const changes = audited.fields
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter((change) => !same(change.from, change.to));
  if (kind === 'changed' && changes.length === 0) return null;
  const label = (to ?? from)?.[audited.label ?? 'name'];
  const { accountId, role } = event.actor;
  const led = audited.leads?.events[event.type];
  const shared = sharedCauseOf(event.causationId ?? '');
  const leads = led ? causeOf(led, resourceId) : shared?.isFirst ? shared.cause : null;
  const cause = leads === null && shared ? shared.cause : '';
  const kindOfLed = led && audited.leads && (to ?? from)?.[audited.leads.of];
  return {
    companyId,
    resource: audited.resource,
    resourceId,
    label: typeof label === 'string' && label !== '' ? label : null,
    event: event.type,
    kind,
    actor: { accountId, role },
    actorId: accountId ?? role,
    recorded: event.recorded,
    position: event.position,
    version: splitStream(event.stream)[0] === aggregate ? event.revision + 1 : null,
    changes,
    topic:
      cause !== ''
        ? behind(audited.resource)
        : typeof kindOfLed === 'string'
          ? leading(audited.resource, kindOfLed)
          : audited.resource,
    cause,
    leads,
  };
}

function kindOf(before: object | null, after: object | null): HistoryKind {
  if (present(before)) return present(after) ? 'changed' : 'removed';
  if (!present(after)) return 'changed';
  return before === null ? 'created' : 'restored';
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The key of an entry: by position, then by view and row. */
export const entryKey = (position: number, view: string, key: string): string => `${placeOf(position)}/${view}/${key}`;

/** The keys of the entries that one event left. */
export const entryKeysAt = (position: number): NonNullable<DocumentQuery['keys']> => ({
  from: `${placeOf(position)}/`,
  to: `${placeOf(position)}/~`,
});

const placeOf = (position: number): string => String(position).padStart(16, '0');
