import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ScheduleView } from './days.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import { cellAfter, cellOf, cellOfEvent, keyOf, type Cell } from './slots.ts';

interface GridKeysOptions {
  root: RefObject<HTMLElement | null>;
  view: ScheduleView;
  date: string;
  days: readonly string[];
  firstWeekday: number;
  eventOf: (id: string | undefined) => ScheduleEvent | undefined;
  onSelect: (cell: Cell) => void;
  onNavigate: (date: string) => void;
  /** An event is moved: it begins, goes on to a cell, ends on one, or is given up. */
  onMoving: (event: ScheduleEvent, state: 'begun' | 'over' | 'dropped' | 'given up', cell: Cell) => void;
}

/**
 * The keyboard of a grid (WAI-ARIA): arrows walk from cell to cell and into the next period, Tab leads to the events of the cell, M
 * takes one of them, arrows choose its place, Enter puts it there.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { root, view, date, days, firstWeekday, eventOf, onSelect, onNavigate, onMoving } = options;
  const [chosen, setChosen] = useState<Cell>({ date, hour: null });
  const [taken, setTaken] = useState<ScheduleEvent | null>(null);
  const pending = useRef<string | null>(null);
  const isHere = days.includes(chosen.date);
  const active: Cell = { date: isHere ? chosen.date : date, hour: view === 'month' ? null : chosen.hour };
  const activeKey = keyOf(active);

  useEffect(() => {
    if (pending.current === null) return;
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !root.current?.contains(activeElement);
    const found = elsewhere ? null : root.current?.querySelector<HTMLElement>(pending.current);
    if (found || elsewhere) pending.current = null;
    found?.focus();
  });

  const cellSelector = (key: string) => `[data-slot="${key}"]`;
  /** Focuses a cell once it is there, in another period as well. */
  function focusCell(cell: Cell): void {
    setChosen(cell);
    pending.current = cellSelector(keyOf(cell));
    if (!days.includes(cell.date)) onNavigate(cell.date);
  }
  function focusEvent(event: ScheduleEvent): void {
    const cell = cellOfEvent(view, event);
    setChosen(cell);
    pending.current = `[data-event="${CSS.escape(event.id)}"]`;
    if (!days.includes(cell.date)) onNavigate(cell.date);
  }
  function take(event: ScheduleEvent): void {
    const cell = cellOfEvent(view, event);
    setTaken(event);
    focusCell(cell);
    onMoving(event, 'begun', cell);
  }
  /** Walks between the events of the cell; false at their end. */
  function walk(from: HTMLElement, by: number): boolean {
    const all = [...(from.closest('[data-slot]')?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = all.filter((each) => each.offsetParent !== null)[all.indexOf(from) + by];
    next?.focus();
    return next !== undefined;
  }

  function onKeyDown(pressed: KeyboardEvent<HTMLElement>): void {
    const target = pressed.target as HTMLElement;
    const place = target.closest<HTMLElement>('[data-slot]');
    if (!place || pressed.altKey || pressed.metaKey) return;
    const cell = cellOf(place.dataset['slot'] ?? '');
    const onEvent = target !== place;
    const key = pressed.ctrlKey ? `Control+${pressed.key}` : pressed.key;
    const handled = () => pressed.preventDefault();
    if (taken) {
      if (key === 'Escape') {
        setTaken(null);
        focusEvent(taken);
        onMoving(taken, 'given up', cell);
        return handled();
      }
      if (key === 'Enter' || key === ' ') {
        setTaken(null);
        onMoving(taken, 'dropped', cell);
        return handled();
      }
    } else if (onEvent) {
      const event = eventOf(target.dataset['event']);
      if (key.toLowerCase() === 'm' && event?.movable) {
        take(event);
        return handled();
      }
      if (key === 'Escape') {
        place.focus();
        return handled();
      }
      if ((key === 'ArrowDown' && walk(target, 1)) || (key === 'ArrowUp' && walk(target, -1))) return handled();
      if (key === 'Enter' || key === ' ') return undefined; // a button does that by itself
    } else if (key === 'Enter' || key === ' ') {
      onSelect(cell);
      return handled();
    }
    const next = cellAfter(key, cell, { view, days, firstWeekday });
    if (!next) return undefined;
    focusCell(next);
    if (taken) onMoving(taken, 'over', next);
    return handled();
  }

  /** The focus came to a cell or an event by itself. */
  function onFocus({ target }: { target: EventTarget }): void {
    const key = (target as HTMLElement).closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    if (key !== undefined && key !== activeKey) setChosen(cellOf(key));
  }
  return { active: activeKey, taken, giveUp: () => setTaken(null), focusEvent, onKeyDown, onFocus };
}
