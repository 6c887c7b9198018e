import { z } from 'zod';

/** The addresses of a receipt, which its company alone reads. */
export const WireReceipt = z.object({ image: z.string(), thumbnail: z.string() });

const receiptUrl = (blobId: string): string => `/api/v1/receipts/${blobId}`;

/** Where a stored receipt and its small copy are read. */
export const receiptUrls = ({ image, thumbnail }: z.output<typeof WireReceipt>): z.output<typeof WireReceipt> => ({
  image: receiptUrl(image),
  thumbnail: receiptUrl(thumbnail),
});
