import { Controller, Get, Inject } from '@nestjs/common';
import { refuse } from '@terroir/kernel';
import type { Blobs } from '@terroir/store';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { Bytes } from '../contract/answer.ts';
import { RefusalError } from '../contract/errors.ts';
import { BLOBS } from '../contract/ports.ts';
import { FromPath, path } from '../contract/query.ts';
import { Answers, Summary, Tagged, type PathOf } from '../contract/route.ts';

/** Where an image is fetched: its address is its content's hash, so it never changes and nobody can guess it. */
export const imageUrl = (blobId: string): string => `/api/v1/images/${blobId}`;

const imagePath = path({ hash: z.string().regex(/^[0-9a-f]{64}$/) });

@Controller('api/v1/images')
@Tagged('Images', 'Pictures of companies, by the hash of their content.')
export class ImageController {
  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  @Get(':hash')
  @Allow('public')
  @Answers({ mediaTypes: ['image/webp'], kept: 'by_anyone' })
  @Summary(
    'An image, as it was re-encoded on arrival',
    'The address is the hash of the content: it never changes, so browsers keep it for ever.',
  )
  async show(@FromPath(imagePath) { hash }: PathOf<typeof imagePath>) {
    const blob = await this.blobs.get(hash);
    if (blob?.contentType !== 'image/webp') throw new RefusalError(refuse('not_found'));
    return new Bytes(blob.bytes, blob.contentType, 'by_anyone');
  }
}
