import { createHash } from 'node:crypto';
import type { Blobs } from '@terroir/store';
import { Refusal, refuse } from '@terroir/kernel';
import { RefusalError } from '../contract/errors.ts';
import { isLaborious, plainSvg } from './drawing.ts';
import { worked } from './picture.work.ts';

/** Bounds of an upload and of what is kept: bytes as uploaded, pixels as decoded, the longer side as stored. */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 64_000_000, side: 1600, thumbnail: 320 } as const;

/** What was uploaded, in base64. */
export interface Upload {
  readonly base64data: string;
}

type Format = 'gif' | 'jpeg' | 'png' | 'webp';

const starts = (bytes: Buffer, at: number, ...codes: readonly number[]): boolean =>
  codes.every((code, offset) => bytes[at + offset] === code);

/** The format by its content, whatever the file is called; null for a drawing and for anything else. */
export function formatOf(bytes: Buffer): Format | null {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
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

/** How long, in milliseconds of a processor, a picture may take; photographs of 64 megapixels take a second or two. */
const time = { drawn: 5000, others: 15_000 } as const;

/** A picture as it will be kept, and its small copy: bytes of WebP. */
export type ReadPicture = readonly [image: Uint8Array, thumbnail: Uint8Array];

/**
 * Re-encodes an upload as WebP (at most 1600 pixels a side, and a small copy of 320). Metadata such as the camera's
 * position, animation and everything that is not pixels is dropped; SVG is rasterised. Nothing is kept yet. Of an account one
 * picture is worked on at a time.
 * @returns both, or file_too_large, file_type, image_unreadable, image_dimensions, image_too_complex
 */
export async function readPicture(
  account: string,
  { base64data }: Upload,
  field: string,
): Promise<ReadPicture | Refusal> {
  const encoded = base64Of(base64data);
  if (encoded === null) return refuse('image_unreadable', { field });
  if (encoded.length > LONGEST) return refuse('file_too_large', { field });
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > imageLimits.bytes) return refuse('file_too_large', { field });
  const svg = formatOf(bytes) === null ? plainSvg(bytes.toString('utf8')) : undefined;
  if (svg === null) return refuse('file_type', { field });
  const drawn = svg !== undefined;
  if (drawn && isLaborious(svg)) return refuse('image_too_complex', { field });
  const { pixels, side, thumbnail: small } = imageLimits;
  const processorTime = drawn ? time.drawn : time.others;
  const made = await worked(account, {
    bytes: drawn ? Buffer.from(svg) : bytes,
    pixels,
    sides: [side, small],
    drawn,
    processorTime,
  });
  if (typeof made === 'string') return refuse(made, { field });
  const [image, thumbnail] = made;
  if (image === undefined || thumbnail === undefined) throw new Error('A picture has two sizes');
  return [image, thumbnail];
}

/** An upload re-encoded; null (the picture is taken away) and undefined (it stays) pass as they are. @throws RefusalError */
export function readUpload(account: string, upload: Upload, field: string): Promise<ReadPicture>;
export function readUpload(
  account: string,
  upload: Upload | null | undefined,
  field: string,
): Promise<ReadPicture | null | undefined>;
export async function readUpload(
  account: string,
  upload: Upload | null | undefined,
  field: string,
): Promise<ReadPicture | null | undefined> {
  if (upload === undefined || upload === null) return upload;
  const picture = await readPicture(account, upload, field);
  if (picture instanceof Refusal) throw new RefusalError(picture);
  return picture;
}

/** The id under which bytes will be kept: SHA-256 in hexadecimal. */
const blobIdOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The ids that a picture will have. */
export const pictureIds = ([image, thumbnail]: ReadPicture) => ({
  image: blobIdOf(image),
  thumbnail: blobIdOf(thumbnail),
});

/** Keeps a picture and its small copy, and answers their ids. */
export async function keepPicture(
  blobs: Pick<Blobs, 'put'>,
  [image, thumbnail]: ReadPicture,
  contentType = 'image/webp',
) {
  const [first, second] = await Promise.all([blobs.put(image, contentType), blobs.put(thumbnail, contentType)]);
  return { image: first, thumbnail: second };
}
