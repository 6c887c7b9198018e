import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const OPTIONS = { authTagLength: TAG } as const;
const POOLED = 512;

// A random number costs as much as the cipher, so nonces are drawn many at a time.
let pool = Buffer.alloc(0);
let drawn = 0;
function nonce(): Buffer {
  if (drawn + NONCE > pool.length) {
    pool = randomBytes(NONCE * POOLED);
    drawn = 0;
  }
  drawn += NONCE;
  return pool.subarray(drawn - NONCE, drawn);
}

/** AES-256-GCM with a random nonce: nonce, tag, ciphertext. `about` must be the same to open it again. */
export function encrypt(key: KeyObject, about: string, plain: string | Uint8Array): Buffer {
  const iv = nonce();
  const cipher = createCipheriv(ALGORITHM, key, iv, OPTIONS);
  cipher.setAAD(Buffer.from(about));
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final(); // counter mode: nothing is left over, but the tag is made here
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** The plain bytes again. Throws when the key is another one, or when a byte or what it is about was changed. */
export function decrypt(key: KeyObject, about: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE), OPTIONS);
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const plain = decipher.update(sealed.subarray(NONCE + TAG));
  decipher.final();
  return plain;
}
