import type { Refusal } from '@terroir/kernel';
import { refuse } from '../refusals.ts';

/**
 * Why the produce that an output names is refused, or null: it must be one of the company's own and not removed. A correction
 * that leaves it alone is not checked again.
 */
export function produceRefused(
  produceId: string | null | undefined,
  before: { readonly produceId?: string | null | undefined } | null,
  isListed: boolean | undefined,
): Refusal | null {
  if (!produceId || produceId === before?.produceId || isListed) return null;
  return refuse('produce_unknown', { field: 'produceId' });
}
