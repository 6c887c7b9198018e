/** A part of a picture, in pixels of the picture as it is seen (turned as its camera says). */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing has no pixels of its own: its part is drawn this large at least, in pixels of the longer side. */
const drawnSide = 800;

/** Width and height of the part as it is kept: no larger than it is, and `longestSide` at most. */
export function keptSize({ width, height }: PictureArea, longestSide: number, type: string) {
  const longer = Math.max(width, height);
  const least = type === 'image/svg+xml' ? Math.max(longer, drawnSide) : longer;
  const scale = Math.min(least, longestSide) / longer;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded')));
    canvas.toBlob(take, type, 0.92);
  });

/**
 * A part of a picture that the browser has loaded, encoded again: a photograph as JPEG, anything that may be transparent
 * as WebP, or as PNG where the browser writes no WebP. @throws Error when the browser cannot
 */
export async function cropPicture(
  picture: HTMLImageElement,
  area: PictureArea,
  { longestSide, type }: { longestSide: number; type: string },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = keptSize(area, longestSide, type);
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser has no canvas left');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return encoded(canvas, type === 'image/jpeg' ? type : 'image/webp');
}
