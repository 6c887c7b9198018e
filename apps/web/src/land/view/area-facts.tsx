import { Chip, styled } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Area } from '../../places/area.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  maxWidth: 240,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 12,
  marginBottom: 10,
});
const Name = styled('strong')({ display: 'block', fontSize: '1.125rem', lineHeight: 1.3, overflowWrap: 'anywhere' });
const Line = styled('div')({ fontSize: '1rem', overflowWrap: 'anywhere' });
const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Details = styled('p')({ margin: '8px 0 0', maxHeight: '8.4em', overflowY: 'auto', whiteSpace: 'pre-line' });

/** What is said of an area on the map: name, size, use, details (S1 §2). */
export function AreaFacts({ area }: { area: Area }) {
  const t = useTexts('land');
  const figures = useLandFigures();
  const format = useFormat();
  const soil = area.kind === 'zone' ? area.additionalFields : null;
  const ph = soil?.soilPh ?? null;
  return (
    <>
      {area.imageUrls ? <Picture src={area.imageUrls.thumbnail} alt="" /> : null}
      <Name>{area.name}</Name>
      {area.kind === 'zone' ? (
        <Line>
          {area.zoneType.name}
          {soil?.soilType ? `, ${soil.soilType.name}` : ''}
          {ph === null ? '' : `, ${t('ph', { value: format.number(ph) })}`}
        </Line>
      ) : null}
      <Line>{figures.area(area.area)}</Line>
      <Line>{t('perimeterOf', { length: figures.length(area.perimeter) })}</Line>
      {area.kind === 'zone' && area.tags.length > 0 ? (
        <Tags aria-label={t('tags')}>
          {area.tags.map((tag) => (
            <li key={tag}>
              <Chip size="small" label={tag} />
            </li>
          ))}
        </Tags>
      ) : null}
      <Details>{area.details}</Details>
    </>
  );
}
