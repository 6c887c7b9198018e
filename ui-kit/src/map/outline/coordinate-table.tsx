import { useRef, useState } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../../button/button.tsx';
import type { Language } from '../../field/parse-decimal.ts';
import { useItemFocus } from '../../focus/use-item-focus.ts';
import { LiveRegion } from '../../live-region/live-region.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { CoordinateRow, type CoordinateLabels } from './coordinate-row.tsx';
import { leastPoints } from './outline.ts';
import type { OutlineEditor } from './use-outline.ts';

export interface CoordinateTableProps {
  /** The same outline as the map's. */
  outline: OutlineEditor;
  caption: string;
  language: Language;
  labels: CoordinateLabels & {
    point: string;
    latitude: string;
    longitude: string;
    actions: string;
    /** Names the row of a point that is not there yet. */
    fresh: string;
    add: string;
    finish: string;
    /** Of an outline of hundreds of points: shows the next ones. */
    more: (count: number) => string;
    announce: (points: number) => string;
  };
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', fontWeight: 650, fontSize: '1.0625rem', paddingBottom: 8 },
  '& th': {
    textAlign: 'start',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    padding: '4px 6px',
  },
  '& td': { padding: '4px 3px', verticalAlign: 'top' },
  '& tbody th': { width: 36, paddingTop: 18, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& td:last-of-type': { width: 50 },
  // Seven decimals do not fit beside each other on the narrowest phone: a longitude goes below its latitude.
  '@media (max-width: 359.95px)': {
    '&, & thead, & tbody, & caption': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) 48px', columnGap: 4, marginBottom: 8 },
    '& th:nth-of-type(1)': { gridArea: '1 / 1', width: 'auto', paddingInline: 0 },
    '& th:nth-of-type(2), & td:nth-of-type(1)': { gridArea: '1 / 2' },
    '& th:nth-of-type(3), & td:nth-of-type(2)': { gridArea: '2 / 2' },
    '& th:nth-of-type(4), & td:nth-of-type(3)': { gridArea: '1 / 3', width: 'auto' },
  },
}));
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

const slice = 100;

/** An outline as rows of latitude and longitude: the way in for keyboards and screen readers, and for figures from a deed. */
export function CoordinateTable({ outline, caption, language, labels }: CoordinateTableProps) {
  const { points, closed, change } = outline;
  const [shown, setShown] = useState(slice);
  const [said, setSaid] = useState<number | null>(null);
  const [drawn, setDrawn] = useState(points);
  if (points !== drawn) {
    setDrawn(points);
    if (said !== points.length) setSaid(null); // the map announces what was done there
  }
  const body = useRef<HTMLTableSectionElement>(null);
  const fresh = useRef<HTMLTableSectionElement>(null);
  const rows = points.slice(0, shown);
  const focus = useItemFocus(
    rows.map((_, index) => String(index)),
    body,
    fresh,
  );
  const hidden = points.length - rows.length;
  return (
    <div>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{labels.point}</VisuallyHidden>
            </th>
            <th scope="col">{labels.latitude}</th>
            <th scope="col">{labels.longitude}</th>
            <th scope="col">
              <VisuallyHidden>{labels.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body} {...focus}>
          {rows.map((at, index) => (
            <CoordinateRow
              // A row is its place in the ring.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              name={String(index + 1)}
              at={at}
              language={language}
              labels={labels}
              onSet={(at) => change({ type: 'move', index, at })}
              onRemove={() => {
                change({ type: 'remove', index });
                setSaid(points.length - 1);
              }}
              removable={!closed || points.length > leastPoints}
            />
          ))}
        </tbody>
        <tbody ref={fresh}>
          <CoordinateRow
            name={labels.fresh}
            shownName="+"
            at={null}
            language={language}
            labels={labels}
            onSet={(at) => {
              change(closed ? { type: 'insert', index: points.length, at } : { type: 'place', at });
              setShown((count) => Math.max(count, points.length + 1));
              setSaid(points.length + 1);
            }}
            addLabel={labels.add}
            addIcon={<Add />}
          />
        </tbody>
      </Table>
      <Foot>
        {hidden > 0 ? (
          <Button size="small" onClick={() => setShown(shown + slice)}>
            {labels.more(Math.min(slice, hidden))}
          </Button>
        ) : null}
        {closed ? null : (
          <Button variant="contained" disabled={points.length < leastPoints} onClick={() => change({ type: 'close' })}>
            {labels.finish}
          </Button>
        )}
      </Foot>
      <VisuallyHidden>
        <LiveRegion>{said === null ? null : labels.announce(said)}</LiveRegion>
      </VisuallyHidden>
    </div>
  );
}
