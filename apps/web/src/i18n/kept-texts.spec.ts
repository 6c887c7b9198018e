import { beforeAll, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { i18n } from 'i18next';
import { readTexts } from '../testing/read-texts.ts';
import { startTexts, useTexts } from './texts.ts';

let texts: i18n;
beforeAll(async () => {
  texts = await startTexts(readTexts);
  await texts.changeLanguage('en');
});

test('a text that was asked for before its file had come is there when it has', async () => {
  const { result, rerender } = renderHook(() => useTexts('finance'));
  expect(result.current('tabs.summary')).toBe('tabs.summary');
  await texts.loadNamespaces(['finance']);
  rerender();
  expect(result.current('tabs.summary')).toBe('Summary');
});

test('a text that is kept follows the language of the page', async () => {
  await texts.loadNamespaces(['finance']);
  const { result } = renderHook(() => useTexts('finance'));
  expect(result.current('tabs.summary')).toBe('Summary');
  await act(async () => void (await texts.changeLanguage('fr')));
  expect(result.current('tabs.summary')).toBe('Sommaire');
});
