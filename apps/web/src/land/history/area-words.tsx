import { useQuery } from '@tanstack/react-query';
import { styled } from '@terroir/ui-kit';
import { useMemo } from 'react';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { recordHistory, textOf } from '../../records/record-history.ts';
import { useFormat } from '../../session/use-format.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';
import { zoneTypesQuery } from '../areas/zone-types.ts';

const Picture = styled('img')({ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 8 });
const Swatch = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: 6,
  verticalAlign: '-0.1em',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.outline}`,
}));

const kinds = ['Recorded', 'Corrected', 'Styled', 'Removed', 'Restored'] as const;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How the history speaks of plots and of zones; the catalogue of zone types is fetched once it is `needed`. */
export function useAreaWords(needed: boolean): HistoryWords {
  const t = useTexts('land');
  const language = useLanguage();
  const format = useFormat();
  const figures = useLandFigures();
  const types = useQuery({ ...zoneTypesQuery(language), enabled: needed }).data;
  return useMemo(() => {
    const names = [
      'name',
      'details',
      'zoneTypeId',
      'soilType',
      'soilPh',
      'tags',
      'area',
      'coordinates',
      'image',
      'style',
    ] as const;
    const soils = new Map(types?.flatMap(({ soilTypes }) => soilTypes.map(({ id, name }) => [id, name] as const)));
    return recordHistory({
      event: ({ event, label }) => {
        const of = event.startsWith('Zone') ? 'zone' : 'plot';
        const what = kinds.find((one) => event.endsWith(one)) ?? 'Corrected';
        return t(`history.${of}.${what}`, { what: label ?? '' });
      },
      labels: Object.fromEntries(names.map((name) => [name, t(`history.fields.${name}`)])),
      lookups: {
        zoneTypeId: (id) => types?.find((type) => type.id === id)?.name,
        soilType: (id) => soils.get(id),
      },
      formats: {
        area: (value) => figures.area(Number(value)),
        soilPh: (value) => format.number(Number(value)),
        tags: (value) => (Array.isArray(value) && value.length > 0 ? value.map(textOf).join(', ') : null),
        coordinates: (value) => t('history.points', { count: Array.isArray(value) ? value.length : 0 }),
        image: (value) =>
          isRecord(value) ? <Picture src={`/api/v1/images/${textOf(value['thumbnail'])}`} alt={t('picture')} /> : null,
        style: (value) =>
          isRecord(value) ? (
            <>
              <Swatch aria-hidden style={{ backgroundColor: textOf(value['fill']) }} />
              {textOf(value['fill'])}
            </>
          ) : null,
      },
    });
  }, [t, format, figures, types]);
}
