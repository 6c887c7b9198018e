import { availabilityOf, type Availability } from '@terroir/market';
import { Button, PictureCard, StatusMark, styled, TextLink } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { marketplaceHref } from '../tabs.ts';
import { useWareWords } from './use-ware-words.ts';
import type { WareRow } from './ware.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  borderRadius: 20,
  scrollMarginBlock: 96,
  '&[data-on]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
const Where = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 10 });
const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 1,
  width: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
/** First below the name: it is what a buyer compares. */
const Cost = styled('div')(({ theme }) => ({
  marginBottom: 8,
  '& strong': {
    display: 'block',
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.3,
    color: theme.vars.palette.text.primary,
  },
  '& small': { display: 'block', fontSize: '0.9375rem' },
}));
/** Twelve lines of what its producer wrote (S1 §9); all of it is on the page of the item. */
const Details = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
  fontSize: '1rem',
  whiteSpace: 'pre-line',
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 'auto',
  paddingBlock: '8px 6px',
  '@media print': { display: 'none' },
});

const severities = { now: 'success', later: 'info', over: 'info' } as const;

export interface WareCardProps {
  row: WareRow;
  /** Calendar date. */
  today: string;
  /** It is of the first row. */
  isFirst: boolean;
  /** Its producer is chosen, or pointed at, on the map. */
  isOn: boolean;
  /** The pointer or the focus is on it, or leaves it (`null`); none where no map shows that. */
  onPoint?: ((producerId: string | null) => void) | undefined;
  /** Shows its producer on the map beside it. */
  onShow: (() => void) | undefined;
  onEnquire: (row: WareRow) => void;
}

/** One of the market: what it is and costs, who sells it and how far away, when it is to be had. */
export function WareCard({ row, today, isFirst, isOn, onPoint, onShow, onEnquire }: WareCardProps) {
  const t = useTexts('marketplace');
  const words = useWareWords();
  const { type, name, picture, producer, place, distance, categories, details, href, website } = row;
  const [price, amounts] = [words.price(row), words.amounts(row)];
  const isProducer = type === 'Producer';
  const wordsOf = {
    Item: (words: string) => words,
    Produce: (production: string) => t('card.production', { type: production }),
    Producer: (owner: string) => t('card.owner', { name: owner }),
  };
  return (
    <Frame
      data-ware={row.id}
      data-on={isOn ? '' : undefined}
      onPointerEnter={() => onPoint?.(row.producerId)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(row.producerId)}
      onBlur={() => onPoint?.(null)}
    >
      <PictureCard
        title={name}
        href={href ?? undefined}
        headingLevel={3}
        compact
        eager={isFirst}
        picture={picture && { url: picture.thumbnail ?? picture.image, alt: '' }}
        subtitle={
          <>
            {price === null ? null : (
              <Cost>
                <strong>{price}</strong>
                {amounts === '' ? null : <small>{amounts}</small>}
              </Cost>
            )}
            {isProducer ? null : <div>{producer}</div>}
            <Where>
              {place === '' ? null : <span>{place}</span>}
              <span>{words.away(distance)}</span>
            </Where>
          </>
        }
        status={<AvailabilityMark of={availabilityOf(row.periods, today)} />}
      >
        <Facts>
          {details === '' ? null : <Details>{wordsOf[type](details)}</Details>}
          {categories.length > 0 ? <small>{categories.join(', ')}</small> : null}
          <Foot>
            <Button
              size="small"
              variant="contained"
              aria-label={t('card.enquireAbout', { what: name })}
              onClick={() => onEnquire(row)}
            >
              {t('card.enquire')}
            </Button>
            {onShow ? (
              <Button size="small" variant="text" aria-label={t('card.showOf', { what: producer })} onClick={onShow}>
                {t('card.show')}
              </Button>
            ) : null}
            {isProducer ? (
              <TextLink href={`${marketplaceHref}?producer=${row.producerId}`} alone>
                {t('card.grown')}
              </TextLink>
            ) : null}
            {website === null ? null : (
              <TextLink href={website} alone>
                {t('card.website')}
              </TextLink>
            )}
          </Foot>
        </Facts>
      </PictureCard>
    </Frame>
  );
}

function AvailabilityMark({ of }: { of: Availability | null }) {
  const t = useTexts('marketplace');
  const { day } = useFigures();
  if (of === null) return null;
  const words =
    of.state === 'now'
      ? t('card.now', { day: day(of.until) })
      : of.state === 'later'
        ? t('card.later', { day: day(of.from) })
        : t('card.over', { day: day(of.since) });
  return <StatusMark severity={severities[of.state]}>{words}</StatusMark>;
}
