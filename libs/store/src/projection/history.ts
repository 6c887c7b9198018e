import { splitStream, type Actor, type Recorded } from '@terroir/kernel';
import type { Collection } from '../documents/documents.ts';

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
}

/**
 * The history of all audited views, by company and time; keys begin with the position, so they order what was recorded
 * in the same millisecond. Raise the version when entries or indexes change.
 */
export const HISTORY = {
  name: 'history',
  version: 5,
  indexes: {
    company: ['companyId', 'recorded'],
    resource: ['companyId', 'resource', 'recorded'],
    record: ['companyId', 'resource', 'resourceId', 'recorded'],
    actorResource: ['companyId', 'actorId', 'resource', 'recorded'],
    actorRecord: ['companyId', 'actorId', 'resource', 'resourceId', 'recorded'],
  },
} as const satisfies Collection;

/** What of a view's rows goes to the history. */
export interface Audited {
  readonly resource: string;
  readonly fields: readonly string[];
  readonly label?: string;
}

/** What entries are counted by: their resource and who acted. */
export const groupOf = ({ resource, actorId }: Pick<HistoryEntry, 'resource' | 'actorId'>): string =>
  JSON.stringify([resource, actorId]);

/** The resource and the actor of a group. */
export const ofGroup = (group: string): readonly [resource: string, actorId: string] =>
  JSON.parse(group) as [string, string];

type Fields = Readonly<Record<string, unknown>>;
type Event = Recorded & { readonly type: string; readonly data: object };

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
  };
}

function kindOf(before: object | null, after: object | null): HistoryKind {
  if (present(before)) return present(after) ? 'changed' : 'removed';
  if (!present(after)) return 'changed';
  return before === null ? 'created' : 'restored';
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The key of an entry: by position, then by view and row. */
export const entryKey = (position: number, view: string, key: string): string =>
  `${String(position).padStart(16, '0')}/${view}/${key}`;
