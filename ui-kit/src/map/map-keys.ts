import type { KeyboardEvent } from 'react';
import type { DrawInteraction } from './map-canvas-props.ts';
import type { OpenMapCanvas } from './open-map-canvas.ts';

/** Pixels that an arrow moves the map, and with Shift. */
const [stride, fine] = [40, 4];
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface MapKeys {
  open: () => OpenMapCanvas | null;
  draw: DrawInteraction | undefined;
  /** Draws by the middle of the map, as buttons do, while the pointer is not over it. */
  byCentre: boolean;
  setByCentre: (on: boolean) => void;
  place: () => void;
  finish: () => void;
  clear: () => void;
  removePoint: () => void;
  undo: () => void;
  redo: () => void;
  /** Starts a typed length with this digit. */
  type: (digit: number) => void;
  /** Selects what was stepped to, else what lies under the middle. */
  pick: (() => void) | undefined;
  /** Goes to the next of what is in sight, or to the one before it. */
  step: ((by: 1 | -1) => void) | undefined;
  /** The middle counts again, not what was stepped to. */
  aim: () => void;
  /** Closes the bubble that is open. */
  closeBubble: (() => void) | undefined;
}

/**
 * The keys of a map: arrows move it under its middle, + and - zoom, Page Up and Page Down step through what can be selected;
 * while drawing Space and Enter set points, digits a length; while editing Page Up and Page Down walk along the points, Enter
 * takes one up and puts it down, Insert and Delete add and take away.
 */
export function mapKeys(keys: MapKeys) {
  const drawing = (event: KeyboardEvent, key: string): boolean => {
    const { draw } = keys;
    const editing = keys.open()?.editing;
    if (!draw || !editing) return false;
    const { points, closed } = draw.outline;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) keys.redo();
      else if (key === 'z') keys.undo();
      else return false;
      return true;
    }
    if (key === 'Escape') {
      if (!editing.cancel() && !closed) keys.clear();
      return true;
    }
    if (closed) return edit(key, editing);
    if (/^\d$/.test(key) && points.length > 0) keys.type(Number(key));
    else if (key === 'Enter' && !keys.byCentre) keys.finish();
    else if (key === 'Enter' || key === ' ') keys.place();
    else if (key === 'Backspace' || key === 'Delete') keys.undo();
    else return false;
    return true;
  };
  const edit = (key: string, editing: NonNullable<OpenMapCanvas['editing']>): boolean => {
    if (key === 'PageDown' || key === 'PageUp') {
      keys.setByCentre(true);
      editing.walk(key === 'PageDown' ? 1 : -1);
    } else if (key === 'Enter' || key === ' ') editing.carry();
    else if (key === 'Insert') editing.insertAfter();
    else if (key === 'Delete' || key === 'Backspace') keys.removePoint();
    else return false;
    return true;
  };
  const moving = (event: KeyboardEvent, key: string): boolean => {
    const map = keys.open();
    const arrow = arrows[key];
    if (arrow && map) {
      const by = event.shiftKey ? fine : stride;
      keys.setByCentre(true);
      keys.aim();
      map.editing?.aimByCentre();
      map.panBy(arrow[0] * by, arrow[1] * by);
    } else if (key === '+' || key === '=') map?.zoomBy(1);
    else if (key === '-' || key === '_') map?.zoomBy(-1);
    else if ((key === 'Enter' || key === ' ') && keys.pick) keys.pick();
    else if ((key === 'PageDown' || key === 'PageUp') && keys.step) keys.step(key === 'PageDown' ? 1 : -1);
    else if (key === 'Escape' && keys.closeBubble) keys.closeBubble();
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (drawing(event, key) || (!event.ctrlKey && !event.metaKey && moving(event, key))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
