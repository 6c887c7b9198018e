import { setImmediate as turn } from 'node:timers/promises';
import { fold, type Message, type Recorded, type View } from '@terroir/kernel';
import type { EventLog, ReadModels, RowsOf } from '@terroir/store';
import { marketCompanyView, type MarketCompanyRow } from '../marketplace/market-company.view.ts';
import { marketItemView, type MarketItemRow } from '../marketplace/market-item.view.ts';
import { marketProduceView, type MarketProduceRow } from '../marketplace/market-produce.view.ts';

/** A company with all that it ever put to market, as it was at a position of the log. */
export interface Stall {
  readonly companies: readonly MarketCompanyRow[];
  readonly produces: readonly MarketProduceRow[];
  readonly items: readonly MarketItemRow[];
}

export interface StallPorts {
  readonly log: Pick<EventLog, 'readStream'>;
  readonly documents: Pick<ReadModels, 'find' | 'get'>;
}

interface Changing {
  readonly changedAt: number;
}
type Rows<Row extends object> = RowsOf<Row> & View<Row>;
const PAGE = 500;

/** The rows of a view, page by page. */
async function* rowsOf<Row extends object>(
  { documents }: Pick<StallPorts, 'documents'>,
  view: RowsOf<Row>,
  query: Pick<Parameters<ReadModels['find']>[1], 'index' | 'equals' | 'range'>,
): AsyncGenerator<Row> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<ReadModels['find']>> = await documents.find(view, {
      ...query,
      limit: PAGE,
      total: 0,
      cache: false,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { row } of page.documents) yield row as Row;
    cursor = page.nextCursor;
  }
}

/** Which companies changed something of theirs on the market after a position, each with the position of its last change. */
export async function changedStalls(ports: StallPorts, after: number): Promise<ReadonlyMap<string, number>> {
  const changed = new Map<string, number>();
  const query = { index: 'changed', range: { field: 'changedAt', from: after + 1 } } as const;
  for (const view of [marketCompanyView, marketProduceView, marketItemView] as readonly RowsOf<
    Changing & { readonly companyId: string }
  >[])
    for await (const { companyId, changedAt } of rowsOf(ports, view, query))
      changed.set(companyId, Math.max(changed.get(companyId) ?? 0, changedAt));
  return changed;
}

/** A company and its wares as the read models have them now. */
export async function stallOf(ports: StallPorts, companyId: string): Promise<Stall> {
  const all = async <Row extends object>(view: RowsOf<Row>): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for await (const row of rowsOf(ports, view, { index: 'company', equals: { companyId } })) rows.push(row);
    return rows;
  };
  const company = await ports.documents.get<MarketCompanyRow>(marketCompanyView, companyId);
  return {
    companies: company === null ? [] : [company.row],
    produces: await all<MarketProduceRow>(marketProduceView),
    items: await all<MarketItemRow>(marketItemView),
  };
}

/** A log that reads each stream once, for a company that is looked at as it was at many positions. Others get a turn after each read. */
export function readingOnce(log: StallPorts['log']): StallPorts['log'] {
  const read = new Map<string, Awaited<ReturnType<EventLog['readStream']>>>();
  return {
    readStream: async (stream) => {
      const events = read.get(stream) ?? (await log.readStream(stream));
      if (!read.has(stream)) await turn();
      read.set(stream, events);
      return events;
    },
  };
}

/** The same as it was at a position: what changed since is folded again from the log, up to there. */
export async function stallAt(ports: StallPorts, now: Stall, position: number): Promise<Stall> {
  const then = async <Row extends Changing>(
    rows: readonly Row[],
    view: Rows<Row>,
    streamsOf: (row: Row) => readonly string[],
  ): Promise<readonly Row[]> => {
    const found: Row[] = [];
    for (const row of rows) {
      const was = row.changedAt <= position ? row : await foldedTo(ports, view, streamsOf(row), position);
      if (was !== null) found.push(was);
    }
    return found;
  };
  return {
    companies: await then(now.companies, marketCompanyView as unknown as Rows<MarketCompanyRow>, ({ companyId }) => [
      `account-${companyId}`,
      `firm-${companyId}`,
    ]),
    produces: await then(now.produces, marketProduceView as unknown as Rows<MarketProduceRow>, ({ id }) => [
      `produce-${id}`,
    ]),
    items: await then(now.items, marketItemView as unknown as Rows<MarketItemRow>, ({ id }) => [`item-${id}`]),
  };
}

async function foldedTo<Row extends object>(
  { log }: Pick<StallPorts, 'log'>,
  view: Rows<Row>,
  streams: readonly string[],
  position: number,
): Promise<Row | null> {
  const events: (Message & Recorded)[] = [];
  for (const stream of streams) events.push(...((await log.readStream(stream)) as unknown as (Message & Recorded)[]));
  return events
    .filter((event) => event.position <= position)
    .toSorted((a, b) => a.position - b.position)
    .reduce<Row | null>((row, event) => fold(view, row, event), null);
}
