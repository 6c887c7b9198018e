import type { Language } from '@terroir/events';
import type { Refusal } from '@terroir/kernel';
import { FieldErrors, type BodyErrors } from '../contract/errors.ts';
import type { Body } from '../contract/route.ts';
import { refusalOnWire } from './error.filter.ts';

/** Every wrong field of a body: those that are wrong by themselves, and what a decision about the others refuses. */
export function everyFault(wrong: BodyErrors, refused: Refusal | null, body: Body, language: Language): FieldErrors {
  const all = refused === null ? [] : [refused, ...(refused.more.also ?? [])];
  const more = all.filter(
    ({ row, more: { field, dependsOn = [] } }) =>
      row.status === 422 && field !== undefined && wrong.leaves(field, ...dependsOn),
  );
  return new FieldErrors(422, [...wrong.errors, ...more.map((each) => refusalOnWire(each, language, body))]);
}
