import type { Language } from '@terroir/events';
import type { Refusal } from '@terroir/kernel';
import { FieldErrors, type BodyErrors } from '../contract/errors.ts';
import { MOST_ERRORS, mostErrors } from '../contract/field-errors.ts';
import type { Body } from '../contract/route.ts';
import { refusalOnWire } from './error.filter.ts';

/** Every wrong field of a body: those that are wrong by themselves, and what a decision about the others refuses. */
export function everyFault(wrong: BodyErrors, refused: Refusal | null, body: Body, language: Language): FieldErrors {
  if (wrong.errors.length > MOST_ERRORS) return wrong; // no more would be named
  const all = refused === null ? [] : [refused, ...(refused.more.also ?? [])];
  const more = all.filter(
    ({ row, more: { field, dependsOn = [] } }) =>
      row.status === 422 && field !== undefined && wrong.leaves(field, ...dependsOn),
  );
  const refusals = more.map((each) => refusalOnWire(each, language, body));
  return new FieldErrors(422, mostErrors([...wrong.errors, ...refusals], language));
}
