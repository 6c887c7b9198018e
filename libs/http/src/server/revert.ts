import { z } from 'zod';
import { body } from '../contract/body.ts';
import type { BodyOf } from '../contract/route.ts';

/** Which version a record goes back to: what the `ETag` said when it was the newest. */
export const revertBody = body(null, z.object({ version: z.number().int().min(1).max(1_000_000_000) }), {
  version: { en: 'Version', fr: 'Numéro de version' },
});
export type RevertBody = BodyOf<typeof revertBody>;
