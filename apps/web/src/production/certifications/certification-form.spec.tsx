import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/entering.ts';
import { listOf, profileOf, refused } from '../../testing/answers.ts';
import { certificationAnswer, certificationList } from '../../testing/certifications.ts';
import { storedDrafts } from '../../testing/drafts.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { fakeUploads, type Upload } from '../../testing/fake-upload.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

let uploads: readonly Upload[] = [];
const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = fakeUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
});
afterEach(() => {
  resetApp();
  globalThis.XMLHttpRequest = browser;
});

const form = '/certifications/addCertification';
async function visit(path = form, answers: Answers = {}, language: 'en' | 'fr' = 'en') {
  const app = await renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_three'),
      'GET /certifications': certificationList({}),
      'GET /certifications/{id}': certificationAnswer(1),
      'PUT /certifications/{id}': certificationAnswer(2),
      'POST /certifications': certificationAnswer(1),
      ...answers,
    },
  });
  return { ...app, puts: () => app.sent.filter(({ call }) => call === 'PUT /certifications/{id}') };
}
type Visit = Awaited<ReturnType<typeof visit>>;

/** Comes to the form over the certification as a person does: from its card. */
async function edits(answers: Answers = {}) {
  const app = await visit('/certifications', answers);
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Écocert Canada, BIO-4471' }));
  await screen.findByDisplayValue('BIO-4471');
  return app;
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function type({ user }: Visit, name: string, text: string) {
  await enter(user, await field(name), text);
}
const image = () => screen.findByRole('group', { name: 'Image' });
async function choose({ user }: Visit, name = 'certificate.png') {
  const file = new File(['x'], name, { type: 'image/png' });
  await user.upload((await image()).querySelector('input[type=file]') as HTMLInputElement, file);
  await within(await image()).findByRole('button', { name: /^Replace/ });
}
async function typeDate({ user }: Visit, name: string, digits: string) {
  const parts = within(await screen.findByRole('group', { name: new RegExp(`^${name}`) })).getAllByRole('spinbutton');
  await user.click(parts[0] as HTMLElement);
  await user.keyboard(digits);
}
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save' }));
const overtaken = refused(409, { code: 'version_conflict', message: 'Changed.' });

describe('a new certification', () => {
  test.each([
    ['en', 'Save', ['Certifier is required', 'Number is required', 'Image is required']],
    [
      'fr',
      'Enregistrer',
      [
        'Le champ « Organisme de certification » est obligatoire',
        'Le champ « Numéro » est obligatoire',
        'Le champ « Image » est obligatoire',
      ],
    ],
  ] as const)(
    'needs certifier, number and image, which says so under the upload, in %s',
    async (language, button, faults) => {
      const app = await visit(form, {}, language);
      await app.user.click(await screen.findByRole('button', { name: button }));
      for (const fault of faults)
        expect(await screen.findByText((text) => text.replaceAll('\u00A0', ' ') === fault)).toBeTruthy();
      const upload = await image();
      const described = document.querySelector(`[id="${upload.getAttribute('aria-describedby')?.split(' ')[0]}"]`);
      expect(described?.textContent?.replaceAll('\u00A0', ' ')).toContain(faults[2]);
      expect(app.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test.each([
    ['en', 'We will send you a reminder by e-mail 30 days before this date.'],
    ['fr', 'Un rappel vous sera envoyé par courriel 30 jours avant cette date.'],
  ] as const)('says in %s when the reminder comes', async (language, sentence) => {
    await visit(form, {}, language);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('is sent with its image and dates, and leads back to the cards', async () => {
    const app = await visit();
    await type(app, 'Certifier', 'QAI');
    await type(app, 'Number', '77');
    await typeDate(app, 'Valid from', '20260301');
    await typeDate(app, 'Valid until', '20270228');
    await choose(app);
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.body).toEqual({
      certification: {
        certifier: 'QAI',
        number: '77',
        valid_from: '2026-03-01',
        valid_until: '2027-02-28',
        image: { base64data: btoa('x'), fileName: 'certificate.png' },
      },
    });
    await act(() => uploads[0]?.answers());
    expect(await screen.findByText('Added: QAI, 77')).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/certifications'));
    expect(storedDrafts()).toEqual([]);
  });

  test('ends no earlier than it begins, said at the end while other fields are wrong too', async () => {
    const app = await visit();
    await typeDate(app, 'Valid from', '20260301');
    await typeDate(app, 'Valid until', '20260228');
    await save(app);
    expect(await screen.findByText('A certification ends no earlier than it begins')).toBeTruthy();
    expect(screen.getByText('Number is required')).toBeTruthy();
    await typeDate(app, 'Valid until', '20260301');
    await save(app);
    await waitFor(() => expect(screen.queryByText('A certification ends no earlier than it begins')).toBeNull());
  });

  test('with half a date is not sent as one without, and every wrong field says so at once', async () => {
    const app = await visit();
    await type(app, 'Certifier', 'QAI');
    await choose(app);
    await typeDate(app, 'Valid until', '2027');
    await save(app);
    expect(await screen.findByText(/Enter the whole date/)).toBeTruthy();
    expect(screen.getByText('Number is required')).toBeTruthy();
    expect(uploads).toEqual([]);
    await type(app, 'Number', '77');
    await typeDate(app, 'Valid until', '20270228');
    expect(screen.queryByText(/Enter the whole date/)).toBeNull();
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.body).toMatchObject({ certification: { valid_until: '2027-02-28' } });
  });

  test('whose half date is taken away again is sent without one', async () => {
    const app = await visit();
    await type(app, 'Certifier', 'QAI');
    await type(app, 'Number', '77');
    await choose(app);
    await typeDate(app, 'Valid until', '2027');
    await save(app);
    await screen.findByText(/Enter the whole date/);
    await typeDate(app, 'Valid until', '{Control>}a{/Control}{Delete}');
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.body).toMatchObject({ certification: { valid_until: null } });
  });

  test('whose image is refused says why under the upload and keeps everything', async () => {
    const unreadable = { code: 'image_unreadable', field: 'certification.image', message: 'This is no picture.' };
    const app = await visit(form, { 'POST /certifications': refused(422, unreadable) });
    await type(app, 'Certifier', 'QAI');
    await type(app, 'Number', '77');
    await choose(app);
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(() => uploads[0]?.answers());
    expect(await within(await image()).findByText('This is no picture.')).toBeTruthy();
    expect((await field('Number')).value).toBe('77');
    expect(app.path()).toBe(form);
  });

  test('whose upload is stopped is still there, with nothing said to have failed', async () => {
    const app = await visit();
    await type(app, 'Certifier', 'QAI');
    await type(app, 'Number', '77');
    await choose(app);
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.sends(40));
    const upload = within(await image());
    expect(upload.getByRole('progressbar').getAttribute('value')).toBe('40');
    await app.user.click(upload.getByRole('button', { name: 'Cancel, Image' }));
    await upload.findByRole('button', { name: 'Replace, Image' });
    expect(screen.queryByRole('alert')?.textContent).toBe('');
    expect((await field('Number')).value).toBe('77');
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(2));
    // The same attempt: had the first one arrived, nothing would be recorded twice.
    expect(uploads[1]?.headers.get('Idempotency-Key')).toBe(uploads[0]?.headers.get('Idempotency-Key'));
  });

  test('that is left unsaved asks first, and its draft holds no image', async () => {
    const app = await visit();
    await choose(app);
    await type(app, 'Number', '77');
    await waitFor(() => expect(storedDrafts().map(([, values]) => values)).toEqual([{ number: '77' }]));
    await app.user.click(screen.getByRole('link', { name: 'Certifications' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getAllByRole('button').at(0) as HTMLElement);
    expect(app.path()).toBe(form);
    expect((await field('Number')).value).toBe('77');
  });
});

test.each([
  ['en', form, 'Add a certification'],
  ['en', `${form}?id=1`, 'Edit the certification'],
  ['fr', form, 'Ajouter une certification'],
  ['fr', `${form}?id=1`, 'Modifier la certification'],
] as const)('in %s the page of %s is called “%s”', async (language, path, name) => {
  await visit(path, {}, language);
  await waitFor(() => expect(document.title).toBe(`${name} · Terroir`));
});

describe('a correction', () => {
  test('takes place in the tab of the form, sends no image that stayed, and leads back to the cards', async () => {
    const app = await edits();
    expect(app.path()).toBe(form);
    expect(screen.getByRole('link', { name: 'Edit the certification' }).getAttribute('aria-current')).toBe('page');
    await type(app, 'Number', 'BIO-5000');
    await save(app);
    await waitFor(() => expect(app.path()).toBe('/certifications'));
    expect(await screen.findByText('Saved: Écocert Canada, BIO-5000')).toBeTruthy();
    expect(app.puts()[0]?.headers.get('If-Match')).toBe('"1"');
    expect(app.puts()[0]?.body).toEqual({
      certification: {
        number: 'BIO-5000',
        certifier: 'Écocert Canada',
        valid_from: '2026-03-01',
        valid_until: '2999-02-28',
      },
    });
  });

  test('is undone from its message', async () => {
    const app = await edits({
      'PUT /certifications/{id}': certificationAnswer(2, { number: 'BIO-5000' }),
      'POST /certifications/{id}/revert': certificationAnswer(3),
    });
    await type(app, 'Number', 'BIO-5000');
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Écocert Canada, BIO-4471')).toBeTruthy();
    const revert = app.sent.find(({ call }) => call === 'POST /certifications/{id}/revert');
    expect([revert?.body, revert?.headers.get('If-Match')]).toEqual([{ version: 1 }, '"2"']);
  });

  test('that is given up changes nothing and leads back to the cards', async () => {
    const app = await edits();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.path()).toBe('/certifications'));
    expect(app.puts()).toEqual([]);
  });

  test('that fails says so and keeps what was typed', async () => {
    const app = await edits({ 'PUT /certifications/{id}': refused(503, { code: 'unavailable', message: 'Not now.' }) });
    await type(app, 'Number', 'BIO-5000');
    await save(app);
    const alert = await screen.findByText(/This was not saved\..*Not now\./);
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    expect((await field('Number')).value).toBe('BIO-5000');
    expect(app.path()).toBe(form);
  });

  test('keeps what is typed while it is being saved, as a change of what is stored by then', async () => {
    const held = Promise.withResolvers<ReturnType<typeof certificationAnswer>>();
    const app = await edits({ 'PUT /certifications/{id}': () => held.promise });
    await type(app, 'Number', 'BIO-5000');
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    await type(app, 'Certifier', 'QAI');
    const stored = certificationAnswer(2, { number: 'BIO-5000' });
    app.on({ 'GET /certifications/{id}': stored, 'PUT /certifications/{id}': certificationAnswer(3) });
    await act(async () => held.resolve(stored));
    expect(await screen.findByText('Saved: Écocert Canada, BIO-5000')).toBeTruthy();
    expect(app.path()).toBe(form);
    expect((await field('Certifier')).value).toBe('QAI');
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(2));
    expect(app.puts()[1]?.headers.get('If-Match')).toBe('"2"');
    expect(app.puts()[1]?.body).toMatchObject({ certification: { number: 'BIO-5000', certifier: 'QAI' } });
    await waitFor(() => expect(app.path()).toBe('/certifications'));
  });

  test('overtaken by another one shows both field by field, the images too, and sends what is chosen', async () => {
    const app = await edits({ 'PUT /certifications/{id}': overtaken });
    await type(app, 'Number', 'MINE');
    await choose(app, 'mine.png');
    const theirs = {
      number: 'THEIRS',
      certifier: 'Renamed',
      image_urls: { image: '/api/v1/images/ba', thumbnail: '/api/v1/images/bb' },
    };
    app.on({ 'GET /certifications/{id}': certificationAnswer(2, theirs) });
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(() => uploads[0]?.answers());
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Number', 'Image']);
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['MINE', 'THEIRS']);
    expect(rows[1]?.textContent).toContain('mine.png');
    expect(
      within(rows[1] as HTMLElement)
        .getByRole('img')
        .getAttribute('src'),
    ).toBe('/api/v1/images/ba');
    await app.user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    expect((await field('Certifier')).value).toBe('Renamed');
    await save(app);
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.headers.get('If-Match')).toBe('"2"');
    expect(uploads[1]?.body).toMatchObject({
      certification: { number: 'MINE', certifier: 'Renamed', image: { fileName: 'mine.png' } },
    });
  });

  test('overtaken by another one can be dropped for the current version', async () => {
    const app = await edits({ 'PUT /certifications/{id}': overtaken });
    await type(app, 'Number', 'MINE');
    app.on({ 'GET /certifications/{id}': certificationAnswer(2, { number: 'THEIRS' }) });
    await save(app);
    await app.user.click(await screen.findByRole('button', { name: 'Use the current version' }));
    expect((await field('Number')).value).toBe('THEIRS');
  });

  test('of a certification that was deleted meanwhile restores it and saves what was typed', async () => {
    const app = await edits();
    await type(app, 'Number', 'BIO-5000');
    const gone = refused(404, { code: 'not_found', message: 'There is none.' });
    app.on({ 'PUT /certifications/{id}': gone, 'GET /certifications/{id}': gone });
    await save(app);
    const restore = await screen.findByRole('button', { name: 'Restore it and save' });
    expect((await field('Number')).value).toBe('BIO-5000');
    app.on({
      'POST /certifications/{id}/restore': certificationAnswer(3),
      'GET /certifications/{id}': certificationAnswer(3),
      'PUT /certifications/{id}': ({ headers }) =>
        headers.get('If-Match') === '"3"' ? certificationAnswer(4, { number: 'BIO-5000' }) : overtaken,
    });
    await app.user.click(restore);
    await waitFor(() => expect(app.path()).toBe('/certifications'));
    expect(app.puts().at(-1)?.body).toMatchObject({ certification: { number: 'BIO-5000' } });
  });
});

