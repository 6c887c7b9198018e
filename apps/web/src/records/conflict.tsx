import { ConflictNotice, type ConflictRow } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** One field, for people, as a conflict compares it. */
export interface RecordFact {
  readonly label: string;
  readonly value: string;
  /** Shown in place of the value where words do not do, e.g. a picture. */
  readonly shown?: ReactNode;
  /** The fields of the form that it is made of, by their paths: who changed one of them has changed all. */
  readonly fields: readonly string[];
}

/** The fields that are kept or taken over together. */
export const fieldsTogether = (facts: readonly RecordFact[]) => facts.map(({ fields }) => fields);

/** What the person changed and the record says otherwise; the fields that they left alone follow the record. */
export const clashes = (
  start: readonly RecordFact[],
  mine: readonly RecordFact[],
  theirs: readonly RecordFact[],
): readonly ConflictRow[] =>
  theirs.flatMap(({ label, value, shown }, place) => {
    const own = mine[place];
    return own?.value === value || own?.value === start[place]?.value
      ? []
      : [{ label, mine: own?.shown ?? own?.value, theirs: shown ?? value }];
  });

/** What the person and someone else changed, each to something else. */
export const bothChanged = (
  start: readonly RecordFact[],
  mine: readonly RecordFact[],
  theirs: readonly RecordFact[],
): readonly ConflictRow[] => {
  const changed = new Set(theirs.flatMap(({ label, value }, place) => (value === start[place]?.value ? [] : [label])));
  return clashes(start, mine, theirs).filter(({ label }) => changed.has(label));
};

/** Whether both say the same of a record. */
export const saySame = (some: readonly RecordFact[], others: readonly RecordFact[]): boolean =>
  some.every(({ value }, place) => value.trim() === others[place]?.value.trim());

export interface ConflictProps {
  rows: readonly ConflictRow[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Both versions of a record that changed while it was being edited, to choose between. */
export function Conflict(props: ConflictProps) {
  const t = useTexts('records');
  return (
    <ConflictNotice
      {...props}
      labels={{
        title: t('conflict.title'),
        text: t('conflict.text'),
        field: t('conflict.field'),
        mine: t('conflict.mine'),
        theirs: t('conflict.theirs'),
        nothing: t('conflict.nothing'),
        keepMine: t('conflict.keepMine'),
        takeTheirs: t('conflict.takeTheirs'),
      }}
    />
  );
}
