import type { Interval } from '@terroir/finance';
import { Button, SelectField } from '@terroir/ui-kit';
import { useWatch } from 'react-hook-form';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { NewRowStart } from '../../records/record.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { LineDialog, type LineDialogProps, type LineForm } from '../lines/line-dialog.tsx';
import { repeats } from '../lines/line-form.ts';
import type { Line } from '../lines/line.ts';
import { proposedLike } from '../lines/proposed-line.ts';
import { useBookDays } from '../lines/use-book-days.ts';
import { recurringForm } from './recurring-form.ts';
import { nameOfRecurring, recurringLines, recurringRow } from './recurring-line.ts';
import { recurringBody } from './recurring-values.ts';
import { repeatedLine } from './repeated-line.ts';

export interface RepeatableLineDialogProps extends Omit<LineDialogProps, 'proposed' | 'children' | 'onStored'> {
  /** The line that a new one begins like. */
  start: NewRowStart<Line> | null;
  /** Opens the form of a recurring line that begins with this one. */
  onRepeat: (line: Line) => void;
}

/** The dialog of a line that says whether it recurs: a new one from its recording on, another by a form of its own. */
export function RepeatableLineDialog({ onRepeat, start, ...rest }: RepeatableLineDialogProps) {
  const { side, line, onDone, account } = rest;
  const { today } = useBookDays();
  const props = { ...rest, proposed: start ? proposedLike(side, start, account, today) : undefined };
  const t = useTexts('recurring-lines');
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
      await recurring.save({
        row,
        body: recurringBody(recurringForm.parse(typed)),
        correcting: undefined,
        key,
        addedText: t(`done.repeats.${every}`, { what: nameOfRecurring(row) }),
      });
    } catch (thrown) {
      recurring.sayFailed('save', row, thrown);
    }
  }
  if (line !== null)
    return (
      <LineDialog {...props}>
        {({ mayClose }) => (
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
  return (
    <LineDialog
      {...props}
      onStored={(stored, { every }, key) => {
        // The key of the attempt: sent again, it makes one of each.
        if (every !== undefined && every !== 'never') void repeat(stored, every, `${key}-repeat`);
      }}
    >
      {(form) => <RepeatsField form={form} />}
    </LineDialog>
  );
}

function RepeatsField({ form }: { form: LineForm }) {
  const t = useTexts('recurring-lines');
  const every = useWatch({ control: form.control, name: 'every' }) ?? 'never';
  return (
    <SelectField
      {...form.field('every')}
      helperText={t('repeatHint')}
      value={every}
      options={repeats.map((each) => ({ value: each, label: t(`every.${each}`) }))}
    />
  );
}