describe('the address of a correction', () => {
  const path = `${form}?id=1`;

  test('shows the certification also where the list was not fetched', async () => {
    await visit(path, { 'GET /certifications': listOf('certification', []) });
    expect(await screen.findByDisplayValue('BIO-4471')).toBeTruthy();
  });

  test('of a deleted one offers to restore it', async () => {
    const app = await visit(path, {
      'GET /certifications/{id}': refused(404, { code: 'not_found', message: 'There is none.' }),
      'POST /certifications/{id}/restore': certificationAnswer(3),
    });
    const restore = await screen.findByRole('button', { name: 'Restore it' });
    app.on({ 'GET /certifications/{id}': certificationAnswer(3) });
    await app.user.click(restore);
    expect(await screen.findByDisplayValue('BIO-4471')).toBeTruthy();
  });

  test('of one that never was says so and leads to the list', async () => {
    const gone = refused(404, { code: 'not_found', message: 'There is none.' });
    const app = await visit(path, { 'GET /certifications/{id}': gone, 'POST /certifications/{id}/restore': gone });
    await app.user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(await screen.findByText('It is not there, and cannot be restored')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/certifications');
  });

  test('leads to the cards in the past, which can only be read', async () => {
    const app = await visit(`${path}&as_of=2026-05-10T12:00:00Z`);
    await screen.findByRole('article');
    expect(app.path()).toBe('/certifications');
  });
});
