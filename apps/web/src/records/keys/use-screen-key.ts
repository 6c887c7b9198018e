import { useEffect, useEffectEvent } from 'react';
import { useScreenKeysOn } from './keys-setting.ts';

/** Inputs into which nothing is typed: the checkbox of a row keeps the focus after it is ticked. */
const untyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'range', 'color'];

/** Where letters are typed or lead through a list, and what is in front of the page. */
const takesKeys = [
  `input:not(${untyped.map((type) => `[type="${type}"]`).join()})`,
  'textarea, select, [contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"]',
  '[role="dialog"], [role="alertdialog"], [role="presentation"], [data-toast]',
].join();

/**
 * Whether a press is of this key and meant for the screen: `n`, `/`, or with `Shift+` before a letter. Nothing is while a field has the
 * focus, or a dialog or menu, which hold it as long as they are open; nor with another modifier, nor when a key is held down.
 */
export function isScreenKey(event: KeyboardEvent, key: string): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(takesKeys)) return false;
  const wanted = key.slice(key.lastIndexOf('+') + 1).toLowerCase();
  if (event.key.toLowerCase() !== wanted) return false;
  // Some keyboards type a sign with Shift; a letter with it is another key, also under Caps Lock.
  return !/^\p{Letter}$/u.test(wanted) || shiftKey === key.startsWith('Shift+');
}

/** Runs `act` at a press of a key of the screen (`isScreenKey`); `null` listens to none, and so does a person who turned them off (WCAG 2.1.4). */
export function useScreenKey(key: string | null, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (key === null || !isScreenKey(event, key)) return;
    event.preventDefault(); // else the letter is typed into the field that opens
    act();
  });
  const listens = useScreenKeysOn() && key !== null;
  useEffect(() => {
    if (!listens) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listens]);
}
