import type { Blobs } from '@terroir/store';
import { keepPicture, pictureIds, readUpload, type ReadPicture, type Upload } from './picture.ts';
import { PRIVATE_PICTURE, privatePicture } from './private-picture.ts';

/** Which fields of a record are uploads. */
export interface PictureFields {
  /** Those whose picture anybody may see. */
  readonly pictures?: readonly string[];
  /** Those whose picture the company alone may see (`readPrivatePicture`). */
  readonly privatePictures?: readonly string[];
}

/** The fields of a record that are uploads, public or not. */
export const pictureFieldsOf = ({ pictures = [], privatePictures = [] }: PictureFields): readonly string[] => [
  ...pictures,
  ...privatePictures,
];

/** Whether data that was sent has an upload in one of the fields. */
export const hasUploads = (data: object, fields: PictureFields): boolean =>
  pictureFieldsOf(fields).some((field) => Boolean((data as Readonly<Record<string, unknown>>)[field]));

/** Data with the ids of pictures in place of uploads, and what keeps those pictures. */
export interface UploadedPictures {
  readonly data: object;
  keep(blobs: Pick<Blobs, 'put'>): Promise<void>;
}

/** Reads the uploads of what was sent; null where there are none. Nothing is kept yet. @throws RefusalError */
export async function readPictures(
  companyId: string,
  data: object,
  fields: PictureFields,
): Promise<UploadedPictures | null> {
  const read: { readonly field: string; readonly picture: ReadPicture; readonly contentType?: string }[] = [];
  for (const field of pictureFieldsOf(fields)) {
    const upload = (data as Readonly<Record<string, Upload | null | undefined>>)[field];
    const picture = await readUpload(companyId, upload, field);
    if (!picture) continue;
    const isPrivate = fields.privatePictures?.includes(field) === true;
    read.push(
      isPrivate
        ? { field, picture: privatePicture(companyId, picture), contentType: PRIVATE_PICTURE }
        : { field, picture },
    );
  }
  if (read.length === 0) return null;
  const ids = read.map(({ field, picture }) => [field, pictureIds(picture)] as const);
  return {
    data: { ...data, ...Object.fromEntries(ids) },
    async keep(blobs) {
      for (const { picture, contentType } of read) await keepPicture(blobs, picture, contentType);
    },
  };
}
