import type { Blobs } from '../blobs/blobs.ts';
import { ERASED, PERSONAL_KEY } from '../log/keyring.ts';
import { OtherContent } from './move.ts';
import type { Secret, Secrets } from '../log/secrets.ts';

// Moving what lies beside the log: secrets and images. The new place ends with exactly what the old one holds, so that
// what was destroyed there since an attempt that was broken off (the key of an erased person, a picture) is gone here too.

/** Secrets that hold positions or answers that name them: they mean nothing in another log. */
const OF_ONE_LOG: ReadonlySet<string> = new Set(['checkpoint', 'idempotency']);
/** Secrets under way at once. */
const ABREAST = 16;

const textOf = ({ kind, key, owner, value, expires }: Secret): string =>
  JSON.stringify([kind, key, owner, value, expires]);

/** @throws OtherContent when the new place keeps the key of a person whom the old one has never known */
export async function refuseOtherPeople(from: Secrets, to: Secrets, now: string): Promise<void> {
  for await (const { kind, key } of to.all(now)) {
    if (kind !== PERSONAL_KEY && kind !== ERASED) continue;
    const known = (await from.get(PERSONAL_KEY, key, now)) ?? (await from.get(ERASED, key, now));
    if (known === null) throw new OtherContent({ kind: 'other people', key });
  }
}

/**
 * Brings all secrets that have not expired, and removes those that the old place no longer has; answers how many there
 * are. What is there already stays as it is.
 * @throws OtherContent when one of them differs in the end
 */
export async function moveSecrets(from: Secrets, to: Secrets, now: string): Promise<number> {
  const gone: Secret[] = [];
  for await (const secret of to.all(now))
    if (!OF_ONE_LOG.has(secret.kind) && (await from.get(secret.kind, secret.key, now)) === null) gone.push(secret);
  for (const { kind, key } of gone) await to.remove(kind, key);

  const isThere = async (secret: Secret): Promise<boolean> => {
    const found = await to.get(secret.kind, secret.key, now);
    return found !== null && textOf(found) === textOf(secret);
  };
  const bring = async (secret: Secret): Promise<void> => {
    if (await isThere(secret)) return;
    await to.put(secret);
    if (!(await isThere(secret))) throw new OtherContent({ kind: 'other secret', of: secret.kind });
  };
  let moved = 0;
  let waiting: Secret[] = [];
  const hand = async (): Promise<void> => {
    await Promise.all(waiting.map(bring));
    moved += waiting.length;
    waiting = [];
  };
  for await (const secret of from.all(now)) {
    if (OF_ONE_LOG.has(secret.kind)) continue;
    waiting.push(secret);
    if (waiting.length === ABREAST) await hand();
  }
  await hand();
  return moved;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * Brings all images, whose ids are the hashes of what they hold, reads each again in the new place, and removes those
 * that the old place no longer has; answers how many there are.
 * @throws OtherContent when one of them is damaged or arrives as another
 */
export async function moveBlobs(from: Blobs, to: Blobs): Promise<number> {
  const ids = new Set<string>();
  for await (const id of from.list()) ids.add(id);
  const gone: string[] = [];
  for await (const id of to.list()) if (!ids.has(id)) gone.push(id);
  for (const id of gone) await to.remove(id);
  for (const id of ids) {
    const blob = await from.get(id);
    if (blob === null || (await to.put(blob.bytes, blob.contentType)) !== id)
      throw new OtherContent({ kind: 'damaged image', id });
    const found = await to.get(id);
    if (found === null || found.contentType !== blob.contentType || !isSame(found.bytes, blob.bytes))
      throw new OtherContent({ kind: 'other image', id });
  }
  return ids.size;
}
