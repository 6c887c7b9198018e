import { toBuffer } from 'qrcode';

/** Codes that are kept, about 3 KB each: drawing one takes a hundredth of a second. */
const KEPT = 1000;
const drawn = new Map<string, Promise<Buffer>>();

/** The QR code of an address as PNG. The one that was asked for longest ago is forgotten first. */
export function qrCode(address: string): Promise<Buffer> {
  const known = drawn.get(address) ?? toBuffer(address, { errorCorrectionLevel: 'M', margin: 4, scale: 8 });
  drawn.delete(address);
  drawn.set(address, known);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return known;
}
