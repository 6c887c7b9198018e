import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../button/icon-button.tsx';
import type { MapPopup } from './map-canvas-props.ts';
import { project } from './mercator.ts';
import type { OpenMapCanvas } from './open-map-canvas.ts';

const Bubble = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'max-content',
  // Beside the buttons of the narrowest map, which would cover how to close it.
  maxWidth: 'min(300px, calc(100cqi - 80px))',
  padding: '12px 52px 14px 16px',
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: `0 8px 24px ${theme.vars.palette.shade.near}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: -8,
    width: 14,
    height: 14,
    transform: 'translateX(-50%) rotate(45deg)',
    backgroundColor: 'inherit',
    border: 'inherit',
    borderTop: 0,
    borderLeft: 0,
  },
  '& > button': { position: 'absolute', top: 4, right: 4 },
}));

interface MapBubbleProps {
  map: OpenMapCanvas | null;
  /** The element that the map moves. */
  place: HTMLElement;
  popup: MapPopup | null;
  /** Counts up with each choice by keyboard, whose bubble takes the focus; null after one by mouse or finger. */
  byKeyboard: number | null;
  /** Gives the focus back to the map. */
  leave: () => void;
}

/** Pixels from a place to the lower edge of its bubble: the tip of 8, what is drawn there when it is selected, and a gap. */
const lift = { area: 12, disc: 38, pin: 66 } as const;

/** What is said of one place, on the map itself. Escape closes it. */
export function MapBubble({ map, place, popup, byKeyboard, leave }: MapBubbleProps) {
  const [lng, lat] = popup?.at ?? [];
  const pixels = lift[popup?.above ?? 'area'];
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    map?.placePopup(lng === undefined || lat === undefined ? undefined : project([lng, lat]), pixels);
  }, [map, lng, lat, pixels]);
  const isOpen = popup !== null;
  useEffect(() => {
    // Once the map has placed it: what is not shown takes no focus.
    if (isOpen && byKeyboard !== null) own.current?.focus({ preventScroll: true });
  }, [isOpen, byKeyboard]);
  if (!popup) return null;
  const close = () => {
    const inside = own.current?.contains(document.activeElement);
    popup.onClose();
    if (inside) leave();
  };
  return createPortal(
    <Bubble
      ref={own}
      role="group"
      tabIndex={-1}
      aria-label={popup.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {popup.content}
      <IconButton label={popup.closeLabel} icon={<Close />} onClick={close} />
    </Bubble>,
    place,
  );
}
