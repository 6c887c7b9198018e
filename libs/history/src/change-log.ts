import {
  HISTORY,
  ofGroup,
  resourceOf,
  topicsOf,
  type AnyView,
  type AsOf,
  type DocumentQuery,
  type HistoryEntry,
  type Page,
  type ReadModels,
} from '@terroir/store';
import type { HistoryOffer, StandsFor } from './history.http.ts';
import { placed, positionOf, straddling, type Span } from './straddling.ts';

/** What is asked of a company's history; newest first. */
export interface HistoryFilter {
  /** Any of these; every one when empty or left out. */
  readonly resourceType?: readonly string[] | undefined;
  /** The resources that may be read at all; every one when left out. */
  readonly among?: ReadonlySet<string> | undefined;
  readonly resourceId?: string | undefined;
  /** Changes of one cause are one entry, that of the change which leads them; not of one record. */
  readonly fold?: boolean | undefined;
  /** Only the changes of this cause that another entry stands for; no kind, record or actor is asked for beside it. */
  readonly cause?: string | undefined;
  readonly actor?: string | undefined;
  /** Instants, ISO 8601, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Entries = Page<HistoryEntry>;

/** Somebody who changed something: an account's id, or a role without one. */
export interface Person {
  readonly id: string;
  readonly changes: number;
}

/** Instants are compared as texts, so they are all written alike. */
const instant = (text: string): string => new Date(text).toISOString();

/** Reads the changes of one company at a time, by an index for each filter: a page reads what it shows. */
export class ChangeLog {
  readonly #documents: ReadModels;
  readonly #past: Pick<AsOf, 'tally' | 'totalOf' | 'recordedBetween'>;
  /** Audited views by what their records are called in the history. */
  readonly #views: ReadonlyMap<string, AnyView>;

  constructor(
    documents: ReadModels,
    past: Pick<AsOf, 'tally' | 'totalOf' | 'recordedBetween'>,
    views: readonly AnyView[],
  ) {
    this.#documents = documents;
    this.#past = past;
    this.#views = new Map(views.flatMap((view) => (view.audited ? [[view.audited.resource, view] as const] : [])));
  }

