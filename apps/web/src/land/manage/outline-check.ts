import {
  outlineTexts,
  contains,
  isWithin,
  landRefusals,
  lineFault,
  outlineFault,
  POINTS_LIMIT,
  writtenPosition,
  type OutlineFault as GeometryFault,
} from '@terroir/land';
import type { LonLat, OutlineFault } from '@terroir/ui-kit/map';
import type { Language } from '../../i18n/language.ts';
import type { Subject } from './session.ts';

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A fault of the geometry in the words of the server, at its place. */
function said({ rule, at }: GeometryFault, points: number, language: Language): OutlineFault {
  const text = outlineTexts[rule][language];
  const message = filled(text, { points, limit: POINTS_LIMIT, ...(at ? { at: writtenPosition(at) } : {}) });
  return { message, ...(at ? { at: [at[0], at[1]] satisfies LonLat } : {}) };
}

/** There and back along an open line: all of its sides, and none that is not drawn yet. */
const alongAndBack = (line: readonly LonLat[]): readonly LonLat[] => [...line, ...line.slice(1, -1).toReversed()];

/** What the server would refuse of an outline, said while it is drawn: also that a zone leaves its plot, and a plot its zones. */
export function checkOutline(
  subject: Subject | null,
  ring: readonly LonLat[],
  closed: boolean,
  language: Language,
): OutlineFault | null {
  const fault = closed ? outlineFault(ring) : lineFault(ring);
  if (fault) return said(fault, ring.length, language);
  if (subject?.kind === 'zone') {
    const outer = subject.plot.coordinates;
    if (isWithin(closed ? ring : alongAndBack(ring), outer)) return null;
    const at = ring.find((point) => !contains(outer, point));
    return { message: landRefusals.zone_outside_plot[language], ...(at ? { at } : {}) };
  }
  if (subject?.plot && closed) {
    const left = subject.plot.zones.filter(({ coordinates }) => !isWithin(coordinates, ring));
    const at = left[0]?.coordinates.find((point) => !contains(ring, point));
    const zones = left.map(({ name }) => name).join(', ');
    if (left.length > 0)
      return { message: filled(landRefusals.plot_leaves_zones[language], { zones }), ...(at ? { at } : {}) };
  }
  return null;
}
