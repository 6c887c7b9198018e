import { fireEvent } from 'storybook/test';

type Pointer = 'mouse' | 'touch';
const viewportOf = (canvasElement: HTMLElement) => {
  const viewport = canvasElement.querySelector<HTMLElement>('.ol-viewport');
  if (!viewport) throw new Error('The map is not open');
  return viewport;
};
/** Presses and lets go at pixels from the middle of the map, on whatever is there. */
export function pointer(canvasElement: HTMLElement, pointerType: Pointer) {
  const box = () => viewportOf(canvasElement).getBoundingClientRect();
  const event = ([x, y]: readonly [number, number]) => {
    const { left, top, width, height } = box();
    const at = { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? viewportOf(canvasElement);
    return {
      target,
      init: { ...at, pointerType, pointerId: 1, isPrimary: true, button: 0, bubbles: true, cancelable: true },
    };
  };
  const down = (at: readonly [number, number]) => {
    const { target, init } = event(at);
    void fireEvent.pointerDown(target, { ...init, buttons: 1 });
  };
  const move = (at: readonly [number, number], buttons = 0) => {
    const { target, init } = event(at);
    void fireEvent.pointerMove(target, { ...init, buttons });
  };
  const up = (at: readonly [number, number]) => {
    const { target, init } = event(at);
    void fireEvent.pointerUp(target, { ...init, buttons: 0 });
  };
  const press = (at: readonly [number, number]) => {
    if (pointerType === 'mouse') move(at);
    down(at);
    up(at);
  };
  const pull = (from: readonly [number, number], to: readonly [number, number]) => {
    if (pointerType === 'mouse') move(from);
    down(from);
    move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1);
    move(to, 1);
    up(to);
  };
  return { press, pull, move };
}
