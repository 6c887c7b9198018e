export const patterns = ['none', 'stripes', 'crosses', 'dots', 'hatch'] as const;
export type MapPattern = (typeof patterns)[number];

/** Pixels of one repetition: a power of two, which OpenLayers' alignment of patterns asks for. */
const extent = 16;

const strokes: Record<Exclude<MapPattern, 'none'>, (pen: CanvasRenderingContext2D) => void> = {
  stripes(pen) {
    for (const from of [-extent, 0, extent]) {
      pen.moveTo(from, extent);
      pen.lineTo(from + extent, 0);
    }
  },
  crosses(pen) {
    pen.moveTo(4, 8);
    pen.lineTo(12, 8);
    pen.moveTo(8, 4);
    pen.lineTo(8, 12);
  },
  dots(pen) {
    for (const [x, y] of [
      [4, 4],
      [12, 12],
    ] as const) {
      pen.moveTo(x + 1, y);
      pen.arc(x, y, 1, 0, 2 * Math.PI);
    }
  },
  hatch(pen) {
    for (const from of [-extent, 0, extent]) {
      pen.moveTo(from, extent);
      pen.lineTo(from + extent, 0);
      pen.moveTo(from, 0);
      pen.lineTo(from + extent, extent);
    }
  },
};

/** `#rrggbb` and an opacity from 0 to 1 as one CSS colour. */
export function withOpacity(hex: string, opacity: number): string {
  const share = Math.round(Math.max(0, Math.min(1, opacity)) * 255);
  return `${hex}${share.toString(16).padStart(2, '0')}`;
}

/** A fill for a canvas: the colour, and over it stripes, crosses, dots or a hatch in the ink. */
export function patternFill(pattern: MapPattern, fill: string, ink: string, opacity: number): string | CanvasPattern {
  const ground = withOpacity(fill, opacity);
  if (pattern === 'none') return ground;
  const canvas = document.createElement('canvas');
  canvas.width = extent;
  canvas.height = extent;
  const pen = canvas.getContext('2d');
  if (!pen) return ground;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, extent, extent);
  // A pattern has to be seen on a faint fill as well.
  pen.strokeStyle = withOpacity(ink, Math.max(0.65, opacity));
  pen.lineWidth = 1.75;
  pen.beginPath();
  strokes[pattern](pen);
  pen.stroke();
  return pen.createPattern(canvas, 'repeat') ?? ground;
}
