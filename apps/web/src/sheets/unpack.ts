import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { limits, SheetProblem } from './sheet.ts';

/** Parts of a workbook that say what is in its cells; pictures, macros and links stay packed. */
const workbookParts = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(xml|rels))$/;
/** What is handed to the inflater at once: its answer to so little is bounded too. */
const PIECE = 16 * 1024;

/**
 * The wanted parts of an archive, by default those of a workbook, unpacked. The bytes that come out are counted as they come,
 * whatever the archive says of itself.
 * @throws SheetProblem unpacks_too_large, broken_workbook
 */
export function unpack(
  bytes: Uint8Array,
  most: number = limits.unpacked,
  wanted: RegExp = workbookParts,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  const problem: { found: SheetProblem | null } = { found: null };
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name) || problem.found !== null) return;
    const pieces: Uint8Array[] = [];
    parts.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error) problem.found ??= new SheetProblem('broken_workbook', 0, { cause: error });
      if (problem.found !== null) return;
      size += piece.length;
      if (size > most) problem.found = new SheetProblem('unpacks_too_large');
      else pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && problem.found === null; at += PIECE) {
    try {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    } catch (cause) {
      problem.found ??= new SheetProblem('broken_workbook', 0, { cause });
    }
  }
  if (problem.found !== null) throw problem.found;
  return new Map(Array.from(parts, ([name, pieces]) => [name, joined(pieces)]));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** An archive of parts whose sizes are known, so that a reader does not depend on the sizes that the file claims. */
export const repacked = (parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(parts), { level: 0 });
