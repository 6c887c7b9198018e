import Fill from 'ol/style/Fill.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapInks } from '../map-inks.ts';
import type { MapPoint } from './map-layers.ts';
import type { Stance } from './polygon-styles.ts';

/** Pixels around the tip of a pin in which its picture is. */
export const pinBox = { side: 18, up: 46, down: 4 } as const;

/** A pin as a picture, 2 pixels for one so that it is sharp on every screen. */
function pin(fill: string, casing: string, mark: 'dot' | 'tick'): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 72;
  canvas.height = 92;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(2, 2);
  pen.translate(1, 1);
  pen.fillStyle = fill;
  pen.strokeStyle = casing;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(17, 43);
  pen.bezierCurveTo(8, 30, 2, 24, 2, 16);
  pen.arc(17, 16, 15, Math.PI, 0);
  pen.bezierCurveTo(32, 24, 26, 30, 17, 43);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = casing;
  pen.lineWidth = 3.5;
  pen.beginPath();
  if (mark === 'dot') {
    pen.arc(17, 16, 6, 0, 2 * Math.PI);
    pen.fill();
  } else {
    pen.moveTo(10, 16);
    pen.lineTo(15, 21);
    pen.lineTo(24, 12);
    pen.stroke();
  }
  return canvas;
}

/** How pins look: their pictures, and their names below them. */
export function pinStyles(inks: MapInks) {
  const pictures = {
    plain: pin(inks.pin, inks.casing, 'dot'),
    hovered: pin(inks.text, inks.casing, 'dot'),
    selected: pin(inks.text, inks.casing, 'tick'),
  };
  const icon = (of: Stance) =>
    new Style({
      image: new Icon({
        img: pictures[of],
        scale: of === 'plain' ? 0.5 : 0.6,
        anchor: [0.5, 0.96],
        declutterMode: 'obstacle',
      }),
      zIndex: of === 'plain' ? 0 : 1,
    });
  const icons = { plain: icon('plain'), hovered: icon('hovered'), selected: icon('selected') };
  const names = new WeakMap<MapPoint, Style>();
  return (item: MapPoint, stance: Stance): Style | Style[] => {
    const own = icons[stance];
    if (item.label === undefined) return own;
    const name =
      names.get(item) ??
      new Style({
        text: new Text({
          text: item.label,
          font: `600 14px ${inks.family}`,
          offsetY: 12,
          fill: new Fill({ color: inks.text }),
          stroke: new Stroke({ color: inks.paper, width: 4 }),
        }),
      });
    names.set(item, name);
    return [own, name];
  };
}
