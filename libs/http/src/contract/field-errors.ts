import type { Language } from '@terroir/events';
import { isCalendarDate, writtenDate } from '@terroir/kernel';
import type { z } from 'zod';
import type { FieldError } from './errors.ts';
import { fieldNames } from './field-names.ts';

/** A text in both languages; `{field}`, `{value}` and the like mark parameters. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** What a person calls a field, and its own words for a broken rule where the generic ones do not do. */
export interface FieldText extends Text {
  readonly rules?: Readonly<Record<string, Text>>;
}

/** Texts of fields by dotted path without the envelope (`address.city`), or by the last name alone (`city`). */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/**
 * The generic rules (S0 §5, S1 §5) and their words. French says « Le champ … » so that the sentence agrees with any
 * label. A module's own rule arrives as `params: { rule: 'password_weak' }` of a zod refinement, its words in `rules`.
 */
export const ruleTexts = {
  required: { en: '{field} is required', fr: 'Le champ « {field} » est obligatoire' },
  invalid: { en: '{field} is invalid', fr: 'Le champ « {field} » n’est pas valide' },
  more_than: { en: '{field} needs to be more than {value}', fr: 'Le champ « {field} » doit être supérieur à {value}' },
  less_than: { en: '{field} needs to be less than {value}', fr: 'Le champ « {field} » doit être inférieur à {value}' },
  at_least: {
    en: '{field} needs to be at least {value}',
    fr: 'Le champ « {field} » doit être au moins égal à {value}',
  },
  at_most: { en: '{field} needs to be at most {value}', fr: 'Le champ « {field} » doit être au plus égal à {value}' },
  number: { en: 'The {field} must be a number', fr: 'Le champ « {field} » doit être un nombre' },
  whole_number: {
    en: 'The {field} must be a whole number',
    fr: 'Le champ « {field} » doit être un nombre entier',
  },
  decimals: {
    en: '{field} has too many decimals: at most {decimals}',
    fr: 'Le nombre de décimales du champ « {field} » est limité à {decimals}',
  },
  too_short: {
    en: '{field} needs at least {value} characters',
    fr: 'Le champ « {field} » doit compter au moins {value} caractères',
  },
  too_long: {
    en: '{field} can have at most {value} characters',
    fr: 'Le champ « {field} » ne peut pas dépasser {value} caractères',
  },
  too_few: {
    en: '{field}: give at least {value}',
    fr: 'Le champ « {field} » : indiquez-en au moins {value}',
  },
  too_many: {
    en: '{field} can have at most {value} entries',
    fr: 'Le champ « {field} » ne peut pas dépasser {value} éléments',
  },
  not_future: {
    en: '{field} cannot be in the future',
    fr: 'Le champ « {field} » ne peut pas être une date à venir',
  },
  one_line: {
    en: '{field} must be one line of plain text',
    fr: 'Le champ « {field} » doit tenir sur une ligne de texte simple',
  },
  unprintable: {
    en: '{field}: take out the control characters and broken signs, which cannot be kept',
    fr: 'Le champ « {field} » : retirez les caractères de contrôle et les signes endommagés, qui ne peuvent être conservés',
  },
  no_link: { en: '{field} cannot contain a link', fr: 'Le champ « {field} » ne peut pas contenir de lien' },
} as const satisfies Readonly<Record<string, Text>>;

type Params = Readonly<Record<string, string | number>>;
type Rule = readonly [code: string, params?: Params];

/** The rule that a zod issue stands for. An empty text is a missing one. */
function ruleOf(issue: z.core.$ZodIssue): Rule {
  const { input } = issue;
  if (input === undefined || input === null || (typeof input === 'string' && input.trim() === '')) {
    if (issue.code !== 'custom' && issue.code !== 'too_big') return ['required'];
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return ['whole_number'];
      return [issue.expected === 'number' ? 'number' : 'invalid'];
    case 'too_small': {
      const value = Number(issue.minimum);
      if (issue.origin === 'string') return ['too_short', { value }];
      if (issue.origin === 'array' || issue.origin === 'set') return ['too_few', { value }];
      return [issue.inclusive === false ? 'more_than' : 'at_least', { value }];
    }
    case 'too_big': {
      const value = Number(issue.maximum);
      if (issue.origin === 'string') return ['too_long', { value }];
      if (issue.origin === 'array' || issue.origin === 'set') return ['too_many', { value }];
      return [issue.inclusive === false ? 'less_than' : 'at_most', { value }];
    }
    case 'custom': {
      const { rule, ...params } = (issue.params ?? {}) as Record<string, string | number>;
      return [typeof rule === 'string' ? rule : 'invalid', params];
    }
    default:
      return ['invalid'];
  }
}

