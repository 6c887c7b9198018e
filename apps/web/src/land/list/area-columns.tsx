import { styled, TextLink, type Column } from '@terroir/ui-kit';
import type { Texts } from '../../i18n/texts.ts';
import { AreaThumbnail } from '../areas/area-icon.tsx';
import type { Area } from '../../places/area.ts';
import { inAcres, inHectares, type LandFormatter } from '../areas/use-land-figures.ts';

const Named = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '&[data-zone]': { paddingInlineStart: 28 },
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
const Figure = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' });
const Warning = styled('small')(({ theme }) => ({ '&&': { color: theme.vars.palette.error.main, fontWeight: 550 } }));

export interface AreaColumnOptions {
  readonly t: Texts<'land'>;
  readonly figures: LandFormatter;
  readonly number: (value: number) => string;
  /** Where an area is shown on the map. */
  readonly hrefOf: (area: Area) => string;
}

/** What a zone is used as, with its soil; of a plot that it is one. */
function Use({ area, t, number }: Pick<AreaColumnOptions, 't' | 'number'> & { area: Area }) {
  if (area.kind === 'plot') return t('plot');
  const { soilType = null, soilPh = null } = area.additionalFields ?? {};
  const soil = [soilType?.name, soilPh === null ? null : t('ph', { value: number(soilPh) })].filter(Boolean).join(', ');
  return (
    <span>
      {area.zoneType.name}
      {soil ? <small style={{ display: 'block' }}>{soil}</small> : null}
    </span>
  );
}

/** The columns of plots and zones: what each is called, what for, and how large it is. */
export function areaColumns({ t, figures, number, hrefOf }: AreaColumnOptions): readonly Column<Area>[] {
  return [
    {
      key: 'name',
      headerName: t('columns.name'),
      rowHeader: true,
      valueGetter: ({ name }) => name,
      renderCell: (area) => (
        <Named data-zone={area.kind === 'zone' ? '' : undefined}>
          <AreaThumbnail area={area} size={area.kind === 'zone' ? 44 : 56} />
          <span>
            <TextLink href={hrefOf(area)}>{area.name}</TextLink>
            {area.kind === 'zone' ? <small>{t('inPlot', { plot: area.plot.name })}</small> : null}
            {area.kind === 'zone' && area.outsidePlot ? <Warning>{t('outsidePlot')}</Warning> : null}
          </span>
        </Named>
      ),
      csv: [
        { header: t('columns.name'), cell: ({ name }) => name },
        { header: t('plot'), cell: (area) => (area.kind === 'zone' ? area.plot.name : area.name) },
      ],
    },
    {
      key: 'use',
      headerName: t('columns.use'),
      valueGetter: (area) => (area.kind === 'plot' ? t('plot') : area.zoneType.name),
      renderCell: (area) => <Use area={area} t={t} number={number} />,
    },
    {
      key: 'hectares',
      headerName: t('columns.hectares'),
      align: 'end',
      valueGetter: ({ area }) => area,
      renderCell: ({ area }) => <Figure>{figures.hectares(area)}</Figure>,
      csv: [{ header: t('columns.hectares'), cell: ({ area }) => inHectares(area) }],
      total: (areas) => <Figure>{figures.hectares(sumOfPlots(areas))}</Figure>,
    },
    {
      key: 'acres',
      headerName: t('columns.acres'),
      align: 'end',
      valueGetter: ({ area }) => area,
      renderCell: ({ area }) => <Figure>{figures.acres(area)}</Figure>,
      csv: [{ header: t('columns.acres'), cell: ({ area }) => inAcres(area) }],
      total: (areas) => <Figure>{figures.acres(sumOfPlots(areas))}</Figure>,
    },
    {
      key: 'perimeter',
      headerName: t('columns.perimeter'),
      align: 'end',
      valueGetter: ({ perimeter }) => perimeter,
      renderCell: ({ perimeter }) => <Figure>{figures.metres(perimeter)}</Figure>,
      csv: [{ header: t('columns.perimeterInMetres'), cell: ({ perimeter }) => perimeter }],
    },
  ];
}

/** Zones are parts of plots: they are not counted twice. */
const sumOfPlots = (areas: readonly Area[]): number =>
  areas.reduce((sum, { kind, area }) => (kind === 'plot' ? sum + area : sum), 0);
