import { keepPicture, pictureIds, readUpload, type ReadPicture } from '@terroir/http';
import type { Blobs } from '@terroir/store';
import type { z } from 'zod';
import type { SectionEdit, Website } from './website.commands.ts';

/** What the builder sent as edits of sections, and the images to be kept before the edits name them. */
export interface ReadEdits {
  readonly sections: SectionEdit[];
  readonly hasImages: boolean;
  keep(blobs: Blobs): Promise<void>;
}

/** Reads what the builder sent. Nothing is kept yet. @throws RefusalError that names the image that is none */
export async function readEdits(
  companyId: string,
  { sections = [], images = [] }: z.output<typeof Website>,
): Promise<ReadEdits> {
  const edits = new Map(sections.map((edit) => [edit.identifier, edit] as const));
  const pictures: ReadPicture[] = [];
  const edited: SectionEdit[] = [...sections];
  for (const [at, { identifier, image }] of images.entries()) {
    const picture = image && (await readUpload(companyId, image, `images.${at}.image`));
    if (picture) pictures.push(picture);
    const backgroundImage = picture ? pictureIds(picture) : null;
    const said = edits.get(identifier);
    // The place of a section in what was sent is what an error names.
    if (said) edited[edited.indexOf(said)] = { ...said, backgroundImage };
    else edited.push({ identifier, backgroundImage });
  }
  return {
    sections: edited,
    hasImages: pictures.length > 0,
    async keep(blobs) {
      for (const picture of pictures) await keepPicture(blobs, picture);
    },
  };
}