  /** The company's changes that fit the filter, newest first. @throws BadCursor */
  async page(companyId: string, filter: HistoryFilter): Promise<Entries> {
    const { actor, resourceType, resourceId, cause, fold = false, from, to, limit, cursor, among } = filter;
    const between = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
    const isRanged = from !== undefined || to !== undefined;
    const resources = resourceType?.length ? resourceType : among && [...among];
    const query: DocumentQuery = {
      ...this.#indexFor(companyId, filter, resources),
      ...(isRanged && { range: { field: 'recorded', ...between } }),
      order: 'descending',
      limit,
      // What stands before an instant is seldom asked for twice, other than what is new.
      ...(to !== undefined && { cache: false }),
      ...(cursor !== undefined && { cursor }),
    };
    // Of one record and of one cause, entries are counted by the index.
    if (resourceId !== undefined || cause !== undefined) return this.#documents.find<HistoryEntry>(HISTORY, query);
    const topics = resources || fold ? this.#topics(resources, fold) : undefined;
    const counts = (group: string): boolean => {
      const [topic, actorId] = ofGroup(group);
      return (topics?.has(topic) ?? true) && (actor === undefined || actorId === actor);
    };
    const total = isRanged
      ? await this.#past.recordedBetween(HISTORY, companyId, { from, to }, counts)
      : await this.#past.totalOf(HISTORY, companyId, counts);
    const counted = { ...query, ...(total !== undefined && { total }) };
    if (!fold || from === undefined) return this.#documents.find<HistoryEntry>(HISTORY, counted);
    return this.#withStraddling(companyId, counted, { from: instant(from), to: to && instant(to) }, (entry) => {
      return (topics?.has(entry.topic) ?? true) && (actor === undefined || entry.actorId === actor);
    });
  }

  /** A folded page of a span, and after its last entry those that began before the span and lead changes within it. */
  async #withStraddling(
    companyId: string,
    { cursor, ...query }: DocumentQuery,
    span: Span,
    fits: (entry: HistoryEntry) => boolean,
  ): Promise<Entries> {
    const below = positionOf(cursor);
    const within = await this.#documents.find<HistoryEntry>(HISTORY, {
      ...query,
      ...(below === null ? cursor !== undefined && { cursor } : { limit: 1 }),
    });
    const before = await straddling(this.#documents, companyId, span, fits);
    const total = within.total + before.length;
    if (below === null && within.nextCursor !== null) return { ...within, total };
    const own = below === null ? within.documents : [];
    const left = before.filter(({ position }) => position < (below ?? Infinity));
    const { shown, nextCursor } = placed(left, query.limit - own.length);
    return { documents: [...own, ...shown], total, nextCursor };
  }

  /** Who changed something in the company, by what the filter `actor` takes, with how many changes; most first. */
  async people(companyId: string, among?: ReadonlySet<string>): Promise<readonly Person[]> {
    const { groups } = await this.#past.tally(HISTORY, companyId);
    const changes = new Map<string, number>();
    for (const [group, { count }] of groups) {
      const [topic, actorId] = ofGroup(group);
      if (among?.has(resourceOf(topic)) ?? true) changes.set(actorId, (changes.get(actorId) ?? 0) + count);
    }
    return [...changes]
      .map(([id, count]) => ({ id, changes: count }))
      .sort((one, other) => other.changes - one.changes);
  }

  /** For how many changes of a span entries of a page stand, and of which kind of record; those that lead none are left out. */
  async standFor(
    entries: readonly HistoryEntry[],
    { from, to }: Pick<HistoryFilter, 'from' | 'to'> = {},
  ): Promise<ReadonlyMap<HistoryEntry, StandsFor>> {
    const between = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
    const found = await Promise.all(
      entries.map(async (entry): Promise<readonly (readonly [HistoryEntry, StandsFor])[]> => {
        const { companyId, leads } = entry;
        if (leads === null) return [];
        const { total, documents } = await this.#documents.find<HistoryEntry>(HISTORY, {
          index: 'cause',
          equals: { companyId, cause: leads },
          ...((from ?? to) !== undefined && { range: { field: 'recorded', ...between } }),
          order: 'descending',
          limit: 1,
        });
        const newest = documents[0]?.row;
        return newest ? [[entry, { cause: leads, changes: total, resourceType: newest.resource }]] : [];
      }),
    );
    return new Map(found.flat());
  }

  /** What can be done about some entries of a page: take back a removal that still holds, bring back an earlier version. */
  async offers(entries: readonly HistoryEntry[]): Promise<ReadonlyMap<HistoryEntry, HistoryOffer>> {
    const offers = new Map<HistoryEntry, HistoryOffer>();
    for (const [resource, some] of Map.groupBy(entries, (entry) => entry.resource)) {
      const view = this.#views.get(resource);
      const { audited } = view ?? {};
      const [restorable, revertible] = [audited?.restorable === true, audited?.revertible === true];
      const asked = revertible ? some : restorable ? some.filter(({ kind }) => kind === 'removed') : [];
      if (view === undefined || asked.length === 0) continue;
      const ids = [...new Set(asked.map(({ resourceId }) => resourceId))];
      const rows = await this.#documents.getMany<{ readonly removed?: boolean }>(view, ids);
      const documents = new Map(rows.map((document) => [document.key, document]));
      const newest = newestOf(some);
      for (const entry of asked) {
        const document = documents.get(entry.resourceId);
        if (document === undefined) continue;
        const last = newest.get(entry.resourceId);
        const isOpen = restorable && entry === last && entry.kind === 'removed' && document.row.removed === true;
        offers.set(entry, {
          undo: isOpen && (document.position === entry.position || (await this.#isLast(entry))) ? 'restore' : null,
          revert: revertible ? revertOf(entry, document.revision + 1, last) : null,
        });
      }
    }
    return offers;
  }

  /** For a row that something has touched since, without a change. */
  async #isLast({ companyId, resource, resourceId, position }: HistoryEntry): Promise<boolean> {
    const query = { index: 'record', equals: { companyId, resource, resourceId }, total: 0 };
    const last = await this.#documents.find<HistoryEntry>(HISTORY, { ...query, order: 'descending', limit: 1 });
    return last.documents[0]?.row.position === position;
  }

  /** The index that answers a filter, with its equalities; what is left out stands for all that there are. */
  #indexFor(
    companyId: string,
    { resourceId, actor, cause, fold = false }: HistoryFilter,
    some: readonly string[] | undefined,
  ): Pick<DocumentQuery, 'index' | 'equals'> {
    if (cause !== undefined) return { index: 'cause', equals: { companyId, cause } };
    const resource = some ?? [...this.#views.keys()];
    const by = actor === undefined ? { companyId } : { companyId, actorId: actor };
    if (resourceId !== undefined)
      return { index: actor === undefined ? 'record' : 'actorRecord', equals: { ...by, resource, resourceId } };
    if (actor !== undefined) return { index: 'actorTopic', equals: { ...by, topic: [...this.#topics(some, fold)] } };
    if (some !== undefined) return { index: 'topic', equals: { companyId, topic: [...this.#topics(some, fold)] } };
    return fold ? { index: 'cause', equals: { companyId, cause: '' } } : { index: 'company', equals: { companyId } };
  }

  #topics(some: readonly string[] | undefined, fold: boolean): ReadonlySet<string> {
    const audited = [...this.#views.values()].flatMap((view) => view.audited ?? []);
    return topicsOf(some ?? [...this.#views.keys()], audited, fold);
  }
}

/** Which version an entry brings back: none of a removal, of what is the newest version or was recorded at once with it. */
function revertOf(
  { kind, version, recorded }: HistoryEntry,
  newest: number,
  last: HistoryEntry | undefined,
): HistoryOffer['revert'] {
  const isNewest = last?.version === newest && last.recorded === recorded;
  return kind === 'removed' || version === null || version >= newest || isNewest ? null : { version, newest };
}

/** The newest of some entries of each record. */
function newestOf(entries: readonly HistoryEntry[]): ReadonlyMap<string, HistoryEntry> {
  const newest = new Map<string, HistoryEntry>();
  for (const entry of entries)
    if ((newest.get(entry.resourceId)?.position ?? 0) < entry.position) newest.set(entry.resourceId, entry);
  return newest;
}
