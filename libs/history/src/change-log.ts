import {
  BadCursor,
  HISTORY,
  type Document,
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

const SCAN = 500;
/** Instants are compared as texts, so they are all written alike. */
const instant = (text: string): string => new Date(text).toISOString();

/** Reads the changes of one company at a time. */
export class ChangeLog {
  readonly #documents: ReadModels;

  constructor(documents: ReadModels) {
    this.#documents = documents;
  }

  /** The company's changes that fit the filter, newest first. @throws BadCursor */
  async page(companyId: string, filter: HistoryFilter): Promise<Entries> {
    const { actor, resourceType, resourceId, from, to, limit, cursor, among } = filter;
    const between = { ...(from && { from: instant(from) }), ...(to && { to: instant(to) }) };
    const range = from === undefined && to === undefined ? {} : { range: { field: 'recorded', ...between } };
    const query: DocumentQuery = { ...indexOf(companyId, filter), ...range, order: 'descending', limit };
    const narrowed = resourceType !== undefined || resourceId !== undefined;
    if (among !== undefined || (narrowed && (actor !== undefined || resourceType === undefined)))
      return this.#sifted(filter, query);
    return this.#documents.find<HistoryEntry>(HISTORY, { ...query, ...(cursor && { cursor }) });
  }

  /** Whether an entry is the last word on its record. */
  async isLast({ companyId, resource, resourceId, position }: HistoryEntry): Promise<boolean> {
    const equals = { companyId, resource, resourceId };
    const page = await this.#documents.find<HistoryEntry>(HISTORY, {
      index: 'record',
      equals,
      order: 'descending',
      limit: 1,
    });
    return page.documents[0]?.row.position === position;
  }

  /** Filters that no index answers together are sifted here, within the narrowest index that fits. */
  async #sifted({ actor, resourceId, among, limit, cursor }: HistoryFilter, query: DocumentQuery): Promise<Entries> {
    const fits = ({ row }: Document<HistoryEntry>): boolean =>
      (actor === undefined || row.actorId === actor) &&
      (resourceId === undefined || row.resourceId === resourceId) &&
      (among?.has(row.resource) ?? true);
    const found: Document<HistoryEntry>[] = [];
    for (let at: string | null | undefined; at !== null;) {
      const page: Entries = await this.#documents.find<HistoryEntry>(HISTORY, {
        ...query,
        limit: SCAN,
        ...(at && { cursor: at }),
      });
      found.push(...page.documents.filter(fits));
      at = page.nextCursor;
    }
    const start = cursor === undefined ? 0 : found.findIndex(({ key }) => key === cursor) + 1;
    if (cursor !== undefined && start === 0) throw new BadCursor('no entry of this list');
    const documents = found.slice(start, start + limit);
    const more = start + limit < found.length;
    return { documents, total: found.length, nextCursor: more ? (documents.at(-1)?.key ?? null) : null };
  }
}

/** The index that fits best, with its equalities. */
function indexOf(
  companyId: string,
  { resourceType: resource, resourceId, actor }: HistoryFilter,
): Pick<DocumentQuery, 'index' | 'equals'> {
  if (resource !== undefined && resourceId !== undefined)
    return { index: 'record', equals: { companyId, resource, resourceId } };
  if (resource !== undefined) return { index: 'resource', equals: { companyId, resource } };
  if (actor !== undefined) return { index: 'actor', equals: { companyId, actorId: actor } };
  return { index: 'company', equals: { companyId } };
}
