import type { EventLog } from '@terroir/store';
import { upToVersion } from '@terroir/http';
import { fold, type Recorded, type View } from '@terroir/kernel';
import type { Message } from '@terroir/kernel';
import { marketItemView, type MarketItemRow } from '../marketplace/market-item.view.ts';
import { marketProduceView, type MarketProduceRow } from '../marketplace/market-produce.view.ts';
import type { SeenWare } from './enquiry.view.ts';

/** What of an item or a produce a buyer sees, and whether buyers see it. */
export interface WareVersion {
  readonly companyId: string;
  readonly isOffered: boolean;
  readonly ware: SeenWare;
  /** Of an item. */
  readonly slug: string | null;
}

const nothing = { productId: null, varietyId: null, costUnitId: null, count: null, countUnitId: null } as const;

export function itemVersion(row: MarketItemRow, version: number): WareVersion {
  const { companyId, name, costCents, quantity, quantityUnitId, count, countUnitId, enabled, removed } = row;
  const ware = { ...nothing, version, name, costCents, quantity, quantityUnitId, count, countUnitId };
  return { companyId, isOffered: enabled && !removed, ware, slug: row.slug };
}

export function produceVersion(row: MarketProduceRow, version: number): WareVersion {
  const { companyId, productId, varietyId, costCents, costUnitId, quantity, quantityUnitId, removed } = row;
  const ware = { ...nothing, version, name: '', productId, varietyId, costCents, costUnitId, quantity, quantityUnitId };
  return { companyId, isOffered: !removed, ware, slug: null };
}

/** Reads wares from the log itself: what was seen may be older than any row, and a row may lag behind. */
export class WareVersions {
  constructor(private readonly log: Pick<EventLog, 'readStream'>) {}

  /** A ware in its newest version and in the one that was seen; null for one that never was, or in a version that never was. */
  of(
    type: 'Item' | 'Produce',
    id: string,
    version: number | undefined,
  ): Promise<{ readonly newest: WareVersion | null; readonly seen: WareVersion | null }> {
    return type === 'Item'
      ? this.#read(marketItemView, `item-${id}`, itemVersion, version)
      : this.#read(marketProduceView, `produce-${id}`, produceVersion, version);
  }

  async #read<Row extends object, E extends Message>(
    of: View<Row, E>,
    stream: string,
    as: (row: Row, version: number) => WareVersion,
    version: number | undefined,
  ) {
    const past = await this.log.readStream(stream);
    const at = (events: readonly unknown[] | null): WareVersion | null => {
      const row = (events ?? []).reduce<Row | null>((so, event) => fold(of, so, event as E & Recorded), null);
      return row && as(row, events?.length ?? 0);
    };
    const newest = at(past);
    return { newest, seen: version === undefined ? newest : at(upToVersion(past, version)) };
  }
}
