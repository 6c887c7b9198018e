import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useScreenKey } from './use-screen-key.ts';

afterEach(cleanup);

let pressed: string[] = [];
function Screen({ off = false }: { off?: boolean }) {
  useScreenKey(off ? null : 'N', () => pressed.push('N'));
  useScreenKey(off ? null : 'Shift+N', () => pressed.push('Shift+N'));
  useScreenKey(off ? null : '/', () => pressed.push('/'));
  return (
    <>
      <main aria-label="page" />
      <button type="button" aria-label="button" />
      <input aria-label="input" />
      <input type="search" aria-label="search" />
      <input type="checkbox" aria-label="checkbox of a row" />
      <input type="radio" aria-label="radio button" />
      <textarea aria-label="textarea" />
      <select aria-label="select" />
      <div role="combobox" aria-expanded={false} aria-controls="list" tabIndex={0} aria-label="combobox" />
      <div role="group">
        <span role="spinbutton" aria-valuenow={1} tabIndex={0} aria-label="part of a date" />
      </div>
      <div role="dialog">
        <button type="button" aria-label="button of a dialog" />
      </div>
      <div role="menu" id="list">
        <button type="button" role="menuitem" aria-label="item of a menu" />
      </div>
      <div data-toast="1">
        <button type="button" aria-label="button of a message" />
      </div>
    </>
  );
}
const press = (init: KeyboardEventInit, place: HTMLElement = document.body) => {
  pressed = [];
  const goesOn = fireEvent.keyDown(place, init);
  return { pressed, typed: goesOn };
};

test.each([
  [{ key: 'n' }, 'N'],
  [{ key: 'N' }, 'N'], // Caps Lock
  [{ key: 'N', shiftKey: true }, 'Shift+N'],
  [{ key: 'n', shiftKey: true }, 'Shift+N'],
  [{ key: '/' }, '/'],
  [{ key: '/', shiftKey: true }, '/'], // where that is how it is typed
])('%j is %s, and types nothing', (init, key) => {
  render(<Screen />);
  expect(press(init)).toEqual({ pressed: [key], typed: false });
});

test.each([
  ['with Ctrl', { key: 'n', ctrlKey: true }],
  ['with ⌘', { key: 'n', metaKey: true }],
  ['with Alt', { key: 'n', altKey: true }],
  ['held down', { key: 'n', repeat: true }],
  ['while a letter is composed', { key: 'n', isComposing: true }],
  ['that is another', { key: 'm' }],
])('a key %s is left to the browser', (_, init) => {
  render(<Screen />);
  expect(press(init)).toEqual({ pressed: [], typed: true });
});

test.each([
  'input',
  'search',
  'textarea',
  'select',
  'combobox',
  'part of a date',
  'button of a dialog',
  'item of a menu',
  'button of a message',
])('a key pressed in a %s is not the screen’s', (place) => {
  render(<Screen />);
  expect(press({ key: 'n' }, screen.getByLabelText(place))).toEqual({ pressed: [], typed: true });
});

test.each(['page', 'button', 'checkbox of a row', 'radio button'])('a key pressed on a %s is the screen’s', (place) => {
  render(<Screen />);
  expect(press({ key: 'n' }, screen.getByLabelText(place)).pressed).toEqual(['N']);
});

test('a screen that listens to no key, or has gone, leaves all of them', () => {
  const { rerender, unmount } = render(<Screen off />);
  expect(press({ key: 'n' }).pressed).toEqual([]);
  rerender(<Screen />);
  expect(press({ key: 'n' }).pressed).toEqual(['N']);
  unmount();
  expect(press({ key: 'n' }).pressed).toEqual([]);
});
