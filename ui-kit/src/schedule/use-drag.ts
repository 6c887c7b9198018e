import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** A mouse drags after so many pixels, a finger after so many milliseconds in its place. */
const MOUSE_PIXELS = 5;
const HOLD_MS = 400;
const HELD_PIXELS = 10;
/** Nearer than this to an edge, what scrolls goes on. */
const EDGE = 36;

export interface Dragging {
  readonly id: string;
  /** The cell that it was taken hold of, and the one that it is over. */
  readonly from: string | null;
  readonly over: string | null;
}

/** The cell under a point: the one whose own box is there, not that of an event which reaches out of its cell. */
const cellAt = (root: HTMLElement | null, x: number, y: number): string | null => {
  const found = document.elementsFromPoint(x, y).find((each) => each.matches('[data-slot]') && root?.contains(each));
  return found?.getAttribute('data-slot') ?? null;
};

interface DragOptions {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onDrop: (dragged: Dragging) => void;
}

/**
 * Dragging of elements with `data-movable` onto cells with `data-slot`: with the mouse, with a finger or pen after holding it. Escape
 * leaves it where it was. A picture of the element follows the pointer.
 */
export function useDrag({ root, scroller, onDrop }: DragOptions) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const drop = useRef(onDrop);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(pressed: ReactPointerEvent<HTMLElement>): void {
    const element = (pressed.target as Element).closest<HTMLElement>('[data-movable]');
    const id = element?.dataset['event'];
    if (!element || id === undefined || pressed.button !== 0 || !pressed.isPrimary) return;
    stop.current?.();
    const { clientX, clientY, pointerId, pointerType } = pressed;
    const own = new AbortController();
    const listen = { signal: own.signal };
    let last: Dragging | null = null;
    let ghost: HTMLElement | null = null;
    let hold: ReturnType<typeof setTimeout> | undefined;

    const end = () => {
      clearTimeout(hold);
      own.abort();
      ghost?.remove();
      stop.current = null;
      setDragging(null);
    };
    const follow = (x: number, y: number) => {
      if (ghost) ghost.style.transform = `translate(${x - clientX}px, ${y - clientY}px)`;
      const over = cellAt(root.current, x, y);
      if (last && over !== last.over) {
        last = { ...last, over };
        setDragging(last);
      }
      const box = scroller.current?.getBoundingClientRect();
      if (!box) return;
      const past = (at: number, low: number, high: number) => (at < low + EDGE ? -12 : at > high - EDGE ? 12 : 0);
      scroller.current?.scrollBy(past(x, box.left, box.right), past(y, box.top, box.bottom));
    };
    const begin = () => {
      const from = cellAt(root.current, clientX, clientY);
      last = { id, from, over: from };
      ghost = ghostOf(element);
      setDragging(last);
      if (pointerType !== 'mouse') navigator.vibrate?.(15);
    };
    if (pointerType !== 'mouse') hold = setTimeout(begin, HOLD_MS);
    stop.current = end;

    addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId) return;
        const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY);
        if (last === null && pointerType === 'mouse' && far > MOUSE_PIXELS) begin();
        if (last === null && pointerType !== 'mouse' && far > HELD_PIXELS) end();
        if (last !== null) follow(moved.clientX, moved.clientY);
      },
      listen,
    );
    addEventListener(
      'pointerup',
      (released) => {
        if (released.pointerId !== pointerId) return;
        const dropped = last;
        end();
        if (dropped === null) return;
        swallowClick();
        if (dropped.over !== null && dropped.over !== dropped.from) drop.current(dropped);
      },
      listen,
    );
    addEventListener('pointercancel', end, listen);
    addEventListener('blur', end, listen);
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || last === null) return;
        key.preventDefault();
        key.stopPropagation();
        end();
      },
      { ...listen, capture: true },
    );
    // A finger that holds an event drags it, and does not scroll the page or open its menu.
    addEventListener('touchmove', (touch) => last !== null && touch.preventDefault(), { ...listen, passive: false });
    addEventListener('contextmenu', (menu) => pointerType !== 'mouse' && menu.preventDefault(), listen);
  }
  return { dragging, onPointerDown };
}

/** A picture of an element that follows the pointer. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, { position: 'fixed', pointerEvents: 'none', zIndex: '10', margin: '0', ...place });
  ghost.removeAttribute('data-event');
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.tabIndex = -1;
  element.parentElement?.append(ghost);
  return ghost;
}

/** The click that follows a drop opens nothing. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  // It follows at once or, where the pointer was let go over another element, not at all.
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
