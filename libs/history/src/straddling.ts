import {
  BY_KEY,
  entryKeysAt,
  HISTORY,
  type Document,
  type DocumentQuery,
  type HistoryEntry,
  type Page,
  type ReadModels,
} from '@terroir/store';
import { CAUSE_SPANS, type CauseSpan } from './cause-span.view.ts';

const AT_ONCE = 500;
const CURSOR = /^led:(\d{1,16})$/;

/** A span of instants, both ISO 8601 in milliseconds. */
export interface Span {
  readonly from: string;
  readonly to?: string | undefined;
}

type Entry = Document<HistoryEntry>;

/**
 * The entries that lead changes within a span and began before it, newest first: they follow those that are within it.
 * Reads the causes that ended since `from`, and the changes of those alone that began before.
 */
export async function straddling(
  documents: ReadModels,
  companyId: string,
  { from, to }: Span,
  fits: (entry: HistoryEntry) => boolean,
): Promise<readonly Entry[]> {
  const before: CauseSpan[] = [];
  const query: DocumentQuery = {
    index: 'ended',
    equals: { companyId },
    range: { field: 'ended', from },
    limit: AT_ONCE,
    total: 0,
  };
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<CauseSpan> = await documents.find<CauseSpan>(CAUSE_SPANS, { ...query, ...(cursor && { cursor }) });
    for (const { row } of page.documents) if (row.began < from) before.push(row);
    cursor = page.nextCursor;
  }
  const found = await Promise.all(
    before.map(async ({ cause, leader }) => {
      const led = await documents.find<HistoryEntry>(HISTORY, {
        index: 'cause',
        equals: { companyId, cause },
        range: { field: 'recorded', from, ...(to !== undefined && { to }) },
        limit: 1,
      });
      if (led.total === 0) return [];
      const keys = entryKeysAt(leader);
      const at = await documents.find<HistoryEntry>(HISTORY, { index: BY_KEY, keys, limit: 10, total: 0 });
      return at.documents.filter(({ row }) => row.companyId === companyId && row.leads === cause && fits(row));
    }),
  );
  return found.flat().sort((one, other) => other.position - one.position);
}

/** The position that a cursor among such entries goes on below; null for a cursor of the entries within the span. */
export function positionOf(cursor: string | undefined): number | null {
  const [, position] = CURSOR.exec(cursor ?? '') ?? [];
  return position === undefined ? null : Number(position);
}

/** As many as there is room for, and the cursor that goes on after them. */
export function placed(
  entries: readonly Entry[],
  room: number,
): { shown: readonly Entry[]; nextCursor: string | null } {
  const shown = entries.slice(0, room);
  const below = shown.at(-1)?.position ?? Number.MAX_SAFE_INTEGER;
  return { shown, nextCursor: shown.length < entries.length ? `led:${below}` : null };
}
