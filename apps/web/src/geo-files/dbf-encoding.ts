/** The language byte of a dBASE header (offset 29) → the encoding that browsers call by this name. Those of DOS are read as Windows has them. */
const drivers: Readonly<Record<number, string>> = {
  0x65: 'ibm866',
  0x7d: 'windows-1255',
  0x7e: 'windows-1256',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
  0xcc: 'windows-1257',
};
const WESTERN = 'windows-1252';

/**
 * The encoding of a shapefile's texts, as `TextDecoder` takes it: what the `.cpg` says; else UTF-8 where the table reads as that;
 * else what the table's header says, and Western European where it says nothing.
 */
export function dbfEncoding(dbf: Uint8Array, cpg: Uint8Array | undefined): string {
  const named = encodingNamed(new TextDecoder('latin1').decode(cpg ?? new Uint8Array()));
  if (named !== null) return named;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(dbf.subarray(headerLength(dbf)));
    return 'utf-8';
  } catch {
    return drivers[dbf[29] ?? 0] ?? WESTERN; // the letters of this table are not those of UTF-8
  }
}

const headerLength = ({ buffer, byteOffset, byteLength }: Uint8Array): number =>
  byteLength < 32 ? 0 : new DataView(buffer, byteOffset).getUint16(8, true);

/** `1252`, `ANSI 1252`, `cp1252`, `88591`, `ISO 8859-1`, `65001`, `UTF-8` … as programs write them; null when it names none. */
function encodingNamed(text: string): string | null {
  const name = text.trim().toLowerCase();
  const [, windows] = /^(?:ansi|cp|windows|ms)?[ _-]?(125\d|874)$/.exec(name) ?? [];
  const [, part] = /^(?:iso)?[ _-]?8859[ _-]?(\d{1,2})$/.exec(name) ?? [];
  const known = windows ? `windows-${windows}` : part ? `iso-8859-${part}` : name === '65001' ? 'utf-8' : name;
  try {
    return new TextDecoder(known).encoding;
  } catch {
    return null; // a name that browsers do not have says nothing
  }
}
