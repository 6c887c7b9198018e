import type { RecordChange } from '../../records/record.ts';
import type { PlotRow, ZoneRow } from '../../places/area.ts';

/** The plots with changes of their zones laid over them; a plot without a change stays the same object. */
export function withZoneChanges(
  plots: readonly PlotRow[],
  changes: readonly RecordChange<ZoneRow>[],
): readonly PlotRow[] {
  return changes.reduce<readonly PlotRow[]>((now, { kind, row }) => {
    const gone = kind === 'remove';
    return now.map((plot) => {
      const has = plot.zones.some(({ id }) => id === row.id);
      const belongs = !gone && plot.id === row.plotId;
      if (!has && !belongs) return plot;
      if (has && belongs) return { ...plot, zones: plot.zones.map((zone) => (zone.id === row.id ? row : zone)) };
      const others = plot.zones.filter(({ id }) => id !== row.id);
      return { ...plot, zones: belongs ? [row, ...others] : others };
    });
  }, plots);
}
