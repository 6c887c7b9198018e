import { NEEDS_LIMIT } from '@terroir/production';
import { Button, styled } from '@terroir/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { newKey } from '../../api/client.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import type { Produce } from '../produces/produce.ts';
import type { ProduceFormState } from './form-value.ts';
import { NeedRow } from './need-row.tsx';
import type { NeedTyped } from './produce-values.ts';

const List = styled('ul')({ listStyle: 'none', margin: '0 0 16px', padding: 0, display: 'grid', gap: 12 });
const Quiet = styled('p')(({ theme }) => ({ margin: '0 0 16px', color: theme.vars.palette.text.secondary }));
const Fault = styled('p')(({ theme }) => ({ margin: '0 0 16px', color: theme.vars.palette.error.main }));

const path = 'produce.produceInputs';

/** What it takes to produce it: a list that grows and shrinks. */
export function NeedsFields({ form, row }: { form: ProduceFormState; row: Produce | null }) {
  const t = useTexts('produce-form');
  const { control, clearErrors, errorOf } = form;
  // The list is one value: a correction of it is taken over, kept and sent as a whole.
  const { field } = useController({ control, name: path });
  const needs: readonly NeedTyped[] = field.value;
  const error = errorOf(path);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Where the focus goes once the list is drawn again: the row of that place, or the button under the list. */
  const [focus, setFocus] = useState<{
    readonly place: number;
    readonly part: 'input' | ':scope > :last-child';
  } | null>(null);
  useLayoutEffect(() => {
    if (!focus) return;
    const rowAt = list.current?.children[focus.place];
    (rowAt?.querySelector<HTMLElement>(focus.part) ?? add.current)?.focus();
  }, [focus]);
  return (
    <>
      {needs.length === 0 ? <Quiet>{t('hints.noNeeds')}</Quiet> : null}
      {error ? <Fault>{error}</Fault> : null}
      {needs.length > 0 ? (
        <List ref={list}>
          {needs.map((need, place) => (
            <NeedRow
              key={need.key}
              need={need}
              place={place + 1}
              stored={row?.produceInputs.find(({ id }) => id === need.produceInputId)}
              errorOf={(field) => errorOf(`${path}.${place}.${field}`)}
              onChange={(changed) => {
                clearErrors(changedFields(need, changed).map((field) => `${path}.${place}.${field}` as const));
                field.onChange(needs.map((one) => (one.key === need.key ? changed : one)));
              }}
              onRemove={() => {
                clearErrors(path); // the faults of the rows below are no longer theirs
                field.onChange(needs.filter(({ key }) => key !== need.key));
                setFocus({ place, part: ':scope > :last-child' });
              }}
            />
          ))}
        </List>
      ) : null}
      <Button
        ref={add}
        startIcon={<RecordIcon name="add" />}
        disabled={needs.length >= NEEDS_LIMIT}
        onClick={() => {
          field.onChange([...needs, { key: newKey(), inputCategoryId: '', quantityRaw: null, quantityUnitId: '' }]);
          setFocus({ place: needs.length, part: 'input' });
        }}
      >
        {t('addNeed')}
      </Button>
    </>
  );
}

const needFields = ['inputCategoryId', 'quantityRaw', 'quantityUnitId'] as const;
const changedFields = (before: NeedTyped, after: NeedTyped) =>
  needFields.filter((field) => !Object.is(before[field], after[field]));
