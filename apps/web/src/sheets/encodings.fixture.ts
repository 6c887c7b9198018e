/** Writes text in an encoding of single bytes, which browsers read and do not write. */
function writer(encoding: string): (text: string) => Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = new Map(Array.from(letters).map((letter, byte) => [letter, byte]));
  return (text) => Uint8Array.from(Array.from(text), (letter) => bytes.get(letter) ?? 0x3f);
}

export const windows1252 = writer('windows-1252');
export const macRoman = writer('macintosh');
