import { marketplaceSorts } from '@terroir/market';
import {
  Button,
  CardGrid,
  CardGridSkeleton,
  DelayedSkeleton,
  EmptyState,
  LiveRegion,
  PrintArea,
  SelectField,
  styled,
  VisuallyHidden,
} from '@terroir/ui-kit';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Face } from '@terroir/market';
import { Failed } from '../../api/query-state.tsx';
import { lazyPart } from '../../api/lazy-part.tsx';
import { PartSuspense } from '../../api/part-suspense.tsx';
import { clock } from '../../as-of/as-of.ts';
import { EnquiryDialog } from '../../enquiries/enquiry-dialog.tsx';
import { dayIn } from '../../i18n/zoned-time.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ShowMore } from '../../records/cards/show-more.tsx';
import { useMoreFocus } from '../../records/cards/use-more-focus.ts';
import { useRecords } from '../../records/use-records.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useProfile } from '../../session/profile.ts';
import { useFormat } from '../../session/use-format.ts';
import { narrowings, queryOf, wholeMarket, type MarketSearch } from '../filter/search.ts';
import { useAnswered } from '../filter/use-answered.ts';
import { useAtOnce } from '../filter/use-at-once.ts';
import type { MarketSearchHandle } from '../filter/use-market-search.ts';
import { MarketIcon } from '../market-icon.tsx';
import { cardOf } from './card-of.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { WareCard } from './ware-card.tsx';
import { sourceOf, subjectOf, type WareRow } from './ware.ts';

// Maps come when they are shown.
const MarketMap = lazyPart(async () => (await import('../map/market-map.tsx')).MarketMap);
/** Wares of a page. */
const PAGE = 20;
/** Of the cards, also while they are fetched: four to a row, on small computers beside the filters too. */
const columnsOf = (isAside: boolean) => ({ minimum: isAside ? 160 : 184, most: 4 });

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBottom: 20,
  '& > :first-of-type': { flex: '1 1 7rem' },
});
/** One beside the other, also where they take a line of their own. What is chosen says that it is an order: the label is for the ear. */
const Order = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  '& button': { flex: 'none', whiteSpace: 'nowrap' },
  '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
const Halves = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-split]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Beside = styled('div')({
  '[data-split] > &': { position: 'sticky', top: 88 },
  '@media print': { display: 'none' },
});
const Found = styled('h2')({ margin: 0, font: 'inherit', fontWeight: 600 });

export interface WaresTabProps {
  face: Face;
  handle: MarketSearchHandle;
  /** There is room for the list and the map beside each other. */
  isWide: boolean;
  /** The filters stand beside the list. */
  isAside: boolean;
  /** What else can be done with what is found. */
  actions: ReactNode;
}

