import { produceName } from '@terroir/market';
import { styled } from '@terroir/ui-kit';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { OutLink } from '../public-pages/out-link.tsx';
import { useOffer } from '../public-pages/use-offer.ts';
import { writeAmount } from '../public-pages/write-amount.ts';
import { useFormat } from '../session/use-format.ts';
import { CardFacts, Cards, Quiet } from './cards.tsx';
import { Heading, type TitleLevel } from './heading.tsx';
import type { FetchMore, WebsiteContent } from './section.ts';

const Price = styled('div')({ fontWeight: 700, fontSize: '1.125rem' });
/** Twelve lines of a card (S1 §9). */
const Details = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
});
const End = styled('div')({ marginTop: 'auto' });

interface GoodsProps {
  content: WebsiteContent;
  top: TitleLevel;
  fetchMore: FetchMore | undefined;
}

/** What the company grows or makes, and when. */
export function Products({ content, top, fetchMore }: GoodsProps) {
  const t = useTexts('website');
  const format = useFormat();
  const offer = useOffer(t('over'));
  return (
    <Cards
      all={content.products}
      total={content.productsTotal}
      next={content.productsNext}
      fetchMore={fetchMore?.products}
      pictureOf={({ imageUrls }) => imageUrls.thumbnail}
      render={(produce) => (
        <>
          <Quiet>{produce.category.name}</Quiet>
          <Heading of="card" top={top}>
            {produceName(produce)}
          </Heading>
          <div>{produce.productionType.name}</div>
          <CardFacts>
            <div>
              <dt>{t('production')}</dt>
              <dd>{format.period(produce.productionFrom, produce.productionTo)}</dd>
            </div>
            <div>
              <dt>{t('availability')}</dt>
              <dd>{offer(produce)}</dd>
            </div>
          </CardFacts>
        </>
      )}
    />
  );
}

/** What is put to market, each with a link to its page. */
export function Items({ content, top, fetchMore }: GoodsProps) {
  const t = useTexts('website');
  const format = useFormat();
  const language = useLanguage();
  return (
    <Cards
      all={content.items}
      total={content.itemsTotal}
      next={content.itemsNext}
      fetchMore={fetchMore?.items}
      pictureOf={({ imageUrls }) => imageUrls.thumbnail}
      render={(item) => (
        <>
          <Heading of="card" top={top}>
            {item.name}
          </Heading>
          <Price>{item.cost === null ? t('noPrice') : format.money(item.cost)}</Price>
          <Quiet>
            {[
              writeAmount(format, language, item.quantity, item.quantityUnit),
              writeAmount(format, language, item.count, item.countUnit),
            ]
              .filter((amount) => amount !== null)
              .join(' · ')}
          </Quiet>
          <Details dir="auto">{item.details}</Details>
          <End>
            <OutLink href={`/items/${item.slug}`}>{t('seeItem', { name: item.name })}</OutLink>
          </End>
        </>
      )}
    />
  );
}
