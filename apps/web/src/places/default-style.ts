import type { MapShapeStyle } from '@terroir/ui-kit/map';
import type { Area } from './area.ts';

/** The colour of each zone type on the map until it has a style of its own; of any other the colour of other land. */
const colours: Readonly<Record<string, string>> = {
  cropland: '#b37d0e',
  garden_bed: '#4f8130',
  greenhouse: '#2e7596',
  orchard: '#46429c',
  vineyard: '#8b2448',
  berry_field: '#a3305c',
  pasture: '#6b8f2e',
  hay_meadow: '#97681f',
  fallow: '#bc5630',
  woodland: '#2f5d3a',
  sugar_bush: '#8a4a1f',
  wetland: '#2f6f6a',
  water: '#28627a',
};
const other = '#6a6257';
const plots = '#3a6628';

const plain = (colour: string, opacity: number): MapShapeStyle => ({
  fill: colour,
  stroke: colour,
  strokeWidth: 2,
  opacity,
  pattern: 'none',
});
const plotStyle = plain(plots, 0.2);
const zoneStyles = new Map<string, MapShapeStyle>();

/** How an area is drawn that nobody has styled. */
export function defaultStyle(area: Area): MapShapeStyle {
  if (area.kind === 'plot') return plotStyle;
  const colour = colours[area.zoneTypeIdentifier] ?? other;
  const known = zoneStyles.get(colour) ?? plain(colour, 0.4);
  zoneStyles.set(colour, known);
  return known;
}
