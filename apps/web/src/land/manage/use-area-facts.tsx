import { measured } from '@terroir/land';
import { styled } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import { useFormat } from '../../session/use-format.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import type { AreaTyped } from './area-entry.ts';

const Picture = styled('img')({ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 8 });

/** The fields of a plot or a zone for people, as a conflict compares them; of an outline it says how large it is. */
export function useAreaFacts(
  kind: 'plot' | 'zone',
  types: readonly ZoneType[],
): (typed: AreaTyped) => readonly RecordFact[] {
  const t = useTexts('land-manage');
  const format = useFormat();
  const figures = useLandFigures();
  return useCallback(
    ({ image, coordinates, ...typed }) => {
      const soils = types.flatMap(({ soilTypes }) => soilTypes);
      const { soilType, soilPh } = typed.additionalFields;
      const stored = typeof image === 'string' ? image : `data:image/jpeg;base64,${image?.base64data ?? ''}`;
      const size = coordinates.length < 3 ? '' : figures.area(measured(coordinates).area);
      const facts: RecordFact[] = [
        { label: t('fields.name'), value: typed.name, fields: ['name'] },
        { label: t('fields.details'), value: typed.details, fields: ['details'] },
        {
          label: t('outline'),
          value: JSON.stringify(coordinates),
          shown: t('outlineOf', { size, count: coordinates.length }),
          fields: ['coordinates'],
        },
        {
          label: t('fields.image'),
          value: image === null ? '' : stored,
          ...(image === null ? {} : { shown: <Picture src={stored} alt={t('picture')} /> }),
          fields: ['image'],
        },
      ];
      if (kind === 'plot') return facts;
      return [
        ...facts,
        {
          label: t('fields.zoneTypeId'),
          value: types.find(({ id }) => id === typed.zoneTypeId)?.name ?? typed.zoneTypeId,
          fields: ['zoneTypeId'],
        },
        {
          label: t('fields.soilType'),
          value: soils.find(({ id }) => id === soilType)?.name ?? soilType,
          fields: ['additionalFields.soilType'],
        },
        {
          label: t('fields.soilPh'),
          value: soilPh === null ? '' : format.number(soilPh),
          fields: ['additionalFields.soilPh'],
        },
        { label: t('fields.tags'), value: typed.tags.join(', '), fields: ['tags'] },
      ];
    },
    [kind, types, t, format, figures],
  );
}
