import { z } from 'zod';
import type { MessageOf } from './values.ts';

/** Stream `seal-log`: a root over the heads of all streams up to a position, so that a lost stream is noticed. */
export const sealEvents = {
  LogSealed: z.object({ upTo: z.int(), streams: z.int(), root: z.string() }),
} as const;
export type SealEvent = MessageOf<typeof sealEvents>;
