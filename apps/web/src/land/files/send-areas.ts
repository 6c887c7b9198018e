import { sendKind, type Sender } from '../../imports/use-sending.ts';
import type { AreaRow } from './area-rows.ts';

const plotKind = { kind: 'plot', path: '/plots', envelope: 'plot' } as const;
const zoneKind = { kind: 'zone', path: '/zones', envelope: 'zone' } as const;

/** Sends the plots, then the zones, each to the plot that its row became. `lost`: what is said of a zone whose plot was refused. @throws Failure */
export async function sendAreas(
  { rows, onRows, isStopped, ...sender }: Sender<AreaRow>,
  lost: string,
  send: typeof sendKind = sendKind,
): Promise<void> {
  const ids = new Map<string, string>();
  const plots = rows.filter(({ kind }) => kind === 'plot');
  if (plots.length > 0)
    await send(plotKind, {
      ...sender,
      isStopped,
      rows: plots,
      onRows: (outcomes) => {
        for (const { number, outcome, recordId } of outcomes) {
          const row = plots.find((plot) => plot.number === number);
          if (row && recordId !== null && outcome !== 'refused' && outcome !== 'removed') ids.set(row.key, recordId);
        }
        onRows(outcomes);
      },
    });
  if (isStopped()) return;
  const zones = rows.filter(({ kind }) => kind === 'zone');
  const placed = zones.map((row) => ({ ...row, plotId: plotOf(row, ids) }));
  const homeless = placed.filter(({ plotId }) => plotId === null);
  if (homeless.length > 0)
    onRows(homeless.map(({ number }) => ({ number, outcome: 'refused' as const, recordId: null, messages: [lost] })));
  const sent = placed.filter(({ plotId }) => plotId !== null);
  if (sent.length > 0)
    await send(zoneKind, {
      ...sender,
      isStopped,
      onRows,
      rows: sent.map(({ number, body, plotId }) => ({ number, body: { ...body, plotId } })),
    });
}

const plotOf = ({ of }: AreaRow, ids: ReadonlyMap<string, string>): string | null =>
  of === null ? null : of.startsWith('outline-') ? (ids.get(of) ?? null) : of;
