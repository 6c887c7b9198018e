import type { KeyboardEvent, Ref } from 'react';
import Place from '@mui/icons-material/AddLocationAltOutlined';
import Finish from '@mui/icons-material/CheckOutlined';
import Clear from '@mui/icons-material/RestartAltOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import RemovePoint from '@mui/icons-material/WrongLocationOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { NumberField } from '../../field/number-field.tsx';
import type { DrawInteraction } from '../map-canvas-props.ts';
import { leastPoints } from './outline.ts';
import { useSketch, type SketchStore } from './sketch-store.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: '0 auto 0 4px',
  '& > div': { minWidth: '5.5rem' },
  '& dt': { fontSize: '0.8125rem', lineHeight: 1.3, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: '1.0625rem',
    lineHeight: 1.3,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Length = styled('div')({
  width: 190,
  '& > div': { flexDirection: 'row', alignItems: 'center' },
  '& label': { fontSize: '0.9375rem' },
});

export interface DrawingActions {
  place: () => void;
  finish: () => void;
  clear: () => void;
  removePoint: () => void;
  undo: () => void;
  redo: () => void;
  /** Keeps the direction while a length is typed. */
  hold: (on: boolean) => void;
  /** Sets the next point so many metres on; answers whether it could. */
  step: (metres: number) => boolean;
}

interface DrawingBarProps {
  draw: DrawInteraction;
  sketch: SketchStore;
  actions: DrawingActions;
  length: number | null;
  onLength: (metres: number | null) => void;
  lengthRef: Ref<HTMLInputElement>;
}

/** Area and length of the ring as it would be now. */
function MeasureFigures({ draw: { measure, labels }, sketch }: Pick<DrawingBarProps, 'draw' | 'sketch'>) {
  const { points, aim, closed } = useSketch(sketch, ({ live }) => live);
  const ring = !closed && aim && points.length > 0 ? [...points, aim] : points;
  const area = ring.length < leastPoints ? 0 : measure.area(ring);
  // A line has no way back, also where the pointer still stands on its end.
  const edges = area >= 1 || closed ? ring.length : ring.length - 1;
  const perimeter = ring
    .slice(0, Math.max(0, edges))
    .reduce((sum, from, at) => sum + measure.distance(from, ring[(at + 1) % ring.length] ?? from), 0);
  return (
    <Figures>
      <div>
        <dt>{labels.area}</dt>
        <dd>{measure.formatArea(area)}</dd>
      </div>
      <div>
        <dt>{labels.perimeter}</dt>
        <dd>{measure.formatLength(perimeter)}</dd>
      </div>
    </Figures>
  );
}

/** The tools under a map on which an outline is drawn or edited, and its figures while it grows. */
export function DrawingBar({ draw, sketch, actions, length, onLength, lengthRef }: DrawingBarProps) {
  const { labels, outline } = draw;
  const { points, closed } = outline;
  const active = useSketch(sketch, ({ live }) => live.active);
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLength(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (length !== null && actions.step(length)) onLength(null);
  };
  return (
    <Bar role="group" aria-label={labels.tools}>
      <MeasureFigures draw={draw} sketch={sketch} />
      <Tools>
        <IconButton label={labels.undo} icon={<Undo />} disabled={!outline.canUndo} onClick={actions.undo} />
        <IconButton label={labels.redo} icon={<Redo />} disabled={!outline.canRedo} onClick={actions.redo} />
        <IconButton label={labels.clear} icon={<Clear />} disabled={points.length === 0} onClick={actions.clear} />
        {closed ? (
          <Button
            startIcon={<RemovePoint />}
            disabled={active === null || points.length <= leastPoints}
            onClick={actions.removePoint}
          >
            {labels.removePoint}
          </Button>
        ) : (
          <>
            {points.length > 0 ? (
              <Length
                role="presentation"
                onKeyDown={enter}
                onFocus={() => actions.hold(true)}
                onBlur={() => actions.hold(false)}
              >
                <NumberField
                  label={labels.length}
                  language={draw.language}
                  value={length}
                  onChange={onLength}
                  end={labels.metres}
                  ref={lengthRef}
                />
              </Length>
            ) : null}
            <Button startIcon={<Place />} onClick={actions.place}>
              {labels.place}
            </Button>
            <Button
              variant="contained"
              startIcon={<Finish />}
              disabled={points.length < leastPoints}
              onClick={actions.finish}
            >
              {labels.finish}
            </Button>
          </>
        )}
      </Tools>
    </Bar>
  );
}
