import { produceName } from '@terroir/market';
import { styled } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import { useFigures, type FigureUnit } from '../../records/figures.ts';
import type { Produce } from '../produces/produce.ts';
import type { ProduceNames } from './produce-names.ts';
import { unitsOf } from './produce-row.ts';
import type { ProduceTyped } from './produce-values.ts';

const SmallPicture = styled('img')({ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 8 });

const isFigure = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** The fields of a produce for people, as a conflict compares them: what is kept or taken over together is one of them. */
export function useProduceFacts(names: ProduceNames) {
  const t = useTexts('produce-form');
  const figures = useFigures();
  return useCallback(
    ({ produce }: ProduceTyped, row: Produce | null): readonly RecordFact[] => {
      const { harvest, image } = produce;
      const rowUnits = row && unitsOf(row);
      const unitOf = (id: string): FigureUnit | undefined => names.unit(id) ?? rowUnits?.get(id);
      const amount = (value: unknown, unit: FigureUnit | undefined, write = figures.quantity) =>
        isFigure(value) && unit ? write(value, unit) : '';
      const period = (from: string, to: string) => (from && to ? figures.period(from, to) : from || to);
      const product = names.product(produce.productId) ?? row?.product;
      const variety = names.variety(produce.productId, produce.varietyId) ?? row?.variety;
      const of = (...fields: readonly string[]) => fields.map((field) => `produce.${field}`);
      const type = names.productionType(produce.productionTypeId) ?? row?.productionType;
      return [
        {
          label: t('fields.productId'),
          value: `${produce.productId} ${produce.varietyId}`,
          shown: product && variety ? produceName({ product, variety }) : produce.productId,
          fields: of('productCategoryId', 'productId', 'varietyId'),
        },
        {
          label: t('fields.productionTypeId'),
          value: produce.productionTypeId,
          shown: type?.name ?? produce.productionTypeId,
          fields: of('productionTypeId'),
        },
        { label: t('fields.notes'), value: produce.notes, fields: of('notes') },
        {
          label: t('fields.image'),
          value: typeof image === 'string' ? image : (image?.base64data ?? ''),
          shown:
            typeof image === 'string' ? (
              <SmallPicture src={image} alt={t('picture')} />
            ) : (
              image && (image.fileName ?? t('newPicture'))
            ),
          fields: of('image'),
        },
        {
          label: t('fields.area'),
          value: `${harvest.area} ${harvest.areaUnitId}`,
          shown: amount(harvest.area, unitOf(harvest.areaUnitId)),
          fields: of('harvest.area', 'harvest.areaUnitId'),
        },
        {
          label: t('fields.quantityRaw'),
          value: `${harvest.quantityRaw} ${harvest.quantityUnitId}`,
          shown: amount(harvest.quantityRaw, unitOf(harvest.quantityUnitId)),
          fields: of('harvest.quantityRaw', 'harvest.quantityUnitId'),
        },
        {
          label: t('fields.cost'),
          value: `${harvest.cost} ${harvest.costUnitId}`,
          shown: amount(harvest.cost, unitOf(harvest.costUnitId), figures.price),
          fields: of('harvest.cost', 'harvest.costUnitId'),
        },
        {
          label: t('sections.production'),
          value: `${harvest.productionFrom} ${harvest.productionTo}`,
          shown: period(harvest.productionFrom, harvest.productionTo),
          fields: of('harvest.productionFrom', 'harvest.productionTo'),
        },
        {
          label: t('sections.availability'),
          value: `${harvest.availabilityFrom} ${harvest.availabilityTo}`,
          shown: period(harvest.availabilityFrom, harvest.availabilityTo),
          fields: of('harvest.availabilityFrom', 'harvest.availabilityTo'),
        },
        {
          label: t('sections.needs'),
          value: JSON.stringify(
            produce.produceInputs.map((need) => [need.inputCategoryId, need.quantityRaw, need.quantityUnitId]),
          ),
          shown: produce.produceInputs.map(({ key, inputCategoryId, quantityRaw, quantityUnitId }) => {
            const entry = names.input(inputCategoryId)?.input;
            const unit = entry?.units.find(({ id }) => id === quantityUnitId) ?? unitOf(quantityUnitId);
            const known = row?.produceInputs.find(({ inputType }) => inputType.id === inputCategoryId);
            const name = entry?.name ?? known?.inputType.name ?? inputCategoryId;
            return <div key={key}>{[name, amount(quantityRaw, unit)].filter(Boolean).join(' ')}</div>;
          }),
          fields: of('produceInputs'),
        },
      ];
    },
    [names, t, figures],
  );
}