/** A name on the wire as words, for a field that nobody has named. */
export const humanized = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const numbers = { en: new Intl.NumberFormat('en-CA'), fr: new Intl.NumberFormat('fr-CA') };

/** Puts parameters into a text, numbers and calendar dates written as the language writes them; an unknown `{name}` stays as it is. */
export function filled(text: string, params: Params, language: Language): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'number') return numbers[language].format(value).replaceAll('-', '\u2212');
    return isCalendarDate(value) ? writtenDate(value, language) : value;
  });
}

/** Words for a broken rule of a field, the module's own first, the generic ones next. */
export function fieldError(
  path: readonly string[],
  inner: readonly string[],
  [code, params = {}]: Rule,
  texts: FieldTexts,
  language: Language,
): FieldError {
  const names = inner.filter((name) => !/^\d+$/.test(name));
  const last = names.at(-1) ?? path.at(-1) ?? '';
  const text = own(texts, names.join('.')) ?? own(texts, last) ?? own<FieldText>(fieldNames, last);
  const words = (text?.rules && own(text.rules, code)) ?? own<Text>(ruleTexts, code) ?? ruleTexts.invalid;
  const field = text?.[language] ?? humanized(last);
  return { code, field: path.join('.'), message: filled(words[language], { ...params, field }, language) };
}
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The most wrong fields that an answer names. */
export const MOST_ERRORS = 200;

const moreErrors: Text = { en: 'Other wrong fields: {count}', fr: 'Autres champs à corriger : {count}' };

const moreThanNamed = (count: number, language: Language): FieldError => ({
  code: 'more_errors',
  field: null,
  message: filled(moreErrors[language], { count }, language),
});

/** As many errors as an answer names; of more the last entry says how many. */
export const mostErrors = <E extends FieldError>(errors: readonly E[], language: Language): (E | FieldError)[] =>
  errors.length <= MOST_ERRORS
    ? [...errors]
    : [...errors.slice(0, MOST_ERRORS), moreThanNamed(errors.length - MOST_ERRORS, language)];

/** The issue of a text that no store keeps faithfully. */
export const unfaithfulIssue = (path: readonly PropertyKey[]): z.core.$ZodIssue => ({
  code: 'custom',
  path: [...path],
  message: '',
  input: 'unfaithful',
  params: { rule: 'unprintable' },
});

/** The issue of a record that has more names than its most. */
export const tooLargeIssue = (path: readonly PropertyKey[], maximum: number): z.core.$ZodIssue => ({
  code: 'too_big',
  origin: 'set',
  path: [...path],
  message: '',
  input: 'too large',
  maximum,
});

/** As many issues as an answer names, in order: the first of each entry of the outermost list, then the first of all. */
function named(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  if (issues.length <= MOST_ERRORS) return issues;
  const entries = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const at = issue.path.findIndex((step) => typeof step === 'number');
    const entry = issue.path.slice(0, at + 1).join('.');
    if (!entries.has(entry)) entries.set(entry, issue);
  }
  const chosen = new Set([...entries.values()].slice(0, MOST_ERRORS));
  for (const issue of issues) if (chosen.size < MOST_ERRORS) chosen.add(issue);
  return issues.filter((issue) => chosen.has(issue));
}

/** The bound that zod gives every whole number; one of the field itself follows where it has one. */
const isSafeBound = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

/** The wrong fields of a failed validation, once each: the first rule it breaks. Of too many the last entry says how many more. */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  pathOf: (path: readonly PropertyKey[]) => string[],
  envelope: readonly string[],
  texts: FieldTexts,
  language: Language,
): FieldError[] {
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const at = issue.path.join('.');
    const known = first.get(at);
    if (known === undefined || isSafeBound(known)) first.set(at, issue);
  }
  const shown = named([...first.values()]);
  const errors = shown.map((issue) => {
    const inner = pathOf(issue.path);
    return fieldError([...envelope, ...inner], inner, ruleOf(issue), texts, language);
  });
  const count = first.size - shown.length;
  return count === 0 ? errors : [...errors, moreThanNamed(count, language)];
}
