import type { PlotAttributes, ZoneAttributes } from '@terroir/land';
import type { Saved } from '../api/client.ts';
import type { RecordSource } from '../records/record.ts';

/** A zone as it is answered, with its id and version. */
export type ZoneRow = Saved<ZoneAttributes>;
/** A plot with its zones. */
export type PlotRow = Saved<Omit<PlotAttributes, 'zones'>> & { readonly zones: readonly ZoneRow[] };
/** Either of them, as lists and maps show them together. */
export type Area =
  | (PlotRow & { readonly kind: 'plot' })
  | (ZoneRow & { readonly kind: 'zone'; readonly plot: Pick<PlotRow, 'id' | 'name'> });

/** Everything of the land in the cache. */
export const landKey = ['land'] as const;

/** The plots as a list of records, newest first, each with its zones. */
export const plotSource: RecordSource<PlotAttributes, PlotRow> = {
  path: '/plots',
  key: [...landKey, 'plots'],
  invalidates: landKey,
  rowOf: ({ zones, ...plot }) => ({
    ...plot,
    zones: zones.map(({ version, ...zone }) => ({ ...zone, version: String(version) })),
  }),
};

/** The zones as records: they are listed within their plots alone. */
export const zoneSource: RecordSource<ZoneAttributes, ZoneRow> = {
  path: '/zones',
  key: [...landKey, 'zones'],
  invalidates: landKey,
  rowOf: (answered) => answered,
};

/** Maps and tables show all of the land at once. */
export const wholeLand = { whole: true, pageSize: 500 } as const;

export const nameOf = ({ name }: Pick<PlotRow, 'name'>): string => name;

const areasOfPlot = new WeakMap<PlotRow, readonly Area[]>();

/** Each plot followed by its zones; of a plot that did not change the same objects as before. */
export function areasOf(plots: readonly PlotRow[]): readonly Area[] {
  return plots.flatMap((plot) => {
    const known = areasOfPlot.get(plot);
    if (known) return known;
    const areas: readonly Area[] = [
      { ...plot, kind: 'plot' },
      ...plot.zones.map((zone) => ({ ...zone, kind: 'zone' as const, plot: { id: plot.id, name: plot.name } })),
    ];
    areasOfPlot.set(plot, areas);
    return areas;
  });
}
