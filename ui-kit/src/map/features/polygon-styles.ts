import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { patternFill, withOpacity } from './fill-pattern.ts';
import type { MapInks } from '../map-inks.ts';
import type { MapPolygon, MapShapeStyle } from './map-layers.ts';

export type Stance = 'plain' | 'hovered' | 'selected';

const themed = ({ area }: MapInks): MapShapeStyle => ({ fill: area, stroke: area, opacity: 0.3 });

/** Styles of areas. Those that look the same share one object; labels are kept by area until the inks change. */
export function polygonStyles(inks: MapInks) {
  const shapes = new Map<string, Style[]>();
  const labels = new WeakMap<MapPolygon, Record<Stance, Style | null>>();
  const usual = themed(inks);

  function shape(style: MapShapeStyle, stance: Stance): Style[] {
    const { fill, stroke, strokeWidth = 2, opacity, pattern = 'none' } = style;
    const key = [fill, stroke, strokeWidth, opacity, pattern, stance].join();
    const kept = shapes.get(key);
    if (kept) return kept;
    const line = (color: string, width: number, lineDash?: number[]) =>
      new Style({ stroke: new Stroke({ color, width, lineJoin: 'round', ...(lineDash ? { lineDash } : {}) }) });
    const made = new Style({ fill: new Fill({ color: patternFill(pattern, fill, stroke, opacity) }) });
    // Told apart without colour: a selected area has a double line, a hovered one a broken line around it.
    const built = {
      plain: () => [made, line(withOpacity(inks.casing, 0.7), strokeWidth + 2), line(stroke, strokeWidth)],
      hovered: () => [
        line(inks.casing, strokeWidth + 6),
        line(inks.text, strokeWidth + 2, [10, 7]),
        line(stroke, strokeWidth),
      ],
      selected: () => [
        line(inks.text, strokeWidth + 8),
        line(inks.casing, strokeWidth + 4),
        line(stroke, strokeWidth + 1),
      ],
    }[stance]();
    shapes.set(key, built);
    return built;
  }

  function label(polygon: MapPolygon, stance: Stance): Style | null {
    const known = labels.get(polygon) ?? { plain: null, hovered: null, selected: null };
    labels.set(polygon, known);
    known[stance] ??= new Style({
      text: new Text({
        text: stance === 'selected' ? `✓ ${polygon.label ?? ''}` : (polygon.label ?? ''),
        font: `${stance === 'plain' ? 600 : 700} 14px ${inks.family}`,
        overflow: stance !== 'plain',
        fill: new Fill({ color: inks.text }),
        stroke: new Stroke({ color: inks.paper, width: 4 }),
      }),
    });
    return known[stance];
  }

  return {
    shape: (polygon: MapPolygon, stance: Stance) => shape(polygon.style ?? usual, stance),
    label: (polygon: MapPolygon, stance: Stance) => (polygon.label === undefined ? null : label(polygon, stance)),
  };
}
