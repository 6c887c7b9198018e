import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { keepPicture, pictureIds, type ReadPicture } from './picture.ts';
import { PRIVATE_PICTURE, privatePicture, readPrivatePicture } from './private-picture.ts';

const [own, other] = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002'];
const picture: ReadPicture = [Buffer.from('RIFF-large-WEBP'), Buffer.from('RIFF-small-WEBP')];

function blobs() {
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>();
  return {
    kept,
    put(bytes: Uint8Array, contentType: string) {
      const id = createHash('sha256').update(bytes).digest('hex');
      kept.set(id, { bytes, contentType });
      return Promise.resolve(id);
    },
    get: (id: string) => Promise.resolve(kept.get(id) ?? null),
  };
}
const notFound = { refusal: { code: 'not_found' } };

describe('a private picture', () => {
  test('is read by its company, byte for byte, the small copy as well', async () => {
    const store = blobs();
    const { image, thumbnail } = await keepPicture(store, privatePicture(own, picture), PRIVATE_PICTURE);
    for (const [id, bytes] of [
      [image, picture[0]],
      [thumbnail, picture[1]],
    ] as const)
      expect(Buffer.from(await readPrivatePicture(store, own, id))).toEqual(bytes);
  });

  test('is none for another company, nor under an id that nothing has', async () => {
    const store = blobs();
    const { image } = await keepPicture(store, privatePicture(own, picture), PRIVATE_PICTURE);
    await expect(readPrivatePicture(store, other, image)).rejects.toMatchObject(notFound);
    await expect(readPrivatePicture(store, '', image)).rejects.toMatchObject(notFound);
    await expect(readPrivatePicture(store, own, 'f'.repeat(64))).rejects.toMatchObject(notFound);
  });

  test('has an id that the same picture has for nobody else', () => {
    const ids = [picture, privatePicture(own, picture), privatePicture(other, picture)].flatMap((each) =>
      Object.values(pictureIds(each)),
    );
    expect(new Set(ids).size).toBe(6);
    expect(pictureIds(privatePicture(own, picture))).toEqual(pictureIds(privatePicture(own, picture)));
  });

  test('is never one that was kept for everybody, even where its bytes say so', async () => {
    const store = blobs();
    const { image } = await keepPicture(store, picture);
    const { image: disguised } = await keepPicture(store, privatePicture(own, picture), 'image/webp');
    for (const id of [image, disguised])
      await expect(readPrivatePicture(store, own, id)).rejects.toMatchObject(notFound);
  });
});
