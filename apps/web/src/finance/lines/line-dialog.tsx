import { FormDialog, NumberField, SelectField, TextField, useToasts } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { NOTES_LIMIT } from '@terroir/finance';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { newKey } from '../../api/client.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { Failed } from '../../api/query-state.tsx';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure, type Failure } from '../../api/failure.ts';
import { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { mayGo } from '../../forms/unsaved.ts';
import { categoriesQuery } from './books.ts';
import { countSymbol, useFigures } from '../figures.ts';
import { LineConflict } from './line-conflict.tsx';
import { atFormFields } from './line-failure.ts';
import { choicesOf, lineForm, lineFrom, typedOf, type Line, type LineTyped, type LineValues } from './line.ts';
import type { Side } from './side.ts';
import { SubCategoryFields } from './sub-category-fields.tsx';
import { useFreshLine } from './use-fresh-line.ts';
import { useLineWrites } from './use-line-writes.ts';

/** Drafts hold the account, so that nobody is shown another person's words. */
export const draftName = (account: string, side: Side, line: Line | null): string =>
  `${account}:finance:${side}:${line?.id ?? 'new'}`;

// Nothing typed yet: empty numbers are no numbers, which the schema says when the form is sent.
const blank = { subCategoryId: '', notes: '', quantityRaw: null, unitId: '', cost: null } as unknown as LineTyped;

export interface LineDialogProps {
  side: Side;
  /** The line to correct; `null` records a new one. */
  line: Line | null;
  account: string;
  onDone: () => void;
}

/**
 * Records or corrects one line. When it is sent the dialog steps aside, because the table shows the line at once; when
 * the server refuses, it comes back with everything that was typed and the reason.
 */
export function LineDialog({ side, line, account, onDone }: LineDialogProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const toasts = useToasts();
  const writes = useLineWrites(side);
  const categories = useQuery(categoriesQuery(side, figures.language));
  const choices = useMemo(() => choicesOf(categories.data ?? []), [categories.data]);
  const schema = useMemo(() => lineForm(side), [side]);
  const form = useApiForm({
    texts: 'finance',
    schema,
    defaultValues: line ? typedOf(line) : blank,
    draft: draftName(account, side, line),
  });
  const { control, setValue, clearErrors, errorOf } = form;
  const { subCategoryId, unitId } = useWatch({ control }) as LineTyped;
  const fresh = useFreshLine(side, line, form);
  const [away, setAway] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef(false);
  const attempt = useRef({ body: '', key: '' });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const record = async (values: LineValues) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setAway(true);
    const body = JSON.stringify(values);
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
    const { key } = attempt.current;
    const before = line ?? { id: `new-${key}`, version: null, recordedAt: new Date().toISOString(), ...nowhere };
    try {
      const correcting = line ? { version: await fresh.version() } : undefined;
      await writes.save({ line: lineFrom(values, choices, before), values, correcting, key });
      const what = choices.get(values.subCategoryId)?.subCategory.name ?? '';
      toasts.show({ text: line ? t('done.corrected', { what }) : t('done.added', { what }) });
      onDone();
    } catch (thrown) {
      if (!here.current) writes.say('save', lineFrom(values, choices, before), thrown);
      const refused = asFailure(thrown);
      if (refused.code === 'version_conflict') await fresh.conflict();
      throw atFormFields(side, refused);
    } finally {
      sending.current = false;
      setAway(false);
    }
  };
  const refuse = (refused: Failure) => setFailure(refused.code === 'version_conflict' ? null : refused);
  const close = async () => {
    if (await mayGo('leave')) onDone();
  };
  const units = choices.get(subCategoryId)?.units ?? (line && line.subCategory.id === subCategoryId ? [line.unit] : []);
  const money = { [figures.currency.place]: figures.currency.sign };
  const number = (name: 'quantityRaw' | 'cost', label: string, more: object) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <NumberField
          {...field}
          {...more}
          label={label}
          language={figures.language}
          error={errorOf(name)}
          onChange={(value) => {
            clearErrors(name);
            field.onChange(value);
          }}
        />
      )}
    />
  );

  return (
    <FormDialog
      open={!away}
      title={line ? t(`edit.${side}`) : t(`add.${side}`)}
      submitLabel={t('shell:save')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      loading={form.submitting}
      error={failure ? `${t('failed.notSaved')} ${errorMessage(failure, t)}` : undefined}
      alert={
        fresh.changed ? (
          <LineConflict
            side={side}
            theirs={fresh.changed}
            onKeepMine={fresh.keepMine}
            onTakeTheirs={fresh.takeTheirs}
          />
        ) : null
      }
      onClose={() => void close()}
      onSubmit={(event) => void form.submit(record, refuse)(event)}
    >
      <DraftNotice form={form} />
      {categories.error && !categories.data ? (
        <Failed
          error={categories.error}
          onRetry={() => void categories.refetch()}
          loading={categories.isFetching}
          compact
        />
      ) : null}
      <SubCategoryFields
        side={side}
        categories={categories.data}
        value={subCategoryId}
        kept={line}
        error={errorOf('subCategoryId')}
        onChange={(next) => {
          clearErrors(['subCategoryId', 'unitId']);
          setValue('subCategoryId', next, { shouldDirty: true });
          setValue('unitId', choices.get(next)?.units[0]?.id ?? '', { shouldDirty: true });
        }}
      />
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' }}>
        {number('quantityRaw', t('fields.quantityRaw'), {})}
        <SelectField
          {...form.field('unitId')}
          value={unitId}
          disabled={units.length === 0}
          helperText={units.length === 0 ? t('unitHint') : undefined}
          placeholder={t('unitPlaceholder')}
          options={units.map((unit) => ({ value: unit.id, label: unitLabel(unit) }))}
        />
      </div>
      {number('cost', side === 'inputs' ? t('fields.cost') : t('fields.revenue'), {
        ...money,
        helperText: t(`costHint.${side}`, { currency: figures.currencyCode }),
      })}
      <TextField
        {...form.field('notes')}
        rows={3}
        maxLength={NOTES_LIMIT}
        optionalMark={t('shell:optional')}
        helperText={t('notesHint')}
      />
    </FormDialog>
  );
}

/** Where a new line stands until its subcategory is known. */
const nowhere = {
  category: { id: '', name: '', realm: 'others' },
  subCategory: { id: '', name: '' },
  unit: { id: '', symbol: '', symbolPlural: '' },
} as const;

/** `kg – kilogram`; only the name where that is all there is, or where the symbol is no word. */
const unitLabel = (unit: { symbol: string; name?: string }) =>
  unit.name === undefined || unit.name === unit.symbol
    ? unit.symbol
    : unit.symbol === countSymbol
      ? unit.name
      : `${unit.symbol} – ${unit.name}`;
