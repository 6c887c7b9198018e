import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { nearResolution } from './ground-layer.ts';
import type { Town, TownsNear } from './ground.ts';
import type { MapInks } from '../map-inks.ts';
import { project, stretchAt, unproject } from '../mercator.ts';
import { scaleOf } from '../map-scale.ts';

/** Room that the names keep from the edges, in pixels: controls stand on the right, scale and credit below. */
const keep = { left: 14, right: 78, top: 68, bottom: 52 };
const most = 5;
const lowest = 0.35; // radians between two names

interface Direction {
  town: Town;
  angle: number;
  metres: number;
}

/** The nearest towns out of sight, one for each direction. */
export function directionsFrom(
  centre: readonly [number, number],
  half: readonly [number, number],
  towns: readonly Town[],
  stretch: number,
): Direction[] {
  const found: Direction[] = [];
  const far = towns
    .map((town) => {
      const [x, y] = project(town.at);
      const [dx, dy] = [x - centre[0], y - centre[1]];
      return { town, dx, dy, angle: Math.atan2(dy, dx), metres: Math.hypot(dx, dy) / stretch };
    })
    .filter(({ dx, dy }) => Math.abs(dx) > half[0] || Math.abs(dy) > half[1])
    .sort((one, other) => one.metres - other.metres);
  for (const { town, angle, metres } of far) {
    if (found.length === most) break;
    const apart = (other: Direction) =>
      Math.abs(Math.atan2(Math.sin(angle - other.angle), Math.cos(angle - other.angle)));
    if (found.every((other) => apart(other) > lowest * 2)) found.push({ town, angle, metres });
  }
  return found;
}

type Extent = [west: number, south: number, east: number, north: number];
/** Half the height of a name, in pixels, with a little air. */
const halfHeight = 12;

/** The ground under a name that is `half` as wide on each side of a pixel. */
export function groundOf(
  [atX, atY]: readonly [number, number],
  half: number,
  { size: [width = 0, height = 0], viewState: { center, resolution } }: Pick<FrameState, 'size' | 'viewState'>,
): Extent {
  const [x = 0, y = 0] = center;
  const east = (pixel: number) => x + (pixel - width / 2) * resolution;
  const north = (pixel: number) => y - (pixel - height / 2) * resolution;
  return [east(atX - half), north(atY + halfHeight), east(atX + half), north(atY - halfHeight)];
}

/**
 * What lies under a field when no picture of the ground does: a grid of round lengths, and at the edges the names of the
 * nearest towns with how far they are.
 */
export function nearPaper() {
  let inks: MapInks | undefined;
  let towns: TownsNear | undefined;
  let write: (metres: number) => string = String;
  let taken: (extent: Extent) => boolean = () => false;
  function grid(pen: CanvasRenderingContext2D, { size, viewState }: FrameState, ink: MapInks) {
    const [width = 0, height = 0] = size;
    const { center, resolution } = viewState;
    const [x = 0, y = 0] = center;
    // In steps, so that the grid does not slide while the map moves north.
    const stretch = stretchAt(Math.round(unproject(center)[1] * 2) / 2);
    const step = scaleOf(resolution / stretch, 120).metres * stretch;
    const [west, north] = [x - (width / 2) * resolution, y + (height / 2) * resolution];
    pen.strokeStyle = ink.border;
    pen.globalAlpha = 0.55;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let line = Math.ceil(west / step) * step; line < west + width * resolution; line += step) {
      const at = Math.round((line - west) / resolution) + 0.5;
      pen.moveTo(at, 0);
      pen.lineTo(at, height);
    }
    for (let line = Math.floor(north / step) * step; line > north - height * resolution; line -= step) {
      const at = Math.round((north - line) / resolution) + 0.5;
      pen.moveTo(0, at);
      pen.lineTo(width, at);
    }
    pen.stroke();
  }

  function directions(pen: CanvasRenderingContext2D, frame: FrameState, ink: MapInks) {
    if (!towns) return;
    const [width = 0, height = 0] = frame.size;
    const { center, resolution } = frame.viewState;
    const [x = 0, y = 0] = center;
    const place = unproject(center);
    const around = towns(place[0] - 1, place[1] - 0.7, place[0] + 1, place[1] + 0.7);
    const half: [number, number] = [(width / 2) * resolution, (height / 2) * resolution];
    for (const one of directionsFrom([x, y], half, around, stretchAt(place[1]))) name(pen, one, frame, ink);
  }

  function name(pen: CanvasRenderingContext2D, { town, angle, metres }: Direction, frame: FrameState, ink: MapInks) {
    const [width = 0, height = 0] = frame.size;
    const words = `${town.name} · ${write(metres)}`;
    pen.font = `600 13px ${ink.family}`;
    const half = pen.measureText(words).width / 2 + 14;
    const [cos, sin] = [Math.cos(angle), -Math.sin(angle)];
    const room = {
      x: cos > 0 ? width / 2 - keep.right : width / 2 - keep.left,
      y: sin > 0 ? height / 2 - keep.bottom : height / 2 - keep.top,
    };
    const reach = Math.min((room.x - half) / Math.max(1e-6, Math.abs(cos)), room.y / Math.max(1e-6, Math.abs(sin)));
    if (reach < 60) return;
    const [atX, atY] = [width / 2 + cos * reach, height / 2 + sin * reach];
    if (taken(groundOf([atX, atY], half, frame))) return;
    pen.save();
    pen.translate(atX, atY);
    pen.lineJoin = 'round';
    pen.textBaseline = 'middle';
    pen.textAlign = 'center';
    pen.strokeStyle = ink.land;
    pen.lineWidth = 4;
    const shift = cos > 0 ? -8 : 8;
    pen.strokeText(words, shift, 0);
    pen.fillStyle = ink.quiet;
    pen.fillText(words, shift, 0);
    pen.translate((cos > 0 ? 1 : -1) * (half - 10), 0);
    pen.rotate(Math.atan2(sin, cos));
    pen.beginPath();
    pen.moveTo(7, 0);
    pen.lineTo(-4, 5);
    pen.lineTo(-4, -5);
    pen.closePath();
    pen.fill();
    pen.restore();
  }

  const layerOf = (zIndex: number, draw: typeof grid) => {
    const canvas = document.createElement('canvas');
    const holder = document.createElement('div');
    // Held, because OpenLayers would draw the layers above into a bare canvas, pen and all.
    for (const { style } of [holder, canvas])
      Object.assign(style, { position: 'absolute', width: '100%', height: '100%', pointerEvents: 'none' });
    holder.append(canvas);
    return new Layer({
      zIndex,
      maxResolution: nearResolution,
      render(frame) {
        const pen = canvas.getContext('2d');
        if (!inks || !frame || !pen) return holder;
        const { size, pixelRatio } = frame;
        canvas.width = (size[0] ?? 0) * pixelRatio;
        canvas.height = (size[1] ?? 0) * pixelRatio;
        pen.scale(pixelRatio, pixelRatio);
        draw(pen, frame, inks);
        return holder;
      },
    });
  };
  const layers = [layerOf(0, grid), layerOf(1000, directions)];
  const again = () => layers.forEach((layer) => layer.changed());
  return {
    layers,
    know(found: TownsNear) {
      towns = found;
      again();
    },
    say(formatDistance: (metres: number) => string) {
      write = formatDistance;
      again();
    },
    /** Names leave out where this says that something lies. */
    avoid(isTaken: (extent: Extent) => boolean) {
      taken = isTaken;
      again();
    },
    paint(now: MapInks) {
      inks = now;
      again();
    },
  };
}
