import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import RegularShape from 'ol/style/RegularShape.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { withOpacity } from '../features/fill-pattern.ts';
import type { MapInks } from '../map-inks.ts';

/** Styles of the parts of a sketch: every line has a casing, so that it is seen on pictures of the ground as on the plain map. */
export function sketchStyles({ sketch, casing, error, text, paper, family }: MapInks): StyleFunction {
  const fill = new Fill({ color: withOpacity(sketch, 0.16) });
  const line = (width: number, zIndex: number, lineDash?: number[]) => [
    new Style({ stroke: new Stroke({ color: casing, width: width + 3 }), zIndex }),
    new Style({ stroke: new Stroke({ color: sketch, width, ...(lineDash ? { lineDash } : {}) }), zIndex: zIndex + 1 }),
  ];
  const disc = (radius: number, ground: string, ring: string, width: number) =>
    new Circle({ radius, fill: new Fill({ color: ground }), stroke: new Stroke({ color: ring, width }) });
  const square = (radius: number, ground: string, ring: string, width: number) =>
    new RegularShape({
      points: 4,
      radius,
      angle: Math.PI / 4,
      fill: new Fill({ color: ground }),
      stroke: new Stroke({ color: ring, width }),
    });
  const cross = (width: number, color: string) =>
    new RegularShape({ points: 4, radius: 11, radius2: 0, angle: Math.PI / 4, stroke: new Stroke({ color, width }) });
  const plus = new RegularShape({
    points: 4,
    radius: 4,
    radius2: 0,
    stroke: new Stroke({ color: sketch, width: 1.5 }),
  });

  const parts: Record<string, Style[]> = {
    area: [new Style({ fill, zIndex: 0 })],
    line: line(3, 2),
    aim: line(2.5, 2, [8, 6]),
    closing: [new Style({ stroke: new Stroke({ color: sketch, width: 1.5, lineDash: [3, 6] }), zIndex: 1 })],
    middles: [new Style({ image: disc(6, casing, sketch, 1.25), zIndex: 6 }), new Style({ image: plus, zIndex: 7 })],
    points: [new Style({ image: disc(6.5, casing, sketch, 3), zIndex: 8 })],
    first: [
      new Style({ image: disc(11, withOpacity(casing, 0.01), casing, 4), zIndex: 7 }),
      new Style({ image: disc(11, withOpacity(casing, 0.01), sketch, 2), zIndex: 7 }),
    ],
    active: [new Style({ image: square(12, sketch, casing, 2.5), zIndex: 9 })],
    carried: [
      new Style({ image: square(12, sketch, casing, 2.5), zIndex: 9 }),
      new Style({ image: disc(18, withOpacity(casing, 0.01), sketch, 2), zIndex: 9 }),
    ],
    crossing: [
      new Style({ image: disc(17, withOpacity(paper, 0.85), error, 2.5), zIndex: 20 }),
      new Style({ image: cross(4, error), zIndex: 21 }),
    ],
  };
  const label = (words: string) =>
    new Style({
      text: new Text({
        text: words,
        font: `650 13px ${family}`,
        placement: 'line',
        textBaseline: 'bottom',
        offsetY: -5,
        fill: new Fill({ color: text }),
        stroke: new Stroke({ color: paper, width: 4 }),
      }),
      zIndex: 5,
    });
  return (feature) => {
    const part = String(feature.get('part'));
    return part === 'edge' ? label(String(feature.get('text'))) : parts[part];
  };
}
