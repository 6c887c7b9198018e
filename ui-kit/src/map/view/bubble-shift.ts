/** Edges in pixels of the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Between a bubble and the frame of the map, and between it and the buttons of the map, in pixels. */
const MARGIN = 16;
const GAP = 8;

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && a.right > b.left - GAP && a.top < b.bottom + GAP && a.bottom > b.top - GAP;
/** How far a line from `low` to `high` must move to lie between `least` and `most`; its beginning comes first. */
const into = (low: number, high: number, least: number, most: number): number =>
  Math.max(least - low, Math.min(0, most - high));

/**
 * How far the bubble of a map is to move so that it is whole in the frame and beside or below the buttons, the shorter way; where
 * neither has room it may be under them. @returns pixels to the right and down
 */
export function bubbleShift(bubble: Box, frame: Box, buttons: Box | null): readonly [x: number, y: number] {
  const x = into(bubble.left, bubble.right, frame.left + MARGIN, frame.right - MARGIN);
  const y = into(bubble.top, bubble.bottom, frame.top + MARGIN, frame.bottom - MARGIN);
  const inside = moved(bubble, x, y);
  if (buttons === null || !meets(inside, buttons)) return [x, y];
  const aside = buttons.left - GAP - inside.right;
  const below = buttons.bottom + GAP - inside.top;
  const ways = [
    ...(inside.left + aside >= frame.left + GAP ? [[x + aside, y] as const] : []),
    ...(inside.bottom + below <= frame.bottom - MARGIN ? [[x, y + below] as const] : []),
  ];
  const [shortest = [x, y] as const] = ways.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return shortest;
}
