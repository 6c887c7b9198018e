import { refuse } from '@terroir/kernel';
import type { Blobs } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';
import type { ReadPicture } from './picture.ts';

/** What private pictures are kept as: no image, so that the public address of images never serves one. */
export const PRIVATE_PICTURE = 'application/vnd.terroir.private-picture';

type KeptBlob = NonNullable<Awaited<ReturnType<Blobs['get']>>>;

/** What stands before the bytes of a company's picture; a re-encoded image begins otherwise. */
const headOf = (companyId: string): Buffer => Buffer.from(`terroir private picture\n${companyId}\n`);

/**
 * A picture as it is kept for one company alone: with the company's id before its bytes. The hash of both is another than that
 * of the same picture kept for everybody or for another company, so none of them opens, or is erased with, another.
 */
export const privatePicture = (companyId: string, [image, thumbnail]: ReadPicture): ReadPicture => [
  Buffer.concat([headOf(companyId), image]),
  Buffer.concat([headOf(companyId), thumbnail]),
];

/** Whether what is kept is a private picture of a company. */
export const isPrivatePictureOf = (companyId: string, { bytes, contentType }: KeptBlob): boolean => {
  const head = headOf(companyId);
  return contentType === PRIVATE_PICTURE && head.equals(bytes.subarray(0, head.length));
};

/** The WebP of a private picture of a company. @throws RefusalError not_found, also for one of another company */
export async function readPrivatePicture(
  blobs: Pick<Blobs, 'get'>,
  companyId: string,
  id: string,
): Promise<Uint8Array> {
  const blob = await blobs.get(id);
  if (blob === null || !isPrivatePictureOf(companyId, blob)) throw new RefusalError(refuse('not_found'));
  return blob.bytes.subarray(headOf(companyId).length);
}
