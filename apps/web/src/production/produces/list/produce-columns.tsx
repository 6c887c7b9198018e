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
  /** What the realm of all produce is called: files name it, since those of the books have others. */
  readonly realm: string;
}

const figure = (written: string) => <span className="produces-figure">{written}</span>;
const period = (figures: Figures, from: string, to: string) => <time dateTime={from}>{figures.period(from, to)}</time>;

/** The columns of the summary (S1 §2): category, product with its picture, variety, quantity and price with their units. */
export function summaryColumns({ t, figures, hrefOf, realm }: ColumnOptions): readonly Column<Produce>[] {
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
      csv: [
        { header: t('columns.realm'), cell: () => realm },
        { header: t('columns.category'), cell: ({ category }) => category.name },
      ],
    },
    {
      key: 'product',
      headerName: t('columns.product'),
      rowHeader: true,
      valueGetter: ({ product }) => product.name,
      renderCell: (produce) => <ProductCell produce={produce} href={hrefOf(produce.id)} withVariety={false} />,
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

/** Variety below product and price below quantity, which leaves room for the other columns. */
function inPairs({
  columns,
  hrefOf,
}: {
  columns: readonly Column<Produce>[];
  hrefOf: ColumnOptions['hrefOf'];
}): readonly Column<Produce>[] {
  const by = new Map(columns.map((column) => [column.key, column]));
  const [variety, price] = [by.get('variety'), by.get('price')];
  return columns.flatMap((column): readonly Column<Produce>[] => {
    if (column === variety || column === price) return [];
    if (column.key === 'product' && variety) {
      const { key, headerName, valueGetter } = variety;
      const renderCell = (produce: Produce) => <ProductCell produce={produce} href={hrefOf(produce.id)} withVariety />;
      return [{ ...column, below: { key, headerName, valueGetter }, renderCell }];
    }
    if (column.key === 'quantity' && price)
      return [{ ...column, below: price, csv: [...(column.csv ?? []), ...(price.csv ?? [])] }];
    return [column];
  });
}

/** Picture and name of the product, and its variety where that has no column. */
function ProductCell({ produce, href, withVariety }: { produce: Produce; href: string; withVariety: boolean }) {
  const { category, product, variety, imageUrls } = produce;
  const link = (
    <TextLink href={href} alone>
      {product.name}
    </TextLink>
  );
  return (
    <span className="produces-named">
      <Thumbnail
        src={imageUrls.thumbnail}
        icon={<CategoryIcon identifier={category.identifier} />}
        series={categorySeries(category.identifier)}
      />
      {withVariety ? (
        <span className="produces-name">
          {link} <small>{variety.name}</small>
        </span>
      ) : (
        link
      )}
    </span>
  );
}

/** The same and, in the list, the type of production and both periods. */
export function listColumns(options: ColumnOptions): readonly Column<Produce>[] {
  const { t, figures } = options;
  return [
    ...inPairs({ columns: summaryColumns(options), hrefOf: options.hrefOf }),
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
