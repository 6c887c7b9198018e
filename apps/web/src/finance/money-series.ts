import type { SeriesToken } from '@terroir/ui-kit';
import type { Side } from './lines/side.ts';

/** The colours of money everywhere: no realm has them, so that none is taken for what a line belongs to. */
export const moneySeries = {
  cost: 'berry',
  revenue: 'lupin',
  net: 'bark',
  before: 'moss',
} as const satisfies Readonly<Record<string, SeriesToken>>;

/** What costs and what earns, in the tables of lines. */
export const sideSeries: Readonly<Record<Side, SeriesToken>> = {
  inputs: moneySeries.cost,
  outputs: moneySeries.revenue,
};
