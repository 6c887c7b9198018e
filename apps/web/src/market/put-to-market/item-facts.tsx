import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { ProduceChoices } from '../../records/choices/produce-choices.ts';
import type { Unit } from '../../records/choices/catalogue.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import { useFigures } from '../../records/figures.ts';
import { SmallPicture } from '../small-picture.tsx';
import type { ItemTyped } from './item.ts';

const isFigure = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

export interface ItemNames {
  readonly unit: (id: string) => Unit | undefined;
  readonly produces: Pick<ProduceChoices, 'nameOf'>;
}

/** The fields of an item for people, as a conflict compares them; a number and its unit are one fact. */
export function useItemFacts({ unit, produces }: ItemNames): (typed: ItemTyped) => readonly RecordFact[] {
  const t = useTexts('put-to-market');
  const figures = useFigures();
  return useCallback(
    ({ image, ...typed }) => {
      const amount = (name: 'quantity' | 'count') => {
        const [value, unitId] = [typed[name], typed[`${name}UnitId`] ?? ''];
        const known = unit(unitId);
        const shown = known ? (of: number) => figures.quantity(of, known) : figures.number;
        return {
          label: t(`fields.${name}`),
          value: isFigure(value) ? `${value} ${unitId}` : '',
          shown: isFigure(value) ? shown(value) : '',
          fields: [name, `${name}UnitId`],
        };
      };
      return [
        { label: t('fields.name'), value: typed.name, fields: ['name'] },
        { label: t('fields.details'), value: typed.details, fields: ['details'] },
        {
          label: t('fields.cost'),
          value: isFigure(typed.cost) ? String(typed.cost) : '',
          shown: isFigure(typed.cost) ? figures.money(typed.cost) : '',
          fields: ['cost'],
        },
        amount('quantity'),
        amount('count'),
        {
          label: t('fields.produceIds'),
          value: JSON.stringify(typed.produceIds),
          shown: typed.produceIds.map((id) => <div key={id}>{produces.nameOf(id) ?? t('removedProduce')}</div>),
          fields: ['produceIds'],
        },
        {
          label: t('fields.enabled'),
          value: String(typed.enabled),
          shown: t(typed.enabled ? 'state.enabled' : 'state.disabled'),
          fields: ['enabled'],
        },
        {
          label: t('fields.image'),
          value: typeof image === 'string' ? image : (image?.base64data ?? ''),
          shown:
            typeof image === 'string' ? (
              <SmallPicture src={image} alt={t('picture')} />
            ) : (
              image && (image.fileName ?? t('newPicture'))
            ),
          fields: ['image'],
        },
      ];
    },
    [t, figures, unit, produces],
  );
}
