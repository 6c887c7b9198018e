import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useDelayed } from '../skeleton/skeleton.tsx';
import { narrowMap } from './map-frame.tsx';
import type { MapLabels } from './map-canvas-props.ts';
import { useSketch, type SketchStore } from './outline/sketch-store.ts';

const Chip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '6px 14px',
  borderRadius: 18,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 1px 6px ${theme.vars.palette.shade.near}, 0 0 0 1px ${theme.vars.palette.divider}`,
  '&[data-fault]': {
    color: theme.vars.palette.onSoft.error,
    backgroundColor: theme.vars.palette.soft.error,
    boxShadow: `0 1px 6px ${theme.vars.palette.shade.near}, 0 0 0 1.5px ${theme.vars.palette.error.main}`,
    fontWeight: 600,
  },
  '& svg': { flex: 'none', fontSize: '1.3em', marginTop: 1 },
}));
const Stack = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  insetInlineStart: 12,
  insetInlineEnd: 72,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  pointerEvents: 'none',
  zIndex: 1,
  [narrowMap]: {
    position: 'static',
    padding: 8,
    backgroundColor: theme.vars.palette.background.paper,
    '&:not(:has([data-chip]))': { padding: 0 },
  },
}));
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const Progress = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 4,
  overflow: 'clip',
  backgroundColor: theme.vars.palette.soft.primary,
  zIndex: 3,
  '&::after': {
    content: '""',
    display: 'block',
    width: '35%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${run} 1.4s ease-in-out infinite`,
  },
}));
const Veil = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '35%',
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  pointerEvents: 'none',
  zIndex: 1,
  '& > div': { fontSize: '1.0625rem', fontWeight: 600, backgroundColor: theme.vars.palette.background.paper },
}));

interface MapNoticesProps {
  labels: MapLabels;
  loading: boolean;
  /** What went wrong with tiles, ground or place. */
  failures: readonly string[];
  hint: string | null;
  wheel: boolean;
  sketch: SketchStore;
}

/** What a map has to say: what to do, what is on its way, what failed, and what is wrong with the outline. */
export function MapNotices({ labels, loading, failures, hint, wheel, sketch }: MapNoticesProps) {
  const late = useDelayed(loading);
  const fault = useSketch(sketch, ({ fault }) => fault?.message ?? null);
  return (
    <>
      {late ? <Progress role="progressbar" aria-label={labels.loading} /> : null}
      <Stack>
        <LiveRegion urgent>
          {fault === null ? null : (
            <Chip data-chip data-fault="">
              <ErrorIcon aria-hidden />
              <span>{fault}</span>
            </Chip>
          )}
        </LiveRegion>
        {hint === null || fault !== null ? null : <Chip data-chip>{hint}</Chip>}
        <LiveRegion>
          {failures.length === 0
            ? null
            : failures.map((failure) => (
                <Chip data-chip key={failure}>
                  <ErrorIcon aria-hidden />
                  <span>{failure}</span>
                </Chip>
              ))}
        </LiveRegion>
      </Stack>
      {wheel ? (
        <Veil>
          <Chip>{labels.wheel}</Chip>
        </Veil>
      ) : null}
    </>
  );
}
