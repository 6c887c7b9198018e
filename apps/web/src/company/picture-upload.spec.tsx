import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused } from '../testing/answers.ts';
import { fakeUploads, type Upload } from '../testing/fake-upload.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

let uploads: readonly Upload[] = [];
const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = fakeUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
});
afterEach(() => {
  resetApp();
  globalThis.XMLHttpRequest = browser;
});

/** Chooses a logo and saves; what was written elsewhere is sent along. */
async function sendsLogo(language: 'en' | 'fr' = 'en') {
  const app = await renderApp({
    path: '/company-details',
    language,
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1), 'PUT /firm': firm(2) },
  });
  await app.user.click(await screen.findByRole('button', { name: language === 'en' ? 'Edit' : 'Modifier' }));
  const field = await screen.findByRole('group', { name: language === 'en' ? /^Logo/ : /^Logo/ });
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await app.user.upload(field.querySelector('input[type=file]') as HTMLInputElement, file);
  await within(field).findByRole('img');
  await app.user.click(screen.getByRole('button', { name: language === 'en' ? 'Save' : 'Enregistrer' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  return { app, field: within(field), upload: uploads[0] as Upload };
}

test.each([
  ['en', 'Uploading 40%', 'Cancel, Logo'],
  ['fr', 'Envoi en cours 40 %', 'Annuler, Logo'],
] as const)('%s: a picture on its way shows how far it is, and how to stop it', async (language, shown, cancel) => {
  const { field, upload } = await sendsLogo(language);
  act(() => upload.sends(40));
  expect(field.getByText((text) => text.replaceAll(/\s/g, ' ') === shown)).toBeTruthy();
  expect(field.getByRole('progressbar').getAttribute('value')).toBe('40');
  expect(field.getByRole('button', { name: cancel })).toBeTruthy();
});

test('a picture is sent with the session, the version and the rest of the form, and then stored', async () => {
  const { upload } = await sendsLogo();
  expect(upload.headers.get('Authorization')).toBe('Bearer token-1');
  expect(upload.headers.get('If-Match')).toBe('"1"');
  expect(upload.body).toMatchObject({ firm: { name: 'Ferme des Érables', image: { fileName: 'logo.png' } } });
  await act(() => upload.answers());
  expect(await screen.findByText('Company Details updated successfully')).toBeTruthy();
});

test('an upload that is stopped leaves the form as it was, with nothing said to have failed', async () => {
  const { app, field, upload } = await sendsLogo();
  act(() => upload.sends(40));
  await app.user.click(field.getByRole('button', { name: 'Cancel, Logo' }));
  expect(upload.aborted).toBe(true);
  const replace = await field.findByRole('button', { name: 'Replace, Logo' });
  await waitFor(() => expect(document.activeElement).toBe(replace));
  expect(field.getByRole('img').getAttribute('src')).toBe('blob:logo');
  expect(field.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('an upload whose line breaks says so and keeps the picture for another try', async () => {
  const { field, upload } = await sendsLogo();
  act(() => upload.breaks());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field.getByRole('button', { name: 'Replace, Logo' })).toBeTruthy();
});

test('an upload that is refused says why', async () => {
  const { app, upload } = await sendsLogo();
  app.on({ 'PUT /firm': refused(503, { code: 'unavailable', message: 'Not now.' }) });
  await act(() => upload.answers());
  expect(await screen.findByText(/Not now\./)).toBeTruthy();
});

test('a save without a picture is no upload', async () => {
  const app = await renderApp({
    path: '/company-details',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1), 'PUT /firm': firm(2) },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company Details updated successfully')).toBeTruthy();
  expect(uploads).toHaveLength(0);
});
