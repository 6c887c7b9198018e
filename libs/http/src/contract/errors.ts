import type { Refusal } from '@terroir/kernel';
import type { Answer } from './answer.ts';
import type { WireError } from './envelope.wire.ts';

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

/** One wrong field: `code` is the rule that it breaks. */
export type FieldError = Omit<WireError, 'requires'>;

/** Every wrong field of a request at once; answered as 422, 400 for query and path parameters, 503 for what may come later. */
export class FieldErrors extends Error {
  override readonly name = 'FieldErrors';
  constructor(
    readonly status: 400 | 422 | 503,
    readonly errors: readonly FieldError[],
  ) {
    super(errors.map(({ field, code }) => `${field}: ${code}`).join(', '));
  }
}

/** Every field of a body that is wrong by itself, and what is right of it, which may still be wrong for whoever decides on it. */
export class BodyErrors extends FieldErrors {
  /**
   * @param wrong dotted camelCase paths into the data
   * @param right makes the data without what is wrong
   */
  constructor(
    errors: readonly FieldError[],
    readonly wrong: readonly string[],
    readonly right: () => object,
  ) {
    super(422, errors);
  }

  /** Whether a rule about these fields can be asked: none of them is wrong, nor holds or is part of what is. */
  leaves(...fields: readonly string[]): boolean {
    return fields.every((field) => !this.wrong.some((path) => isWithin(field, path) || isWithin(path, field)));
  }
}
const isWithin = (path: string, whole: string): boolean =>
  whole === '' || path === whole || path.startsWith(`${whole}.`);
