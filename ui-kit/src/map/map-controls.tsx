import { useId, useState, type FocusEvent } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import MyLocation from '@mui/icons-material/MyLocationOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import { touchTarget } from '../theme/touch.ts';
import type { MapLabels } from './map-canvas-props.ts';
import { ControlColumn } from './map-frame.tsx';
import type { TileSource } from './tile-source.ts';

const Place = styled('div')({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 12,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  alignItems: 'flex-end',
  zIndex: 2,
  '@media print': { display: 'none' },
});
const Raised = styled(ControlColumn)(({ theme }) => ({
  border: 0,
  boxShadow: `0 1px 6px ${theme.vars.palette.shade.near}, 0 0 0 1px ${theme.vars.palette.divider}`,
  '& > button + button': { marginTop: 0 },
}));
const Choice = styled('fieldset')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 56,
  top: 0,
  margin: 0,
  padding: '8px 8px 8px 4px',
  width: 'max-content',
  maxWidth: 'min(260px, calc(100cqi - 92px))',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 8px 24px ${theme.vars.palette.shade.near}`,
  '& legend': { float: 'left', width: '100%', padding: '2px 12px 4px', fontWeight: 650, fontSize: '0.9375rem' },
  '& label': {
    clear: 'both',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: touchTarget,
    padding: '0 12px',
    borderRadius: 10,
    cursor: 'pointer',
  },
  '& label:hover': { backgroundColor: theme.vars.palette.soft.primary },
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    outline: 'none',
  },
}));

interface MapControlsProps {
  labels: MapLabels;
  tiles: readonly TileSource[];
  chosen: string;
  onChoose: (key: string) => void;
  onZoom: (steps: number) => void;
  onLocate: () => void;
  locating: boolean;
  full: boolean;
  onFull: () => void;
}

/** The round buttons over a map: closer, farther, the ground, where I am, the whole screen. */
export function MapControls(props: MapControlsProps) {
  const { labels, tiles, chosen, onChoose, onZoom, onLocate, locating, full, onFull } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Place data-map-buttons>
      <Raised>
        <IconButton label={labels.zoomIn} icon={<Add />} onClick={() => onZoom(1)} />
        <IconButton label={labels.zoomOut} icon={<Remove />} onClick={() => onZoom(-1)} />
      </Raised>
      <Raised>
        {tiles.length > 0 ? (
          <div
            style={{ position: 'relative' }}
            role="presentation"
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !open) return;
              event.stopPropagation();
              setOpen(false);
              event.currentTarget.querySelector('button')?.focus();
            }}
          >
            <IconButton
              label={labels.tiles}
              icon={<Layers />}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            />
            {open ? (
              <Choice id={id}>
                <legend>{labels.tiles}</legend>
                {[...tiles, { key: '', label: labels.outlineOnly }].map((tile) => (
                  <label key={tile.key}>
                    <input type="radio" name={id} checked={chosen === tile.key} onChange={() => onChoose(tile.key)} />
                    {tile.label}
                  </label>
                ))}
              </Choice>
            ) : null}
          </div>
        ) : null}
        <IconButton label={labels.locate} icon={<MyLocation />} loading={locating} onClick={onLocate} />
        <IconButton
          label={full ? labels.leaveFullScreen : labels.fullScreen}
          icon={full ? <FullscreenExit /> : <Fullscreen />}
          onClick={onFull}
        />
      </Raised>
    </Place>
  );
}
