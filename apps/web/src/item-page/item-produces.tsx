import { produceName } from '@terroir/market';
import { styled } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { useOffer } from '../public-pages/use-offer.ts';
import { useFormat } from '../session/use-format.ts';
import { Claim, ClaimList, ClaimName, ClaimPicture, Nothing } from './claim-list.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';
import type { ItemPage } from './use-item-page.ts';

const Periods = styled('dl')(({ theme }) => ({
  margin: '4px 0 0',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));
const Side = styled(ClaimList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What the item is made of, and when that grows and is to be had. */
export function ItemProduces({ produces }: { produces: ItemPage['produces'] }) {
  const t = useTexts('item-page');
  const format = useFormat();
  const offer = useOffer(t('over'));
  return (
    <Section title={t('produces')}>
      {produces.length === 0 ? (
        <Nothing>{t('noProduces')}</Nothing>
      ) : (
        <Side>
          {produces.map((produce) => (
            <Claim key={produce.id}>
              {produce.imageUrls.thumbnail ? (
                <ClaimPicture src={produce.imageUrls.thumbnail} alt="" loading="lazy" />
              ) : null}
              <div>
                <ClaimName>{produceName(produce)}</ClaimName>
                {produce.productionType.name}
                <Periods>
                  <div>
                    <dt>{t('production')}</dt>
                    <dd>{format.period(produce.productionFrom, produce.productionTo)}</dd>
                  </div>
                  <div>
                    <dt>{t('availability')}</dt>
                    <dd>{offer(produce)}</dd>
                  </div>
                </Periods>
                <Since at={produce.since} />
              </div>
            </Claim>
          ))}
        </Side>
      )}
    </Section>
  );
}
