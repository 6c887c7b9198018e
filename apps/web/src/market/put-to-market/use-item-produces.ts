import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useProduceChoices, type ProduceChoices } from '../../records/choices/produce-choices.ts';
import type { ItemRow } from '../../records/choices/items.ts';

/** The produces that an item may be made of; those of it that were deleted since are named as such. */
export function useItemProduces(row: ItemRow | null, { enabled = true } = {}): ProduceChoices {
  const t = useTexts('put-to-market');
  const choices = useProduceChoices(null, { enabled });
  return useMemo(() => {
    const nameOf = (id: string) => {
      const name = row?.removedProduces?.find((removed) => removed.id === id)?.name;
      return name === undefined ? choices.nameOf(id) : t('deletedProduce', { name });
    };
    return { ...choices, nameOf };
  }, [choices, row, t]);
}
