import { asFailure, type Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { lineSources } from '../lines/books.ts';
import { LineDialog } from '../lines/line-dialog.tsx';
import { sides } from '../lines/side.ts';
import type { DueLine } from './recurring-line.ts';
import type { DueWrites } from './use-due-writes.ts';

export interface DueDialogProps {
  due: DueLine;
  account: string;
  writes: DueWrites;
  onDone: () => void;
}

/** Records the line of a due date: as it is proposed, or with what a person changes in it this time. */
export function DueDialog({ due, account, writes, onDone }: DueDialogProps) {
  const { line, dueOn } = due;
  const { side } = line;
  const t = useTexts('recurring-lines');
  const figures = useFigures();
  const lineWrites = useRecordWrites(lineSources[side], ({ subCategory }) => subCategory.name);
  const { envelope, subCategoryField } = sides[side];
  return (
    <LineDialog
      side={side}
      line={null}
      proposed={{
        title: t('dialog.record', { date: figures.date(dueOn) }),
        typed: {
          subCategoryId: line.subCategory.id,
          notes: line.notes,
          quantityRaw: line.quantityRaw,
          unitId: line.unit.id,
          cost: line.cost,
          ...(side === 'outputs' && { produceId: line.produceId }),
          occurredOn: dueOn,
          receipt: null,
        },
        place: line,
        draft: `${account}:finance:due:${line.id}:${dueOn}`,
      }}
      account={account}
      writes={{
        ...lineWrites,
        save: async ({ row, body, key, sendOptions }) => {
          const { [subCategoryField]: subcategoryId, ...values } = (body as Record<string, Record<string, unknown>>)[
            envelope
          ] as Record<string, unknown>;
          try {
            await writes.record(
              due,
              { subcategoryId, ...values } as Parameters<DueWrites['record']>[1],
              key,
              sendOptions,
            );
          } catch (thrown) {
            throw atLineFields(asFailure(thrown));
          }
          return row;
        },
        sayFailed: (_, __, thrown) => writes.sayFailed(due, thrown),
      }}
      inFront
      onDone={onDone}
    />
  );
}

/** A refusal with the field names of the dialog in place of the call's: `dueLine.subcategoryId` → `subCategoryId`. */
function atLineFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field) => {
    const name = field.replace(/^dueLine\./, '');
    return name === 'subcategoryId' ? 'subCategoryId' : name;
  });
}
