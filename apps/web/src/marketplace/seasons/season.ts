import type { MarketplaceSeasonAttributes } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { RecordSource } from '../../records/record.ts';

/** A product, and how many producers have it in each month. */
export type SeasonRow = Saved<MarketplaceSeasonAttributes>;

export const seasonSource: RecordSource<MarketplaceSeasonAttributes, SeasonRow> = {
  path: '/marketplace_seasons',
  key: ['marketplace', 'seasons'],
  rowOf: (row) => row,
};
