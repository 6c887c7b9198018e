/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ThemeRoot } from './theme-root.tsx';
import { useScheme } from './scheme.ts';

function Told() {
  const { mode, scheme, setMode } = useScheme();
  return (
    <>
      <output>{`${mode} ${scheme}`}</output>
      <button onClick={() => setMode('dark')}>dark</button>
    </>
  );
}
const told = () => screen.getByRole('status').textContent;
const start = (remember?: boolean) =>
  render(
    <ThemeRoot remember={remember}>
      <Told />
    </ThemeRoot>,
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  document.head.querySelectorAll('meta, script').forEach((one) => one.remove());
});

describe('the colour scheme', () => {
  test('follows the system until something is chosen', () => {
    start();
    expect(told()).toBe('system light');
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  test('a choice is shown at once and kept for the next visit', () => {
    const { unmount } = start();
    act(() => screen.getByRole('button').click());
    expect(told()).toBe('dark dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    unmount();
    start();
    expect(told()).toBe('dark dark');
  });

  test('the bar of the browser has the colour of what is shown, before the app runs and after each choice', () => {
    localStorage.setItem('terroir-theme', 'light');
    for (const name of ['light', 'dark'])
      document.head.insertAdjacentHTML(
        'beforeend',
        `<meta name="theme-color" content="${name}" media="(prefers-color-scheme: ${name})" data-scheme="${name}">`,
      );
    const counted = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media="all"]')?.content;
    const system = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(globalThis, { matchMedia: () => system });
    expect(counted()).toBeUndefined();
    const script = document.createElement('script');
    script.textContent = readFileSync(join(import.meta.dirname, 'initial-scheme.js'), 'utf8');
    document.head.append(script);
    expect(counted()).toBe('light');
    start();
    expect(counted()).toBe('light');
    act(() => screen.getByRole('button').click());
    expect(counted()).toBe('dark');
  });

  test('paper is light, with its margins, whatever is chosen', () => {
    start();
    act(() => screen.getByRole('button').click());
    const onPaper = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .map(({ cssText }) => cssText.replaceAll(/\s/g, ''));
    expect(onPaper).toContainEqual(expect.stringMatching(/{html:root{.*[;{]color-scheme:light;/));
  });

  test('another tab’s choice is followed', () => {
    start();
    localStorage.setItem('terroir-theme', 'dark');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'terroir-theme', newValue: 'dark' })));
    expect(told()).toBe('dark dark');
  });

  test('nothing is kept when it must not remember, and nonsense in the storage is ignored', () => {
    localStorage.setItem('terroir-theme', 'purple');
    start(false);
    act(() => screen.getByRole('button').click());
    expect(localStorage.getItem('terroir-theme')).toBe('purple');
    cleanup();
    start();
    expect(told()).toBe('system light');
  });
});
