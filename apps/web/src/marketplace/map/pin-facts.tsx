import { Button, styled, TextLink } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
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
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: 1.3 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 12 },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', marginTop: 6 });

/** Names of wares that a pin shows before it counts the others. */
const NAMED = 3;

export interface PinFactsProps {
  pins: readonly MarketPin[];
  onOnly: (producerId: string) => void;
  onEnquire: (row: WareRow) => void;
}

/** Who is at a place of the map, with what of it is found, and what can be done from there. */
export function PinFacts({ pins, onOnly, onEnquire }: PinFactsProps) {
  const t = useTexts('marketplace');
  const format = useFormat();
  return (
    <List>
      {pins.map(({ producerId, producer, place, distance, website, wares }) => {
        const sold = wares.filter(({ type }) => type !== 'Producer');
        const names = sold.slice(0, NAMED).map(({ name }) => name);
        const others = sold.length - names.length;
        const [only] = wares;
        return (
          <li key={producerId}>
            <strong>{producer}</strong>
            <small>{[place, format.distance(distance * 1000)].filter(Boolean).join(' · ')}</small>
            {names.length > 0 ? (
              <div>{[...names, ...(others > 0 ? [t('map.others', { count: others })] : [])].join(' · ')}</div>
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
              {website === null ? null : (
                <TextLink href={website} alone>
                  {t('card.website')}
                </TextLink>
              )}
            </Ways>
          </li>
        );
      })}
    </List>
  );
}
