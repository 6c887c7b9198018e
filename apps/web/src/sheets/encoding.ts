import { utf16Of } from './file-kind.ts';
import type { Encoding } from './sheet.ts';

/** A file as text, and the encoding that it was taken to be in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Decodes as `chosen`, or as the bytes look: by their byte order mark, as UTF-8 where they are, else as Windows or old Macs write French. */
export function decode(bytes: Uint8Array, chosen?: Encoding): Decoded {
  const encoding = chosen ?? utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : singleByteOf(bytes));
  return { text: new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, ''), encoding };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Letters and marks that French and English texts have. */
const expected = /[éèêëàâäçîïôöùûüœæÉÈÊËÀÂÄÇÎÏÔÖÙÛÜŒÆ«»’‘“”–—°€£²³½¼¾…·•×\u00a0]/;

/** Of the two encodings of single bytes, the one in which more of what is beyond ASCII looks like French or English. */
function singleByteOf(bytes: Uint8Array): Encoding {
  const beyond = bytes.filter((byte) => byte > 0x7f).subarray(0, 20_000);
  const score = (encoding: Encoding): number =>
    Array.from(new TextDecoder(encoding).decode(beyond)).filter((letter) => expected.test(letter)).length;
  return score('macintosh') > score('windows-1252') ? 'macintosh' : 'windows-1252';
}
