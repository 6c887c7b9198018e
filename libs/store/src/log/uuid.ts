import { createHash, randomFillSync } from 'node:crypto';

// A draw of random bytes costs more than an id, so they are drawn many at a time.
const pool = Buffer.alloc(16 * 256);
let drawn = pool.length;

/** A UUIDv7 (RFC 9562 §5.7): 48 bits of milliseconds, then randomness, so ids sort by the time they were made. */
export function uuidv7(milliseconds = Date.now()): string {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  pool.writeUIntBE(milliseconds, drawn, 6);
  pool.writeUInt8((pool.readUInt8(drawn + 6) & 0x0f) | 0x70, drawn + 6);
  pool.writeUInt8((pool.readUInt8(drawn + 8) & 0x3f) | 0x80, drawn + 8);
  const hex = pool.toString('hex', drawn, drawn + 16);
  drawn += 16;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A UUIDv5 (RFC 9562 §5.5): the same for the same name below a namespace, which is a UUID itself. */
export function uuidv5(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
