import { Button, styled, TextLink } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useWareWords } from '../wares/use-ware-words.ts';
import type { WareRow } from '../wares/ware.ts';
import type { MarketPin } from './pins.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 14,
  maxHeight: '15rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  // A shade stands at each end beyond which there is more: what moves with the list covers it at its ends.
  background: `
    linear-gradient(${theme.vars.palette.background.paper} 60%, transparent) top / 100% 24px local,
    linear-gradient(transparent, ${theme.vars.palette.background.paper} 40%) bottom / 100% 24px local,
    linear-gradient(${theme.vars.palette.shade.near}, transparent) top / 100% 10px scroll,
    linear-gradient(transparent, ${theme.vars.palette.shade.near}) bottom / 100% 10px scroll`,
  backgroundRepeat: 'no-repeat',
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: 1.3 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 12 },
}));
const Wares = styled('ul')({ listStyle: 'none', margin: '6px 0 0', padding: 0, display: 'grid', gap: 6 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', marginTop: 6 });

/** Wares that a pin shows before it counts the others. */
const NAMED = 3;

export interface PinFactsProps {
  pins: readonly MarketPin[];
  onOnly: (producerId: string) => void;
  onEnquire: (row: WareRow) => void;
}

/** Who is at a place of the map, with what of it is found and costs, as the cards say it, and what can be done from there. */
export function PinFacts({ pins, onOnly, onEnquire }: PinFactsProps) {
  const t = useTexts('marketplace');
  const words = useWareWords();
  return (
    <List>
      {pins.map(({ producerId, producer, place, distance, website, wares }) => {
        const sold = wares.filter(({ type }) => type !== 'Producer');
        const named = sold.slice(0, NAMED);
        const others = sold.length - named.length;
        const [only] = wares;
        return (
          <li key={producerId}>
            <strong>
              <Name href={website}>{producer}</Name>
            </strong>
            <small>{[place, words.away(distance)].filter(Boolean).join(' · ')}</small>
            {named.length > 0 ? (
              <Wares>
                {named.map((ware) => (
                  <li key={ware.id}>
                    <Name href={ware.href}>{ware.name}</Name>
                    <small>{[words.price(ware), words.amounts(ware)].filter(Boolean).join(' · ')}</small>
                  </li>
                ))}
                {others > 0 ? <li>{t('map.others', { count: others })}</li> : null}
              </Wares>
            ) : null}
            <Ways>
              {wares.length === 1 && only ? (
                <Button
                  size="small"
                  aria-label={t('card.enquireAbout', { what: only.name })}
                  onClick={() => onEnquire(only)}
                >
                  {t('card.enquire')}
                </Button>
              ) : null}
              <Button
                size="small"
                variant="text"
                aria-label={t('map.onlyOf', { what: producer })}
                onClick={() => onOnly(producerId)}
              >
                {t('map.only')}
              </Button>
            </Ways>
          </li>
        );
      })}
    </List>
  );
}

/** A name, which leads to the page of what it names where that has one. */
function Name({ href, children }: { href: string | null; children: string }) {
  return href === null ? children : <TextLink href={href}>{children}</TextLink>;
}
