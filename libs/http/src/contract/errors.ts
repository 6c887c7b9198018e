import type { Refusal } from '@terroir/kernel';
import type { Answer } from './answer.ts';

/** A refusal on its way to the answer. `current` is the record as it stands now, shown with a 409. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  constructor(
    readonly refusal: Refusal,
    readonly current?: Answer,
    readonly retryAfterSeconds?: number,
  ) {
    super(refusal.code);
  }
}

/** One wrong field: the rule that it breaks, its dotted path on the wire, and what a person reads. */
export interface FieldError {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

/** Every wrong field of a request at once; answered as 422, or 400 for query and path parameters. */
export class FieldErrors extends Error {
  override readonly name = 'FieldErrors';
  constructor(
    readonly status: 400 | 422,
    readonly errors: readonly FieldError[],
  ) {
    super(errors.map(({ field, code }) => `${field}: ${code}`).join(', '));
  }
}