/** What is found of a face: cards in pages of twenty, and the map beside them or in their place. */
export function WaresTab({ face, handle, isWide, isAside, actions }: WaresTabProps) {
  const t = useTexts('marketplace');
  const { search, isMapOpen } = handle;
  const format = useFormat();
  const { timeZone } = useCompanyZone();
  const own = useProfile().data?.location;
  const today = dayIn(timeZone, clock().toISOString());
  const records = useRecords(sourceOf(face), { query: queryOf(search), pageSize: PAGE });
  const [asked, setAsked] = useState<WareRow | null>(null);
  /** What happened on the map, for who does not see it. */
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Where the pointer is: on a card or on the map. */
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const onPoint = useCallback((producerId: string | null) => setPointed(producerId === null ? [] : [producerId]), []);
  const place = useKeptPlace(records.rows !== undefined);
  const isListed = isWide || !isMapOpen;
  const { rows, total } = records;
  const columns = columnsOf(isAside);
  const answered = useAnswered(search, records.outdated);
  const box = useRef<HTMLDivElement>(null);
  const beginMore = useMoreFocus(rows?.length ?? 0, box);
  const [sort, chooseSort] = useAtOnce(search.sort, (next) => handle.change({ sort: next }));

  function choose(producerIds: readonly string[]): void {
    setChosen(producerIds);
    const first = rows?.find(({ producerId }) => producerIds.includes(producerId));
    if (first && isListed) cardOf(first.id)?.scrollIntoView({ block: 'nearest' });
  }
  function show({ producerId, producer }: WareRow): void {
    setChosen([producerId]);
    setSaid(t('map.chosen', { what: producer }));
  }
  const list = !rows ? (
    records.error ? (
      <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} />
    ) : (
      <DelayedSkeleton label={t('shell:loading')} page>
        <CardGridSkeleton count={8} {...columns} />
      </DelayedSkeleton>
    )
  ) : (
    <div ref={box} style={{ opacity: records.outdated ? 0.6 : undefined }} aria-busy={records.outdated || undefined}>
      <CardGrid
        label={t(`tabs.${face}`)}
        items={rows}
        itemKey={({ id }) => id}
        {...columns}
        renderItem={(row) => (
          <WareCard
            row={row}
            today={today}
            isFirst={rows.indexOf(row) < columns.most}
            isOn={isMapOpen && (chosen.includes(row.producerId) || pointed.includes(row.producerId))}
            onPoint={isMapOpen ? onPoint : undefined}
            onShow={isMapOpen ? () => show(row) : undefined}
            onEnquire={setAsked}
          />
        )}
        empty={<NothingFound handle={handle} search={answered} />}
      />
      {records.more ? (
        <ShowMore
          onMore={() => {
            beginMore();
            records.more?.();
          }}
          loading={records.isFetching}
        >
          {t('more', { shown: format.number(rows.length), total: format.number(total) })}
        </ShowMore>
      ) : null}
      {rows.length > 0 && records.error ? (
        <Failed error={records.error} onRetry={records.retry} loading={records.isFetching} compact />
      ) : null}
    </div>
  );
  return (
    <>
      {/* By itself: what is said of the list would be said again with it. */}
      <LiveRegion>
        <VisuallyHidden>{said}</VisuallyHidden>
      </LiveRegion>
      <Bar>
        <LiveRegion>
          {records.error && !rows ? null : (
            <Found>{rows && !records.outdated ? t(`found.${face}`, { count: total }) : t('shell:loading')}</Found>
          )}
        </LiveRegion>
        <PrintArea only="screen">{actions}</PrintArea>
        <PrintArea only="screen">
          <Order>
            {/* Producers have no price. */}
            {face === 'producers' ? null : (
              <SelectField
                label={t('sort.label')}
                value={sort}
                options={marketplaceSorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
                onChange={({ target }) => chooseSort(marketplaceSorts.find((one) => one === target.value) ?? 'name')}
              />
            )}
            <Button
              startIcon={<MarketIcon name={isMapOpen && !isWide ? 'list' : 'map'} />}
              onClick={() => handle.openMap(!isMapOpen)}
            >
              {t(!isMapOpen ? 'map.show' : isWide ? 'map.hide' : 'map.list')}
            </Button>
          </Order>
        </PrintArea>
      </Bar>
      <Halves data-split={isMapOpen && isWide ? '' : undefined} onClickCapture={place.onClick}>
        {isListed ? list : null}
        {isMapOpen && own ? (
          <Beside>
            <PartSuspense name={t('map.label')} height={480}>
              <MarketMap
                face={face}
                search={search}
                own={own}
                height={isWide ? 'calc(100vh - 200px)' : 'clamp(320px, 62vh, 720px)'}
                chosen={chosen}
                pointed={pointed[0] ?? null}
                onChoose={choose}
                onPoint={setPointed}
                onOnly={(producerId) => handle.change({ producer: [producerId] })}
                onEnquire={setAsked}
              />
            </PartSuspense>
          </Beside>
        ) : null}
      </Halves>
      {asked ? <EnquiryDialog subject={subjectOf(asked)} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** The sentence of S1 §8, and the ways to find more. */
function NothingFound({ handle: { change, clear }, search }: { handle: MarketSearchHandle; search: MarketSearch }) {
  const t = useTexts('marketplace');
  const format = useFormat();
  const isNear = search.distance < wholeMarket.distance;
  return (
    <EmptyState
      drawing="search"
      handsOver
      title={t('none.title')}
      action={
        narrowings(search) === 0 ? undefined : (
          <>
            {isNear ? (
              <Button variant="contained" onClick={() => change({ distance: wholeMarket.distance })}>
                {t('none.wider', { distance: format.distance(wholeMarket.distance * 1000) })}
              </Button>
            ) : null}
            {narrowings({ ...search, distance: wholeMarket.distance }) > 0 ? (
              <Button onClick={clear}>{t('filters.clear')}</Button>
            ) : null}
          </>
        )
      }
    >
      {narrowings(search) === 0 ? t('none.nobody') : null}
    </EmptyState>
  );
}
