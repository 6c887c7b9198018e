import { Controller, Get, Inject } from '@nestjs/common';
import { BlobId } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  BLOBS,
  Bytes,
  FromPath,
  path,
  readPrivatePicture,
  Summary,
  Tagged,
  type PathOf,
  type RequestContext,
} from '@terroir/http';
import type { Blobs } from '@terroir/store';

const receiptPath = path({ hash: BlobId });

@Controller('api/v1/receipts')
@Tagged('Receipts', 'Pictures of the receipts of a company, which it alone can read.')
export class ReceiptController {
  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  @Get(':hash')
  @Allow('producer', 'plan_level_1')
  @Answers({ mediaTypes: ['image/webp'], kept: 'by_caller' })
  @Summary(
    'The picture of a receipt, as it was re-encoded on arrival',
    'A receipt of another company is not found. One that was taken off its line stays readable, because earlier versions of the line show it.',
  )
  async show(@Asking() { companyId }: RequestContext, @FromPath(receiptPath) { hash }: PathOf<typeof receiptPath>) {
    return new Bytes(await readPrivatePicture(this.blobs, companyId, hash), 'image/webp', 'by_caller');
  }
}
