import { z } from 'zod';

z.config({ jitless: true }); // the content policy forbids code made at run time, which zod would try

/** The parts of a zod issue that decide which rule it is about. */
export interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly inclusive?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '');

/**
 * The rule that an issue is about, with its bound: `required`, `less_than 10000000`. The names are those of the server's
 * answers. It is kept as the field's error in place of a sentence, so that the sentence follows the language of the page.
 */
export function ruleOf(issue: Issue): string {
  const { code, input, origin, inclusive, minimum, maximum, params } = issue;
  if (code === 'custom') return Object.values({ rule: 'invalid', ...params }).join(' ');
  if (isMissing(input) && code !== 'too_big') return 'required';
  if (code === 'invalid_type')
    return issue.expected === 'int' ? 'whole_number' : issue.expected === 'number' ? 'number' : 'invalid';
  if (code === 'too_small') {
    if (origin === 'string') return `too_short ${String(minimum)}`;
    if (origin === 'array') return `too_few ${String(minimum)}`;
    return `${inclusive === false ? 'more_than' : 'at_least'} ${String(minimum)}`;
  }
  if (code === 'too_big') {
    if (origin === 'string') return `too_long ${String(maximum)}`;
    if (origin === 'array') return `too_many ${String(maximum)}`;
    return `${inclusive === false ? 'less_than' : 'at_most'} ${String(maximum)}`;
  }
  return 'invalid';
}
