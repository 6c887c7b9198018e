import {
  HISTORY,
  ofGroup,
  type AnyView,
  type AsOf,
  type DocumentQuery,
  type HistoryEntry,
  type Page,
  type ReadModels,
} from '@terroir/store';

/** What is asked of a company's history; newest first. */
export interface HistoryFilter {
  readonly resourceType?: string | undefined;
  /** The resources that may be read at all; every one when left out. */
  readonly among?: ReadonlySet<string> | undefined;
  readonly resourceId?: string | undefined;
  readonly actor?: string | undefined;
  /** Instants, ISO 8601, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Entries = Page<HistoryEntry>;

/** Instants are compared as texts, so they are all written alike. */
const instant = (text: string): string => new Date(text).toISOString();

/** Reads the changes of one company at a time, by an index for each filter: a page reads what it shows. */
export class ChangeLog {
  readonly #documents: ReadModels;
  readonly #past: Pick<AsOf, 'totalOf' | 'recordedBetween'>;
  /** Audited views by what their records are called in the history. */
  readonly #views: ReadonlyMap<string, AnyView>;

  constructor(documents: ReadModels, past: Pick<AsOf, 'totalOf' | 'recordedBetween'>, views: readonly AnyView[]) {
    this.#documents = documents;
    this.#past = past;
    this.#views = new Map(views.flatMap((view) => (view.audited ? [[view.audited.resource, view] as const] : [])));
  }

  /** The company's changes that fit the filter, newest first. @throws BadCursor */
  async page(companyId: string, filter: HistoryFilter): Promise<Entries> {
    const { actor, resourceType, resourceId, from, to, limit, cursor, among } = filter;
    const between = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
    const isRanged = from !== undefined || to !== undefined;
    const resources = resourceType === undefined ? among && [...among] : [resourceType];
    const query: DocumentQuery = {
      ...this.#indexFor(companyId, filter, resources),
      ...(isRanged && { range: { field: 'recorded', ...between } }),
      order: 'descending',
      limit,
      // What stands before an instant is seldom asked for twice, other than what is new.
      ...(to !== undefined && { cache: false }),
      ...(cursor !== undefined && { cursor }),
    };
    // Of one record, entries are counted by the index.
    if (resourceId !== undefined) return this.#documents.find<HistoryEntry>(HISTORY, query);
    const counts = (group: string): boolean => {
      const [resource, actorId] = ofGroup(group);
      return (resources?.includes(resource) ?? true) && (actor === undefined || actorId === actor);
    };
    const total = isRanged
      ? await this.#past.recordedBetween(HISTORY, companyId, { from, to }, counts)
      : await this.#past.totalOf(HISTORY, companyId, counts);
    return this.#documents.find<HistoryEntry>(HISTORY, { ...query, ...(total !== undefined && { total }) });
  }

  /** The removals among some entries that still hold: the last word on a record that can come back. */
  async open(entries: readonly HistoryEntry[]): Promise<ReadonlySet<HistoryEntry>> {
    const found = new Set<HistoryEntry>();
    const removals = entries.filter(
      ({ kind, resource }) => kind === 'removed' && this.#views.get(resource)?.audited?.restorable === true,
    );
    for (const [resource, some] of Map.groupBy(removals, (entry) => entry.resource)) {
      const view = this.#views.get(resource);
      if (view === undefined) continue;
      const ids = [...new Set(some.map(({ resourceId }) => resourceId))];
      const rows = await this.#documents.getMany<{ readonly removed?: boolean }>(view, ids);
      const newest = newestOf(some);
      for (const { key, row, position } of rows) {
        const entry = newest.get(key);
        if (row.removed !== true || entry === undefined) continue;
        if (position === entry.position || (await this.#isLast(entry))) found.add(entry);
      }
    }
    return found;
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
    { resourceId, actor }: HistoryFilter,
    some: readonly string[] | undefined,
  ): Pick<DocumentQuery, 'index' | 'equals'> {
    const resource = some ?? [...this.#views.keys()];
    const by = actor === undefined ? { companyId } : { companyId, actorId: actor };
    if (resourceId !== undefined)
      return { index: actor === undefined ? 'record' : 'actorRecord', equals: { ...by, resource, resourceId } };
    if (actor !== undefined) return { index: 'actorResource', equals: { ...by, resource } };
    return some === undefined
      ? { index: 'company', equals: { companyId } }
      : { index: 'resource', equals: { companyId, resource } };
  }
}

/** The newest of some entries of each record. */
function newestOf(entries: readonly HistoryEntry[]): ReadonlyMap<string, HistoryEntry> {
  const newest = new Map<string, HistoryEntry>();
  for (const entry of entries)
    if ((newest.get(entry.resourceId)?.position ?? 0) < entry.position) newest.set(entry.resourceId, entry);
  return newest;
}
