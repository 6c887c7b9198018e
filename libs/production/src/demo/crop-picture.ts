import { readUpload, type ReadPicture } from '@terroir/http';
import type { ProductId } from '@terroir/reference';
import { cropDrawings } from './crop-drawings.data.ts';

/** A demo farm's product as a drawing (SVG, 600 by 600), or null. */
export function cropDrawing(product: ProductId): string | null {
  const drawing = cropDrawings[product];
  if (!drawing) return null;
  const { ground, table, drawn } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ground}"/><path d="M0 452q150-34 300-14t300-10v172H0z" fill="${table}"/><ellipse cx="300" cy="502" rx="210" ry="26" fill="#29251D" opacity=".12"/>${drawn}</svg>`;
}

const pictures = new Map<ProductId, Promise<ReadPicture>>();
/** One after the other: one account may have only a few pictures re-encoded at once. */
let last: Promise<unknown> = Promise.resolve();

/** The same re-encoded as an upload is; each is prepared once, however many farms have it. */
export function cropPicture(product: ProductId): Promise<ReadPicture> | null {
  const drawing = cropDrawing(product);
  if (drawing === null) return null;
  let made = pictures.get(product);
  if (made === undefined) {
    const upload = { base64data: Buffer.from(drawing).toString('base64') };
    made = last.then(() => readUpload('demo', upload, 'image'));
    pictures.set(product, made);
    last = made;
  }
  return made;
}
