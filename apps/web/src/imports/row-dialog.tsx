import { FormDialog, Notice, TextField } from '@terroir/ui-kit';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { SearchChoice } from '../records/choices/search-choice.tsx';
import { isBlank, type Cell } from '../sheets/sheet.ts';
import type { ImportKind } from './import-kind.ts';
import { saidOf, type ReadRow } from './import-rows.ts';

export interface RowDialogProps {
  kind: ImportKind;
  row: ReadRow;
  onDone: (cells: Readonly<Record<string, Cell>>, choices: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** The cells of one row, to be typed otherwise before they are imported. */
export function RowDialog({ kind, row, onDone, onClose }: RowDialogProps) {
  const t = useTexts('imports');
  const [cells, setCells] = useState<Readonly<Record<string, Cell>>>({});
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const problemOf = (field: string) => row.problems.find((problem) => problem.field === field)?.message;
  const valueOf = (name: string) => choices[name] ?? String(row.values[name] ?? '');
  const rest = row.problems.filter(({ field }) => field === null);
  const fields = kind.fields.filter(({ helps }) => !helps);
  return (
    <FormDialog
      open
      title={t('edit.title', { row: row.number })}
      description={t('edit.same')}
      submitLabel={t('edit.ok')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => onDone(cells, choices)}
    >
      {rest.map(({ message }) => (
        <Notice key={message} severity="warning">
          {message}
        </Notice>
      ))}
      {fields.map(({ name, label, required, choices: offered, within }) =>
        offered ? (
          <SearchChoice
            key={name}
            label={label}
            error={choices[name] === undefined ? problemOf(name) : undefined}
            helperText={saidOf(kind, name, row.texts) || undefined}
            options={within === undefined ? offered : offered.filter(({ of }) => of === valueOf(within))}
            value={within === undefined || choices[within] === undefined ? valueOf(name) : (choices[name] ?? '')}
            onChange={(value) => setChoices((before) => ({ ...before, [name]: value }))}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            optionalMark={required ? undefined : t('shell:optional')}
            error={cells[name] === undefined ? problemOf(name) : undefined}
            value={String(cells[name] ?? (isBlank(row.texts[name]) ? (row.values[name] ?? '') : row.texts[name]))}
            onChange={({ target: { value } }) => setCells((before) => ({ ...before, [name]: value }))}
          />
        ),
      )}
    </FormDialog>
  );
}
