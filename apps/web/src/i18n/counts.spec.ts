import { beforeAll, expect, test } from '@jest/globals';
import type { i18n } from 'i18next';
import { readTexts } from '../testing/read-texts.ts';
import { startTexts } from './texts.ts';

let texts: i18n;
beforeAll(async () => {
  texts = await startTexts(readTexts);
  await texts.loadNamespaces(['finance']);
  await texts.loadLanguages(['en', 'fr']);
});

test.each([
  ['en', '3,489 were there already.'],
  ['fr', '3\u00A0489 y étaient déjà.'],
])('a count is grouped as the language writes it (%s)', (language, text) => {
  expect(texts.getFixedT(language, 'finance')('bulk.done.there', { count: 3489 })).toBe(text);
});

test('one thing is counted in the singular, and other values are left as they are', () => {
  const t = texts.getFixedT('en', 'finance');
  expect(t('bulk.done.there', { count: 1 })).toBe('1 was there already.');
  expect(t('bulk.progress.text', { done: 2026, all: '3,489' })).toBe('2026 of 3,489');
});
