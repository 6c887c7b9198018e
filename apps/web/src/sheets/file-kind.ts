/** What the first bytes of a file say it is; its name says nothing. */
export type FileKind = 'empty' | 'archive' | 'old_workbook' | 'picture' | 'pdf' | 'bytes' | 'text';

type Signature = readonly [kind: FileKind, bytes: readonly (number | null)[]];

const ascii = (text: string): number[] => Array.from(text).map((letter) => letter.charCodeAt(0));
const any = (count: number): null[] => Array.from({ length: count }, () => null);

const signatures: readonly Signature[] = [
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x50, 0x4b, 0x05, 0x06]],
  // Also what Excel makes of a workbook with a password.
  ['old_workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['pdf', ascii('%PDF-')],
  ['picture', [0x89, ...ascii('PNG')]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', ascii('GIF8')],
  ['picture', [...ascii('RIFF'), ...any(4), ...ascii('WEBP')]],
  ['picture', [...ascii('BM'), ...any(4), 0, 0, 0, 0]],
  ['picture', [0x49, 0x49, 0x2a, 0x00]],
  ['picture', [0x4d, 0x4d, 0x00, 0x2a]],
  ['picture', [...any(4), ...ascii('ftyp')]],
];

/** A byte that no text in one of our encodings of single bytes has. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);

/** What a file is, by its first bytes: `text` may still be in any encoding, `bytes` is nothing that a person wrote. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  for (const [kind, signature] of signatures)
    if (signature.every((byte, at) => byte === null || bytes[at] === byte)) return kind;
  if (utf16Of(bytes) !== null) return 'text';
  const start = bytes.subarray(0, 4096);
  return start.filter(isControl).length > start.length / 100 ? 'bytes' : 'text';
}

/** UTF-16 by its mark, or because every other byte is zero as in text of Latin letters; null for anything else. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512 - (512 % 2));
  const pairs = Math.floor(start.length / 2);
  if (pairs < 2) return null;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.7 && even === 0) return 'utf-16le';
  return even > pairs * 0.7 && odd === 0 ? 'utf-16be' : null;
}
