import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Blobs } from './blobs.ts';

const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What every keeper of blobs promises, on the one that `open` makes anew for each test. */
export function blobsContract(name: string, open: () => Promise<Blobs>): void {
  describe(`blobs: ${name}`, () => {
    let blobs: Blobs;
    beforeEach(async () => {
      blobs = await open();
    });
    afterEach(() => blobs.close());
    const all = async (): Promise<string[]> => {
      const ids: string[] = [];
      for await (const id of blobs.list()) ids.push(id);
      return ids.sort();
    };

    test('gives back the bytes and their content type by the SHA-256 of the bytes', async () => {
      const id = await blobs.put(png, 'image/png');
      expect(id).toBe(idOf(png));
      const found = await blobs.get(id);
      expect([Buffer.from(found?.bytes ?? []).equals(png), found?.contentType]).toEqual([true, 'image/png']);
    });

    test('keeps nothing and much alike', async () => {
      const large = randomBytes(3 * 1024 * 1024);
      for (const bytes of [new Uint8Array(), large]) {
        const found = await blobs.get(await blobs.put(bytes, 'image/webp'));
        expect(Buffer.from(found?.bytes ?? []).equals(bytes)).toBe(true);
      }
    });

    test('keeps the same bytes once, also when they come many times at once', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => blobs.put(png, 'image/png')));
      expect(new Set(ids).size).toBe(1);
      expect(await all()).toEqual([idOf(png)]);
    });

    test('knows what it has not, and that nothing else is an id', async () => {
      const id = await blobs.put(png, 'image/png');
      for (const stranger of [
        idOf(new Uint8Array([1])),
        '',
        id.toUpperCase(),
        `${id}.type`,
        `../${id}`,
        `${id.slice(0, 2)}/${id}`,
        '../../etc/passwd',
        `${id}\0`,
      ])
        expect(await blobs.get(stranger)).toBeNull();
    });

    test('removes for good what it is told to, twice as well as once, and takes it again', async () => {
      const kept = await blobs.put(new Uint8Array([1]), 'image/png');
      const id = await blobs.put(png, 'image/png');
      await blobs.remove(id);
      await blobs.remove(id);
      await blobs.remove('../../etc/passwd');
      expect([await blobs.get(id), await all()]).toEqual([null, [kept]]);
      await blobs.put(png, 'image/png');
      expect((await blobs.get(id))?.contentType).toBe('image/png');
    });

    test('lists every blob once', async () => {
      const put = await Promise.all([1, 2, 3].map((byte) => blobs.put(new Uint8Array([byte]), 'image/gif')));
      expect(await all()).toEqual(put.sort());
    });
  });
}
