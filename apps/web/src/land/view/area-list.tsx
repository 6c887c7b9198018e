import { styled, TextField, touchTarget } from '@terroir/ui-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { AreaThumbnail } from '../areas/area-icon.tsx';
import type { Area } from '../../places/area.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';
import { listedAreas } from './listed-areas.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });
const Item = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: touchTarget,
  padding: '6px 10px',
  border: 0,
  borderRadius: 12,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&[data-zone]': { paddingInlineStart: 32 },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
    '& small': { color: 'inherit' },
  },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

export interface AreaListProps {
  areas: readonly Area[];
  /** The ids of those that are shown or chosen. */
  selected: readonly string[];
  onPick: (area: Area) => void;
}

/** A shorter list is seen at a glance. */
const searchedFrom = 20;

/** The areas of the map as buttons, zones below their plot: the way for keyboards and screen readers. A long list is searched. */
export function AreaList({ areas, selected, onPick }: AreaListProps) {
  const t = useTexts('land');
  const figures = useLandFigures();
  const format = useFormat();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const { listed, found } = useMemo(() => listedAreas(areas, sought, selected), [areas, sought, selected]);
  return (
    <>
      {areas.length > searchedFrom ? (
        <TextField
          type="search"
          label={t('search.label')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          helperText={
            found > listed.length
              ? t('search.some', { shown: format.number(listed.length), all: format.number(found) })
              : undefined
          }
        />
      ) : null}
      {found === 0 && words !== '' ? <p role="status">{t('search.none')}</p> : null}
      <List aria-label={t('list.title')}>
        {listed.map((area) => (
          <li key={area.id}>
            <Item
              type="button"
              data-zone={area.kind === 'zone' ? '' : undefined}
              aria-pressed={selected.includes(area.id)}
              onClick={() => onPick(area)}
            >
              <AreaThumbnail area={area} size={area.kind === 'zone' ? 36 : 44} />
              <span style={{ minWidth: 0 }}>
                <strong>{area.name}</strong>
                <small>
                  {area.kind === 'zone' ? `${area.zoneType.name} · ` : ''}
                  {figures.area(area.area)}
                </small>
              </span>
            </Item>
          </li>
        ))}
      </List>
    </>
  );
}
