import { Button, handOverFocus, styled } from '@terroir/ui-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadTexts, useTexts } from '../i18n/texts.ts';
import { Nothing } from './claim-list.tsx';
import { OutLink } from '../public-pages/out-link.tsx';
import { useNear } from '../public-pages/use-near.ts';
import { Section } from './section.tsx';
import type { ItemMapProps } from './item-map.tsx';
import type { ItemPage } from './use-item-page.ts';

const fetchMap = async () => {
  const [{ ItemMap }] = await Promise.all([import('./item-map.tsx'), loadTexts(['land-map'])]);
  return ItemMap;
};

const HEIGHT = 320;
/** How far below the window the map is fetched. */
const AHEAD = 200;

/** A map that is fetched when the reader comes near it or asks for it; where it does not come, asking fetches it again. */
function useMapPart(isNear: boolean) {
  const [part, setPart] = useState<{
    readonly Map?: ComponentType<ItemMapProps>;
    readonly state: 'closed' | 'loading' | 'failed' | 'open';
  }>({ state: 'closed' });
  const open = () => {
    setPart({ state: 'loading' });
    fetchMap().then(
      (Fetched) => setPart({ Map: Fetched, state: 'open' }),
      () => setPart({ state: 'failed' }),
    );
  };
  useEffect(() => {
    if (isNear) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- coming near opens it once
  }, [isNear]);
  return { ...part, open };
}
const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });
/** As tall as the map, so that nothing moves when it comes. */
const Frame = styled('div')({ minHeight: HEIGHT, marginTop: 16 });
const Address = styled('p')({ margin: '0 0 8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  marginTop: 16,
});

/** Where the item comes from. The map and its drawing come when the reader is near: they weigh more than the page. */
export function ItemPlace({ producer }: { producer: ItemPage['producer'] }) {
  const t = useTexts('item-page');
  const part = useRef<HTMLDivElement>(null);
  const { Map, state, open } = useMapPart(useNear(part, AHEAD, false));
  const { name, address, zipcode, city, country, location } = producer;
  const town = [city, producer.state, zipcode].filter(Boolean).join(', ');
  const lines = [address, town, country].filter(Boolean).join('\n');
  const isExact = address !== null;
  // It opens by itself, but where the browser cannot say what is near, and where it did not come.
  const isAsked = state === 'closed' || state === 'failed';
  return (
    <Section title={t('place')}>
      {lines ? <Address>{lines}</Address> : null}
      {location && !isExact ? <Nothing>{t('approximate')}</Nothing> : null}
      {location ? (
        <ScreenOnly ref={part}>
          <Actions>
            {isAsked ? (
              <span ref={handOverFocus}>
                <Button onClick={open}>{t('showMap')}</Button>
              </span>
            ) : null}
            <OutLink href={mapLink(location, isExact)}>{t('openMap')}</OutLink>
          </Actions>
          <div role="status">{state === 'failed' ? t('shell:failed.part') : null}</div>
          {state === 'open' || state === 'loading' ? (
            <Frame>
              {Map ? (
                <Map name={name} location={location} isExact={isExact} zoom={zoomOf(isExact)} height={HEIGHT} />
              ) : null}
            </Frame>
          ) : null}
        </ScreenOnly>
      ) : null}
    </Section>
  );
}

/** A place to 0.1° is shown with its region around it. */
const zoomOf = (isExact: boolean): number => (isExact ? 13 : 10);
const mapLink = ({ lat, lng }: { lat: number; lng: number }, isExact: boolean): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoomOf(isExact)}/${lat}/${lng}`;
