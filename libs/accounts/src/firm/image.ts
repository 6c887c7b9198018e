import { availableParallelism } from 'node:os';
import type { Blobs } from '@terroir/store';
import { refuse as shared, type Refusal } from '@terroir/kernel';
import type { Sharp } from 'sharp';
import { refuse } from '../refusals.ts';
import { gate } from '../session/gate.ts';

/** Bounds of an upload and of what is kept: bytes as uploaded, pixels as decoded, the longer side as stored. */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 64_000_000, side: 1600, thumbnail: 320 } as const;

/** What was uploaded, in base64. */
export interface Upload {
  readonly base64data: string;
}

type Format = 'gif' | 'jpeg' | 'png' | 'svg' | 'webp';

const starts = (bytes: Buffer, at: number, ...codes: readonly number[]): boolean =>
  codes.every((code, offset) => bytes[at + offset] === code);

/** The format by its content, whatever the file is called; null for anything else. */
export function formatOf(bytes: Buffer): Format | null {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  // A document type could define entities that grow without end, so an SVG that has one is not taken.
  const head = bytes.toString('utf8', 0, 4096).replace(/^\uFEFF/, '');
  // A comment ends at its first `-->`: were it free to run on, many comments could be divided in too many ways.
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(head) &&
    !/<!(DOCTYPE|ENTITY)/i.test(bytes.toString('utf8'))
    ? 'svg'
    : null;
}

// Decoding shares the thread pool with hashing and files: at most half the processors work on pictures.
const working = gate(Math.max(1, Math.floor(availableParallelism() / 2)), 32);

/** The decoder weighs 16 MB, so it comes with the first picture. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const PREFIX = /^data:[\w.+/-]{1,100};base64,/;
const LONGEST = Math.ceil(imageLimits.bytes / 3) * 4;

/** The base64 of an upload without its `data:` prefix; null when a character of it is none of base64's. */
function base64Of(text: string): string | null {
  const prefix = PREFIX.exec(text.slice(0, 128))?.[0].length ?? 0;
  const encoded = text.slice(prefix).trimEnd();
  const body = encoded.replace(/={1,2}$/, '');
  // One character is looked for at a time: a pattern over millions of them would need as deep a stack.
  return body === '' || /[^A-Za-z0-9+/]/.test(body) ? null : encoded;
}

/**
 * Re-encodes an upload as WebP (at most 1600 pixels a side, and a small copy of 320) and keeps both. Metadata such as
 * the camera's position, animation and everything that is not pixels is dropped; SVG is rasterised.
 * @returns the ids of both, or file_too_large, file_type, image_unreadable, image_dimensions
 */
export async function keepPicture(
  blobs: Blobs,
  { base64data }: Upload,
  field: string,
): Promise<{ readonly image: string; readonly thumbnail: string } | Refusal> {
  const encoded = base64Of(base64data);
  if (encoded === null) return refuse('image_unreadable', { field });
  if (encoded.length > LONGEST) return shared('file_too_large', { field });
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > imageLimits.bytes) return shared('file_too_large', { field });
  if (formatOf(bytes) === null) return shared('file_type', { field });
  const made = await working(() => reencoded(bytes));
  if (made === 'image_unreadable' || made === 'image_dimensions') return refuse(made, { field });
  const [image, thumbnail] = await Promise.all(made.map((each) => blobs.put(each, 'image/webp')));
  if (image === undefined || thumbnail === undefined) throw new Error('A picture has two sizes');
  return { image, thumbnail };
}

const sized = (picture: Sharp, side: number): Promise<Buffer> =>
  picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();

async function reencoded(bytes: Buffer): Promise<readonly Buffer[] | 'image_unreadable' | 'image_dimensions'> {
  const sharp = await decoder();
  const options = { limitInputPixels: imageLimits.pixels, failOn: 'error', pages: 1 } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > imageLimits.pixels) return 'image_dimensions';
    const image = await sized(sharp(bytes, options).timeout({ seconds: 20 }).autoOrient(), imageLimits.side);
    return [image, await sized(sharp(image), imageLimits.thumbnail)];
  } catch {
    return 'image_unreadable'; // whatever the decoder says is about the file, and its words are not for people
  }
}
