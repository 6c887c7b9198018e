import type { Interval } from '@terroir/finance';
import { Button, SelectField } from '@terroir/ui-kit';
import { useState } from 'react';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { LineDialog, type LineDialogProps } from '../lines/line-dialog.tsx';
import type { Line } from '../lines/line.ts';
import { recurringBody, recurringForm } from './recurring-form.ts';
import { nameOfRecurring, recurringLines, recurringRow } from './recurring-line.ts';
import { repeatedLine } from './repeated-line.ts';

type Repeats = 'never' | Interval;
const choices = ['never', 'month', 'year'] as const satisfies readonly Repeats[];

export interface RepeatableLineDialogProps extends Omit<LineDialogProps, 'children'> {
  /** Opens the form of a recurring line that begins with this one. */
  onRepeat: (line: Line) => void;
}

/** The dialog of a line that says whether it recurs: a new one from its recording on, another by a form of its own. */
export function RepeatableLineDialog({ onRepeat, ...props }: RepeatableLineDialogProps) {
  const { side, line, writes, onDone } = props;
  const t = useTexts('recurring-lines');
  const finance = useTexts('finance');
  const [repeats, setRepeats] = useState<Repeats>('never');
  const recurring = useRecordWrites(recurringLines, nameOfRecurring);
  async function repeat(stored: Line, every: Interval, key: string): Promise<void> {
    const { typed, place } = repeatedLine(side, stored, every);
    const row = {
      ...recurringRow(`new-${key}`, place),
      ...typed,
      notes: typed.notes ?? '',
      produceId: typed.produceId ?? null,
      lastDueOn: null,
    };
    try {
      await recurring.save({ row, body: recurringBody(recurringForm.parse(typed)), correcting: undefined, key });
    } catch (thrown) {
      recurring.sayFailed('save', row, thrown);
    }
  }
  if (line !== null)
    return (
      <LineDialog {...props}>
        {(mayClose) => (
          <div>
            <Button
              variant="text"
              startIcon={<RecordIcon name="repeat" />}
              onClick={() =>
                void (async () => {
                  if (!(await mayClose())) return;
                  onDone();
                  onRepeat(line);
                })()
              }
            >
              {t('repeat')}
            </Button>
          </div>
        )}
      </LineDialog>
    );
  const save: typeof writes.save = async (saving) => {
    const stored = await writes.save(saving);
    // The key of the attempt: sent again, it makes one of each.
    if (repeats !== 'never') void repeat(stored, repeats, `${saving.key}-repeat`);
    return stored;
  };
  return (
    <LineDialog {...props} writes={{ ...writes, save }}>
      <SelectField
        label={finance('fields.every')}
        helperText={t('repeatHint')}
        value={repeats}
        onChange={({ target }) => setRepeats(choices.find((each) => each === target.value) ?? 'never')}
        options={choices.map((each) => ({ value: each, label: t(`every.${each}`) }))}
      />
    </LineDialog>
  );
}
