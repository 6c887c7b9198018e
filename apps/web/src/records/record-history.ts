import type { ReactNode } from 'react';
import type { HistoryEntry } from '../history/history-entries.ts';
import type { HistoryWords } from '../history/history-list.tsx';

/** A field before and after an entry. */
type FieldChange = Partial<Pick<HistoryEntry['changes'][number], 'from' | 'to'>>;

export interface RecordHistoryOptions {
  /** A sentence in the past tense for each entry. */
  readonly event: HistoryWords['event'];
  /** Names of the fields, in camelCase; a field without one is left out. */
  readonly labels: Readonly<Record<string, string>>;
  /** Writes the values of a field for people, of a list e.g. what changed in it. Default: as text. */
  readonly formats?: Readonly<Record<string, (value: unknown, change: FieldChange) => ReactNode>>;
  /** Names of what a field holds by id; an unknown id is shown as it is. */
  readonly lookups?: Readonly<Record<string, (id: string) => string | undefined>>;
}

/** A field's name in camelCase: read models spell it with underscores. */
export const fieldName = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A plain value as text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** The words of a history drawer. A field that was empty before and after is left out. */
export function recordHistory({ event, labels, formats = {}, lookups = {} }: RecordHistoryOptions): HistoryWords {
  return {
    event,
    field: (field) => labels[fieldName(field)] ?? field,
    value: (field, value, { changes }) => {
      const name = fieldName(field);
      const change = changes.find((one) => one.field === field);
      if (!(name in labels) || (isNothing(change?.from) && isNothing(change?.to))) return undefined;
      if (isNothing(value)) return null;
      const format = formats[name];
      return format ? format(value, change ?? {}) : (lookups[name]?.(textOf(value)) ?? textOf(value));
    },
  };
}
