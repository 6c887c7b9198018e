import { useQuery } from '@tanstack/react-query';
import { Card } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { unitsQuery } from '../../records/choices/catalogue.ts';
import { RecordForm } from '../../records/record-form.tsx';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import { itemSource, type ItemRow } from '../../records/choices/items.ts';
import { useItemFacts } from './item-facts.tsx';
import { ItemFields } from './item-fields.tsx';
import { useItemProduces } from './use-item-produces.ts';
import { atFormFields, blankItem, bodyOf, ItemEntry, rowFrom, typedOf } from './item.ts';

/** Drafts hold the account, so that nobody is shown another person's words. */
export const draftName = (account: string, row: ItemRow | null): string => `${account}:item:${row?.id ?? 'new'}`;

export interface ItemFormProps {
  /** The item to correct; `null` records a new one. */
  row: ItemRow | null;
  account: string;
  writes: RecordWrites<ItemRow>;
  /** It is stored, or was given up. */
  onDone: () => void;
}

/** Records or corrects an item (S1 §2). */
export function ItemForm({ row, account, writes, onDone }: ItemFormProps) {
  const t = useTexts('put-to-market');
  const readings = useReadings();
  const upload = useUpload();
  const units = useQuery(unitsQuery(useLanguage()));
  const unit = useCallback((id: string) => units.data?.find((one) => one.id === id), [units.data]);
  const produces = useItemProduces(row);
  const factsOf = useItemFacts({ unit, produces });
  return (
    <RecordForm
      source={itemSource}
      writes={writes}
      row={row}
      texts="put-to-market"
      schema={ItemEntry}
      blank={blankItem}
      valuesOf={typedOf}
      write={(values, id, before) => ({ row: rowFrom(values, id, before, unit), body: bodyOf(values) })}
      factsOf={factsOf}
      atFormFields={atFormFields}
      draft={draftName(account, row)}
      secret={['image']}
      settled={readings.settled}
      send={({ image }, send) => (image !== null && typeof image === 'object' ? upload.run(send) : send({}))}
      waiting={readings.waiting}
      onSaved={onDone}
      onCancel={onDone}
    >
      {(form, current) => (
        <Card title={current ? t('form.edit') : t('form.add')}>
          <ItemFields
            form={form}
            row={current}
            units={units}
            produces={produces}
            picture={{ onReading: readings.add, progress: upload.percent, onCancel: upload.stop }}
          />
        </Card>
      )}
    </RecordForm>
  );
}
