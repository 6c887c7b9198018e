import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused } from '../testing/answers.ts';
import { enquiryThread } from '../testing/market/enquiries.ts';
import { enter } from '../testing/entering.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { itemPage } from '../testing/market/item-page.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(() => {
  jest.useRealTimers();
  resetApp();
});
const call = 'POST /enquiries';
const sent = { status: 201, ...enquiryThread({ box: 'sent' }) };
const farm = '018f0000-0000-7000-8000-0000000000f1';
const item = itemPage({
  producer: { ...(itemPage().body.data as { attributes: { producer: object } }).attributes.producer, id: farm },
});

/** The profile of a business that has a place on the map. */
const business = () => profileOf('business_level_one', { location: { lat: 45.4, lng: -71.9 } });

const page = (answers: Answers = {}, profile = business(), language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/items/basket-of-tomatoes',
    language,
    signedIn: true,
    answers: {
      'GET /items/{id}': { ...item, headers: { ETag: '"4"' } },
      'GET /profile': profile,
      ...answers,
    },
  });
type App = Awaited<ReturnType<typeof page>>;
const opener = () => screen.findByRole('button', { name: 'Send an enquiry' });
const dialog = () => screen.findByRole('dialog', { name: 'Enquiry: Basket of heirloom tomatoes' });
async function open(app: App) {
  await app.user.click(await opener());
  return within(await dialog());
}
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const last = (app: App) => app.sent.findLast((each) => each.call === call);

test('is offered on the page of an item to a business that has a place, and to nobody else', async () => {
  await page();
  expect(await opener()).toBeTruthy();
  for (const role of ['business_level_one', 'producer_level_three', 'analyst']) {
    resetApp();
    await page({}, profileOf(role));
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('link', { name: /Marie Tremblay/ });
    expect(screen.queryByRole('button', { name: 'Send an enquiry' })).toBeNull();
  }
});

test('sends the message with what it is about, in the version that is on the screen', async () => {
  const app = await page({ [call]: sent });
  const form = await open(app);
  await enter(app.user, await field(), 'Twelve baskets?');
  await app.user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thanks for submitting your enquiry.')).toBeTruthy();
  expect(last(app)?.body).toEqual({
    enquiry: {
      message: 'Twelve baskets?',
      relatable_type: 'Item',
      relatable_id: '018f0000-0000-7000-8000-000000000001',
      producer_id: farm,
      version: 4,
    },
  });
});

test('closes by itself five seconds after it was sent, and not before; the focus returns', async () => {
  const app = await page({ [call]: sent });
  const form = await open(app);
  await enter(app.user, await field(), 'Twelve baskets?');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  form.getByRole('button', { name: 'Send' }).click();
  await screen.findByText('Thanks for submitting your enquiry.');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByText('Thanks for submitting your enquiry.')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await opener()));
});

test('is sent once by two presses', async () => {
  const waiting = Promise.withResolvers<typeof sent>();
  const app = await page({ [call]: () => waiting.promise });
  const form = await open(app);
  await enter(app.user, await field(), 'Twelve baskets?');
  await app.user.dblClick(form.getByRole('button', { name: 'Send' }));
  waiting.resolve(sent);
  expect(await screen.findByText('Thanks for submitting your enquiry.')).toBeTruthy();
  expect(app.sent.filter((each) => each.call === call)).toHaveLength(1);
});

test('says why the server refuses, and that something went wrong where it does not say; what was typed stays', async () => {
  const gone = { code: 'enquiry_subject_unknown', field: 'enquiry.relatable_id', message: 'No longer offered.' };
  const app = await page({ [call]: refused(422, gone) });
  const form = await open(app);
  await enter(app.user, await field(), 'Twelve baskets?');
  await app.user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('No longer offered.')).toBeTruthy();
  // A proxy's page says nothing that we could show.
  const broken = { ok: false, status: 502, headers: new Headers({ 'Content-Type': 'text/html' }) } as Response;
  app.on({ [call]: { foreign: broken } });
  await app.user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Some error occurred, please try again or contact support.')).toBeTruthy();
  expect((await field()).textContent || ((await field()) as HTMLTextAreaElement).value).toBe('Twelve baskets?');
});

test('asks for a message', async () => {
  const app = await page({ [call]: sent });
  const form = await open(app);
  await app.user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message is required')).toBeTruthy();
  expect(last(app)).toBeUndefined();
});

test('keeps what was typed when it is closed unsent, and nothing of it once it was sent', async () => {
  const app = await page({ [call]: sent });
  const form = await open(app);
  await enter(app.user, await field(), 'Twelve baskets?');
  await app.user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open(app);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('Twelve baskets?');
  await app.user.click(again.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thanks for submitting your enquiry.');
  await app.user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open(app);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
});

test('speaks French to a French reader', async () => {
  const app = await page({ [call]: sent }, business(), 'fr');
  await app.user.click(await screen.findByRole('button', { name: 'Envoyer une demande' }));
  await enter(app.user, await screen.findByRole('textbox', { name: 'Votre message' }), 'Douze paniers ?');
  await app.user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText('Merci d’avoir envoyé votre demande.')).toBeTruthy();
});
