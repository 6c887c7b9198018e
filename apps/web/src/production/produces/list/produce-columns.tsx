import { TextLink, Thumbnail, type Column } from '@terroir/ui-kit';
import type { Texts } from '../../../i18n/texts.ts';
import type { Figures } from '../../../records/figures.ts';
import { CategoryIcon, categorySeries, CategoryMark } from '../food-category.tsx';
import type { Produce } from '../produce.ts';

export interface ColumnOptions {
  readonly t: Texts<'produces'>;
  readonly figures: Figures;
  /** Where everything about a produce is shown. */
  readonly hrefOf: (id: string) => string;
}

const figure = (written: string) => <span className="produces-figure">{written}</span>;
const period = (figures: Figures, from: string, to: string) => <time dateTime={from}>{figures.period(from, to)}</time>;

/** The columns of the summary (S1 §2): category, product with its picture, variety, quantity and price with their units. */
export function summaryColumns({ t, figures, hrefOf }: ColumnOptions): readonly Column<Produce>[] {
  return [
    {
      key: 'category',
      headerName: t('columns.category'),
      valueGetter: ({ category }) => category.name,
      renderCell: ({ category }) => (
        <span className="produces-named">
          <CategoryMark identifier={category.identifier} />
          <span>{category.name}</span>
        </span>
      ),
    },
    {
      key: 'product',
      headerName: t('columns.product'),
      rowHeader: true,
      valueGetter: ({ product }) => product.name,
      renderCell: ({ id, category, product, imageUrls }) => (
        <span className="produces-named">
          <Thumbnail
            src={imageUrls.thumbnail}
            icon={<CategoryIcon identifier={category.identifier} />}
            series={categorySeries(category.identifier)}
          />
          <TextLink href={hrefOf(id)} alone>
            {product.name}
          </TextLink>
        </span>
      ),
    },
    {
      key: 'variety',
      headerName: t('columns.variety'),
      valueGetter: ({ variety }) => variety.name,
      renderCell: ({ variety }) => variety.name,
    },
    {
      key: 'quantity',
      headerName: t('columns.quantity'),
      align: 'end',
      renderCell: ({ harvest }) => figure(figures.quantity(harvest.quantityRaw, harvest.quantityUnit)),
      // Apart, so that a spreadsheet can count with them.
      csv: [
        { header: t('columns.quantity'), cell: ({ harvest }) => harvest.quantityRaw },
        {
          header: t('columns.quantityUnit'),
          cell: ({ harvest }) => figures.unit(harvest.quantityRaw, harvest.quantityUnit),
        },
      ],
    },
    {
      key: 'price',
      headerName: t('columns.price'),
      align: 'end',
      renderCell: ({ harvest }) => figure(figures.price(harvest.cost, harvest.costUnit)),
      csv: [
        { header: t('columns.price'), cell: ({ harvest }) => harvest.cost },
        { header: t('columns.priceUnit'), cell: ({ harvest }) => figures.unit(1, harvest.costUnit) },
      ],
    },
  ];
}

/** The same and, in the list, the type of production and both periods. */
export function listColumns(options: ColumnOptions): readonly Column<Produce>[] {
  const { t, figures } = options;
  return [
    ...summaryColumns(options),
    {
      key: 'productionType',
      headerName: t('columns.productionType'),
      valueGetter: ({ productionType }) => productionType.name,
      renderCell: ({ productionType }) => productionType.name,
    },
    {
      key: 'production',
      headerName: t('columns.production'),
      valueGetter: ({ harvest }) => harvest.productionFrom,
      renderCell: ({ harvest }) => period(figures, harvest.productionFrom, harvest.productionTo),
      csv: [
        { header: t('columns.productionFrom'), cell: ({ harvest }) => harvest.productionFrom },
        { header: t('columns.productionTo'), cell: ({ harvest }) => harvest.productionTo },
      ],
    },
    {
      key: 'availability',
      headerName: t('columns.availability'),
      valueGetter: ({ harvest }) => harvest.availabilityFrom,
      renderCell: ({ harvest }) => period(figures, harvest.availabilityFrom, harvest.availabilityTo),
      csv: [
        { header: t('columns.availabilityFrom'), cell: ({ harvest }) => harvest.availabilityFrom },
        { header: t('columns.availabilityTo'), cell: ({ harvest }) => harvest.availabilityTo },
      ],
    },
  ];
}
