import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileOf } from '../testing/answers.ts';
import { fakeUploads, type Upload } from '../testing/fake-upload.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

let uploads: readonly Upload[] = [];
const browser = { XMLHttpRequest: globalThis.XMLHttpRequest, FileReader: globalThis.FileReader };
/** How the reading of a file ends, by its name. */
const readings = new Map<string, { ends: () => void; fails: () => void }>();

/** Reads a file when the spec says so. */
class HeldReader extends EventTarget {
  result: string | null = null;
  readonly error = null;
  readAsDataURL(file: File) {
    const end = (kind: string) => act(() => void this.dispatchEvent(new Event(kind)));
    readings.set(file.name, {
      ends: () => {
        this.result = `data:${file.type};base64,${btoa(file.name)}`;
        end('load');
      },
      fails: () => end('error'),
    });
  }
}

beforeEach(() => {
  uploads = fakeUploads();
  Object.assign(globalThis, { FileReader: HeldReader });
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${file.name}`,
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  resetApp();
  readings.clear();
  Object.assign(globalThis, browser);
});

async function edits() {
  const app = await renderApp({
    path: '/company-details',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1), 'PUT /firm': firm(2) },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByRole('group', { name: /^Logo/ });
  const input = field.querySelector('input[type=file]') as HTMLInputElement;
  return {
    app,
    field: within(field),
    chooses: (name: string) => app.user.upload(input, new File(['x'], name, { type: 'image/svg+xml' })),
    saves: () => app.user.click(screen.getByRole('button', { name: 'Save' })),
    puts: () => app.sent.filter(({ call }) => call === 'PUT /firm'),
  };
}
function reading(name: string) {
  const held = readings.get(name);
  if (!held) throw new Error(`${name} is not being read`);
  return held;
}

test('of pictures chosen one after another the last is sent, whichever is read first', async () => {
  const { field, chooses, saves } = await edits();
  await chooses('large.svg');
  await chooses('small.svg');
  reading('small.svg').ends();
  expect((await field.findByRole('img')).getAttribute('src')).toBe('blob:small.svg');
  reading('large.svg').ends();
  await saves();
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.body).toMatchObject({
    firm: { image: { fileName: 'small.svg', base64data: btoa('small.svg') } },
  });
  expect(field.getByRole('img').getAttribute('src')).toBe('blob:small.svg');
});

test('a save waits for the picture that is being read, and says so', async () => {
  const { field, chooses, saves, puts } = await edits();
  await chooses('large.svg');
  expect(field.getByText('Reading the picture…')).toBeTruthy();
  await saves();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  expect([uploads.length, puts().length]).toEqual([0, 0]);
  reading('large.svg').ends();
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.body).toMatchObject({ firm: { image: { base64data: btoa('large.svg') } } });
  expect(field.queryByText('Reading the picture…')).toBeNull();
});

test('a save that waited for a picture that cannot be read is not sent, and leads to the picture', async () => {
  const { field, chooses, saves, puts } = await edits();
  await chooses('gone.svg');
  await saves();
  reading('gone.svg').fails();
  expect(await field.findByText('This file could not be read. Please choose it again.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field.getByRole('button', { name: 'Choose a file, Logo' })));
  expect([uploads.length, puts().length]).toEqual([0, 0]);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull();
});

test('a picture that is taken away while another is read for it is neither sent nor shown again', async () => {
  const { app, field, chooses, saves, puts } = await edits();
  await chooses('first.svg');
  reading('first.svg').ends();
  await chooses('second.svg');
  await app.user.click(field.getByRole('button', { name: 'Remove, Logo' }));
  reading('second.svg').ends();
  expect(field.queryByRole('img')).toBeNull();
  await saves();
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(puts()[0]?.body).toMatchObject({ firm: { image: null } });
  expect(uploads).toHaveLength(0);
});
