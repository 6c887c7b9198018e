import { ConflictNotice, Notice, type ConflictNoticeProps, type ConflictPick, type ConflictRow } from '@terroir/ui-kit';
import { useState, type ReactNode } from 'react';
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
      : [
          {
            label,
            mine: own?.shown ?? own?.value,
            theirs: shown ?? value,
            ...(value === start[place]?.value && { picked: 'mine' as const }),
          },
        ];
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

/** What it needs of a form whose conflict is settled. */
interface ChosenForm<Input> {
  readonly getValues: () => Input;
  readonly reset: (values: Input) => void;
  /** Puts these values under what was typed, and into the fields of `yielded` too. */
  readonly takeOver: (values: Input, together: readonly (readonly string[])[], yielded?: readonly string[]) => void;
  readonly forgetDraft: () => void;
}

/** Puts the record as it reads now under what was typed; the fields with the labels of `theirs` take its values. */
export function takeChosen<Input>(
  form: ChosenForm<Input>,
  now: Input,
  factsOf: (values: Input) => readonly RecordFact[],
  theirs: readonly string[],
): void {
  const facts = factsOf(now);
  const yielded = facts.filter(({ label }) => theirs.includes(label)).flatMap(({ fields }) => fields);
  form.takeOver(now, fieldsTogether(facts), yielded);
  if (yielded.length === 0 || !saySame(factsOf(form.getValues()), facts)) return;
  form.reset(now);
  form.forgetDraft();
}

/** What was picked between a typed form and one version of its record; another version is picked from anew. */
export function usePicks(version: string | null): Pick<ConflictNoticeProps, 'picks' | 'onPick'> {
  const [picked, setPicked] = useState<{ version: string | null; picks: Record<string, ConflictPick> }>({
    version,
    picks: {},
  });
  const picks = picked.version === version ? picked.picks : {};
  return { picks, onPick: (label, pick) => setPicked({ version, picks: { ...picks, [label]: pick } }) };
}

export interface ConflictProps extends Omit<ConflictNoticeProps, 'labels'> {
  /** What the choice does, where it is not that of a form that is saved afterwards. */
  text?: string;
}

/** Both versions of a record that changed while it was being edited, to choose between. */
export function Conflict({ text, ...props }: ConflictProps) {
  const t = useTexts('records');
  return (
    <ConflictNotice
      {...props}
      labels={{
        title: t('conflict.title'),
        text: text ?? t('conflict.text'),
        field: t('conflict.field'),
        mine: t('conflict.mine'),
        theirs: t('conflict.theirs'),
        nothing: t('conflict.nothing'),
        keepMine: t('conflict.keepMine'),
        takeTheirs: t('conflict.takeTheirs'),
        keepAllMine: t('conflict.keepAllMine'),
        takeAllTheirs: t('conflict.takeAllTheirs'),
        keepPicked: t('conflict.keepPicked'),
        missing: t('conflict.missing'),
      }}
    />
  );
}

/** What was chosen is in the form, which must still be saved: the buttons of the choice do not save. */
export function ChosenNotice() {
  const t = useTexts('records');
  return (
    <Notice title={t('conflict.chosen')} takesFocus>
      {t('conflict.stillToSave')}
    </Notice>
  );
}
