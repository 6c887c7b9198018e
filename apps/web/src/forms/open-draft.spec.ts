import { afterEach, expect, test } from '@jest/globals';
import { storedDrafts, storeDraft } from '../testing/drafts.ts';
import { forgetDrafts, splitFormerDrafts } from './kept-drafts.ts';
import { openDraft } from './open-draft.ts';

afterEach(forgetDrafts);

const open = (name = 'ID:profile') => openDraft(name, () => ({ version: '3', values: { name: 'Anna' } }), ['password']);

test('a draft that another tab kept meanwhile stays when this tab keeps one', () => {
  const draft = open();
  storeDraft('ID:company', { values: { name: 'Ferme' } });
  draft.change({ name: 'Anne' });
  draft.close();
  expect(Object.fromEntries(storedDrafts())).toEqual({
    'ID:company': { name: 'Ferme' },
    'ID:profile': { name: 'Anne' },
  });
});

test('a form that closes keeps what was typed last with what it was typed over, but no secret', () => {
  const draft = open();
  draft.change({ name: 'Anne', password: 'Verger-2027!' });
  draft.close();
  const again = open();
  expect(again.kept).toEqual({ values: { name: 'Anne' }, base: { version: '3', values: { name: 'Anna' } } });
  again.close();
});

test('a secret is kept out with its parts, while a field whose name begins alike is kept', () => {
  const draft = open();
  draft.change({ 'password.first': 'Verger-2027!', passwordHint: 'the orchard' });
  draft.close();
  expect(storedDrafts()).toEqual([['ID:profile', { passwordHint: 'the orchard' }]]);
});

test('a draft is open in one form at a time', () => {
  storeDraft('ID:profile', { values: { name: 'Anne' } });
  const first = open();
  const second = open();
  expect([first.kept?.values, second.kept]).toEqual([{ name: 'Anne' }, null]);
  second.change({ name: 'Annie' });
  second.close();
  first.forget();
  first.close();
  expect(storedDrafts()).toEqual([['ID:profile', { name: 'Annie' }]]);
});

test('what is being sent belongs to its form until the answer, also when the form is left', () => {
  const draft = open();
  draft.change({ name: 'Anne' });
  const answered = draft.send();
  draft.close();
  const next = open();
  expect(next.kept).toBeNull();
  draft.forget();
  answered();
  next.close();
  expect(storedDrafts()).toEqual([]);
});

test('a form that reports after its end what was there before keeps nothing', () => {
  const draft = open();
  draft.change({ name: 'Anne' });
  draft.forget();
  draft.change({ name: 'Anne' });
  draft.close();
  expect(storedDrafts()).toEqual([]);
});

test('what was kept under one key is kept under a key for each form', () => {
  localStorage.setItem('terroir-drafts', JSON.stringify({ 'ID:profile': { name: 'Anne' }, 'ID:company': {} }));
  splitFormerDrafts();
  expect([storedDrafts(), localStorage.getItem('terroir-drafts')]).toEqual([[['ID:profile', { name: 'Anne' }]], null]);
});
