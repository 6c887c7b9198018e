import { produceName } from '@terroir/market';
import { Card, FactList, PrintArea, Thumbnail, type Fact } from '@terroir/ui-kit';
import { lazyPart } from '../../../api/lazy-part.tsx';
import { PartSuspense } from '../../../api/part-suspense.tsx';
import { hrefAt } from '../../../as-of/as-of.ts';
import { HistoryList } from '../../../history/history-list.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useFigures } from '../../../records/figures.ts';
import { CategoryIcon, categorySeries, CategoryMark } from '../food-category.tsx';
import { useProduceWords } from '../history/produce-words.tsx';
import type { Produce } from '../produce.ts';
import { oneHref } from '../tabs.ts';
import { useProducesCaption } from '../use-produces-caption.ts';
import { MarginCard } from './margin-card.tsx';
import { NeedsTable } from './needs-table.tsx';

const charts = () => import('./details-charts.tsx');
const PeriodsChart = lazyPart(async () => (await charts()).PeriodsChart);
const NeedsChart = lazyPart(async () => (await charts()).NeedsChart);

/** What is known of one produce: description, yield, periods, needs, history. */
export function OneProduce({ produce, instant }: { produce: Produce; instant: string | null }) {
  const t = useTexts('produces');
  const caption = useProducesCaption(instant, produceName(produce));
  const words = useProduceWords(true);
  return (
    <>
      <PrintArea only="paper">{caption.onPaper}</PrintArea>
      <Card title={produceName(produce)} description={produce.category.name}>
        <div className="produces-description">
          <Thumbnail
            src={produce.imageUrls.image}
            alt={t('picture')}
            icon={<CategoryIcon identifier={produce.category.identifier} />}
            series={categorySeries(produce.category.identifier)}
            size="full"
          />
          <Facts produce={produce} />
        </div>
      </Card>
      <Card>
        <PartSuspense height={220}>
          <PeriodsChart produce={produce} instant={instant} caption={caption.inPictures} />
        </PartSuspense>
      </Card>
      <Card framedOnPaper>
        <PartSuspense height={320}>
          <NeedsChart produce={produce} instant={instant} caption={caption.inPictures} />
        </PartSuspense>
        {produce.produceInputs.length > 0 ? <NeedsTable produce={produce} instant={instant} /> : null}
      </Card>
      <MarginCard id={produce.id} instant={instant} />
      <PrintArea only="screen">
        <Card title={t('details.history')}>
          <HistoryList
            filter={{ resourceType: 'produce', resourceId: produce.id }}
            words={words}
            headingLevel={3}
            asOfHref={(at) => hrefAt(oneHref(produce.id), at)}
          />
        </Card>
      </PrintArea>
    </>
  );
}

function Facts({ produce }: { produce: Produce }) {
  const t = useTexts('produces');
  const figures = useFigures();
  const { category, product, variety, productionType, notes, harvest, recordedAt } = produce;
  const facts: readonly Fact[] = [
    {
      key: 'category',
      label: t('columns.category'),
      value: (
        <span className="produces-named">
          <CategoryMark identifier={category.identifier} />
          <span>{category.name}</span>
        </span>
      ),
    },
    { key: 'product', label: t('fields.product'), value: product.name },
    { key: 'variety', label: t('fields.variety'), value: variety.name },
    { key: 'productionType', label: t('fields.productionType'), value: productionType.name },
    {
      key: 'quantity',
      label: t('fields.quantity'),
      value: figures.quantity(harvest.quantityRaw, harvest.quantityUnit),
    },
    { key: 'price', label: t('columns.price'), value: figures.price(harvest.cost, harvest.costUnit) },
    { key: 'area', label: t('fields.area'), value: figures.quantity(harvest.area, harvest.areaUnit) },
    { key: 'recordedAt', label: t('details.recordedAt'), value: figures.instant(recordedAt) },
    { key: 'notes', label: t('fields.notes'), value: notes },
  ];
  return <FactList facts={facts} />;
}
