import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decrypt, encrypt } from './cipher.ts';
import { StoreUnavailable } from './event-log.ts';
import type { Secrets } from './secrets.ts';

/** Kinds of secrets: the key of a person, and that it was destroyed. */
export const PERSONAL_KEY = 'personal_key';
export const ERASED = 'erased_person';
const CHECK = 'master_key';
const FOREVER = '0000-01-01T00:00:00.000Z'; // the keys never expire, so any clock will do
const KNOWN_AT_ONCE = 10_000;

/** The key of one person's data. `id` distinguishes it from the keys that may have come before it. */
export interface PersonalKey {
  readonly id: string;
  readonly key: KeyObject;
}

/**
 * The keys of personal data: one per person, random, kept among the secrets and wrapped by the master key. To erase a
 * person is to destroy their key.
 */
export class Keyring {
  readonly #secrets: Secrets;
  readonly #wrapping: KeyObject;
  readonly #naming: KeyObject;
  readonly #known: LRUCache<string, PersonalKey>;

  private constructor(secrets: Secrets, master: Uint8Array, memory: number) {
    this.#known = new LRUCache({ max: KNOWN_AT_ONCE, ttl: memory });
    const derived = (use: string) => createSecretKey(new Uint8Array(hkdfSync('sha256', master, '', use, 32)));
    this.#secrets = secrets;
    this.#wrapping = derived('terroir wrapping');
    this.#naming = derived('terroir naming');
  }

  /**
   * Opens the keyring; `isNew` says that no event was written yet. Where several processes serve, `memory` is how many
   * milliseconds one of them may still use a key that another has destroyed (0: for ever, right for one process).
   * @throws StoreUnavailable when the secrets of a log are gone, or were wrapped by another master key
   */
  static async open(secrets: Secrets, master: Uint8Array, isNew: boolean, memory = 0): Promise<Keyring> {
    const ring = new Keyring(secrets, master, memory);
    if (!isNew && (await secrets.get(CHECK, CHECK, FOREVER)) === null)
      throw new StoreUnavailable(
        'The secrets of this log are missing (secrets.sqlite): restore them from the same backup',
      );
    const value = ring.wrap(CHECK, CHECK);
    const { stored } = await secrets.putIfAbsent({ kind: CHECK, key: CHECK, owner: '', value, expires: null }, FOREVER);
    try {
      ring.unwrap(stored.value, CHECK);
    } catch (error) {
      throw new StoreUnavailable(
        'The master key is not the one that these data were written with (master.key, MASTER_KEY)',
        {
          cause: error,
        },
      );
    }
    return ring;
  }

  /** The person's key if it is at hand, without asking the store. */
  peek(person: string): PersonalKey | undefined {
    return this.#known.get(person);
  }

  /** The person's key, or null when there is none: never made, erased or lost. */
  async find(person: string): Promise<PersonalKey | null> {
    const known = this.#known.get(person);
    if (known !== undefined) return known;
    const secret = await this.#secrets.get<string>(PERSONAL_KEY, person, FOREVER);
    return secret === null ? null : this.#keep(person, secret.value);
  }

  /** The person's key, made when there is none yet; null when the person was erased. */
  async obtain(person: string): Promise<PersonalKey | null> {
    const found = await this.find(person);
    if (found !== null) return found;
    if (await this.isErased(person)) return null;
    const value = this.wrap(randomBytes(32), `${PERSONAL_KEY} ${person}`);
    const secret = { kind: PERSONAL_KEY, key: person, owner: person, value, expires: null };
    const { stored } = await this.#secrets.putIfAbsent(secret, FOREVER);
    // Asked again, because an erasure that came in between has not seen this key.
    if (await this.isErased(person)) {
      await this.#secrets.remove(PERSONAL_KEY, person);
      return null;
    }
    return this.#keep(person, stored.value);
  }

  /** Destroys the person's key: what was encrypted with it can never be read again, and no new key is made. */
  async erase(person: string): Promise<void> {
    await this.#secrets.put({ kind: ERASED, key: person, owner: person, value: true, expires: null });
    this.#known.delete(person);
    await this.#secrets.remove(PERSONAL_KEY, person);
    this.#known.delete(person);
  }

  /** Asks the store again for the person's key the next time: another process may have destroyed it. */
  forget(person: string): void {
    this.#known.delete(person);
  }

  /** Whether the person's key was destroyed on purpose. */
  async isErased(person: string): Promise<boolean> {
    return (await this.#secrets.get(ERASED, person, FOREVER)) !== null;
  }

  #keep(person: string, wrapped: string): PersonalKey {
    const bytes = this.unwrap(wrapped, `${PERSONAL_KEY} ${person}`);
    const key = { id: this.keyedHash(bytes.toString('base64')).slice(0, 12), key: createSecretKey(bytes) };
    this.#known.set(person, key);
    return key;
  }

  /** HMAC-SHA-256 (hexadecimal) under a key derived from the master key: names a value without telling it. */
  keyedHash(text: string): string {
    return createHmac('sha256', this.#naming).update(text).digest('hex');
  }

  /** Encrypts under the master key, for secrets that must be read again. `about` must be the same to unwrap. */
  wrap(plain: string | Uint8Array, about: string): string {
    return encrypt(this.#wrapping, about, plain).toString('base64');
  }

  /** The bytes that were wrapped. Throws when they, the key or `about` are others. */
  unwrap(wrapped: string, about: string): Buffer {
    return decrypt(this.#wrapping, about, Buffer.from(wrapped, 'base64'));
  }
}
