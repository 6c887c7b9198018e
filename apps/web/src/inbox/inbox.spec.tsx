import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused } from '../testing/answers.ts';
import { enquiryList, enquiryThread, unreadEnquiries, wareNow } from '../testing/market/enquiries.ts';
import { enter } from '../testing/entering.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);
const producer = profileOf('producer_level_three');
const free = profileOf('producer_level_two');
const business = profileOf('business_level_one', { location: { lat: 45.4, lng: -71.9 } });
const read = 'POST /enquiries/{id}/read';
const answering = 'POST /enquiries/{id}/answers';
const readThread = enquiryThread({ state: 'read', unread: false });

const inbox = (path = '/enquiries', answers: Answers = {}, profile = producer, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profile,
      'GET /enquiries': enquiryList(
        {},
        {
          state: 'answered',
          unread: false,
          other: { kind: 'visitor', name: 'Zoé', city: '', state: '', email: 'zoe@courriel.example' },
        },
      ),
      'GET /enquiries/{id}': enquiryThread(),
      [read]: readThread,
      ...answers,
    },
  });
const lines = async () => within(await screen.findByRole('list', { name: 'Enquiries' })).findAllByRole('link');
const plain = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');
const messages = async () =>
  (await within(await screen.findByRole('list', { name: 'Messages' })).findAllByRole('listitem')).map(plain);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message to Bistro' });

describe('the list', () => {
  test('says of each enquiry who asks about what, its state in words, and what is unread', async () => {
    const { sent } = await inbox();
    const [first, second] = await lines();
    for (const text of ['Unread: Bistro', 'New', 'Basket of tomatoes', 'Twelve baskets?'])
      expect(plain(first as Element)).toContain(text);
    for (const text of ['Zoé', 'Answered']) expect(plain(second as Element)).toContain(text);
    expect(plain(second as Element)).not.toContain('Unread');
    expect(sent.find(({ call }) => call === 'GET /enquiries')?.search.get('box')).toBe('received');
  });

  test('goes on to the next page with the focus on its first line, where the button was the last', async () => {
    const pages = enquiryList({}, {});
    const app = await inbox('/enquiries', {
      'GET /enquiries': ({ search }) => {
        const at = search.has('cursor') ? 1 : 0;
        const { data } = pages.body as { data: object[] };
        return { ...pages, body: { data: [data[at]], meta: { total: 2, next_cursor: at === 0 ? 'on' : null } } };
      },
    });
    await app.user.click(await screen.findByRole('button', { name: /^Show more/ }));
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(document.activeElement).toBe((await lines())[1]);
  });

  test('shows those of a state, which stands in the address; a state that there is not shows all', async () => {
    const app = await inbox('/enquiries?state=answered');
    await lines();
    const asked = () => app.sent.findLast(({ call }) => call === 'GET /enquiries')?.search.get('state');
    expect(asked()).toBe('answered');
    expect(screen.getByRole('link', { name: 'Answered' }).getAttribute('aria-current')).toBe('page');
    await app.user.click(screen.getByRole('link', { name: 'New' }));
    await waitFor(() => expect(asked()).toBe('new'));
    resetApp();
    const other = await inbox('/enquiries?state=lost&box=all');
    await lines();
    expect(other.sent.findLast(({ call }) => call === 'GET /enquiries')?.search.get('state')).toBeNull();
  });

  test.each([
    ['received', producer, 'No enquiries yet', 'Put to market', '/put-to-market'],
    ['received on the free plan', free, 'No enquiries yet', 'Open food production', '/production-food'],
    ['sent', business, 'You have not asked anything yet', 'Open the marketplace', '/marketplace'],
  ] as const)('that is empty (%s) shows the way out', async (_, who, title, action, href) => {
    await inbox('/enquiries', { 'GET /enquiries': enquiryList() }, who);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
    expect(screen.queryByText(/^Choose an enquiry/)).toBeNull();
  });

  test('in which no enquiry has the state leads back to all', async () => {
    await inbox('/enquiries?state=read', { 'GET /enquiries': enquiryList() });
    expect(await screen.findByRole('heading', { name: 'No enquiry in this state' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/enquiries');
  });

  test('that cannot be fetched says so and offers a retry', async () => {
    const app = await inbox('/enquiries', {
      'GET /enquiries': refused(500, { code: 'unknown', message: 'Out of order' }),
    });
    expect(await screen.findByText('Out of order')).toBeTruthy();
    app.on({ 'GET /enquiries': enquiryList({}) });
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(1);
  });
});

describe('an enquiry', () => {
  test('shows what was written and what the buyer saw, and is read once it is open', async () => {
    const app = await inbox('/enquiries?id=enquiry-0');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bistro' })).toBeTruthy();
    expect((await messages())[0]).toContain('Twelve baskets? For Saturday.');
    const seen = plain(await screen.findByRole('region', { name: 'What the buyer saw' }));
    for (const text of ['Price$16.50', 'Quantity3 kg', 'Distance42 km']) expect(seen).toContain(text);
    for (const text of ['Price now', 'Version']) expect(seen).not.toContain(text);
    expect(screen.getByRole('link', { name: 'Open the item' }).getAttribute('href')).toBe('/items/basket-of-tomatoes');
    await waitFor(() => expect(app.sent.filter(({ call }) => call === read)).toHaveLength(1));
    expect(await screen.findAllByText('Read, not answered')).toBeTruthy();
  });

  test('says what costs another price by now, and what is no longer offered', async () => {
    await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries/{id}': enquiryThread({ unread: false, now: wareNow({ cost: 18 }) }),
    });
    const dearer = plain(await screen.findByRole('region', { name: 'What the buyer saw' }));
    for (const text of ['Price then$16.50', 'Price now$18.00']) expect(dearer).toContain(text);
    resetApp();
    await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries/{id}': enquiryThread({ unread: false, now: null, slug: null }),
    });
    expect(plain(await screen.findByRole('region', { name: 'What the buyer saw' }))).toContain('No longer offered');
    expect(screen.queryByRole('link', { name: 'Open the item' })).toBeNull();
  });

  test('is answered: the answer shows at once, the field is empty for the next and takes the same words again', async () => {
    const waiting = Promise.withResolvers<object>();
    const app = await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries/{id}': readThread,
      [answering]: () => waiting.promise,
    });
    await enter(app.user, await field(), 'Yes.');
    await app.user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(async () => expect((await messages())[1]).toBe('YouSending…Yes.'));
    waiting.resolve({ status: 201, ...enquiryThread({ state: 'answered', unread: false }, 'Yes.') });
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(document.activeElement).toBe(await field());
    expect(screen.getByText('Your message was sent.').closest('[role=status]')).toBeTruthy();
    expect(await messages()).toHaveLength(2);
    await enter(app.user, await field(), 'Yes.');
    await app.user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(app.sent.filter(({ call }) => call === answering)).toHaveLength(2));
    const keys = app.sent.filter(({ call }) => call === answering).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('whose answer fails says why and has it still in the field', async () => {
    const refusal = { code: 'enquiry_unanswered', message: 'Wait for an answer.' };
    const app = await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries/{id}': readThread,
      [answering]: refused(422, refusal),
    });
    await enter(app.user, await field(), 'Yes.');
    await app.user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Wait for an answer.')).toBeTruthy();
    expect([(await field()).value, (await messages()).length]).toEqual(['Yes.', 1]);
  });

  test('keeps an answer that was not sent for the next visit', async () => {
    const app = await inbox('/enquiries?id=enquiry-0', { 'GET /enquiries/{id}': readThread });
    await enter(app.user, await field(), 'Yes, but');
    await app.user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe((await lines())[0]));
    await app.user.click((await lines())[0] as HTMLElement);
    expect((await field()).value).toBe('Yes, but');
  });

  test('that the page began with takes the focus once it is opened again', async () => {
    const app = await inbox('/enquiries?id=enquiry-0', { 'GET /enquiries/{id}': readThread });
    const title = () => screen.findByRole('heading', { level: 2, name: 'Bistro' });
    expect(document.activeElement).not.toBe(await title());
    await app.user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await app.user.click((await lines())[0] as HTMLElement);
    const again = await title();
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  test('that is among the new ones no more leaves the focus in the list', async () => {
    let isRead = false;
    const app = await inbox('/enquiries?state=new&id=enquiry-0', {
      'GET /enquiries': () => (isRead ? enquiryList() : enquiryList({})),
      [read]: () => {
        isRead = true;
        return readThread;
      },
    });
    await field();
    await screen.findByRole('heading', { name: /^No enquir/ });
    await app.user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(document.activeElement?.closest('[data-side=list]')).toBeTruthy();
  });

  test('with someone who is gone has no words of theirs and takes no more', async () => {
    const gone = { kind: 'gone', name: '', city: '', state: '', email: null };
    const erased = [{ own: false, text: '', at: '2026-07-01T12:00:00.000Z', erased: true }];
    await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries/{id}': enquiryThread({ unread: false, other: gone, messages: erased, can_answer: false }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'No longer on Terroir' })).toBeTruthy();
    expect((await messages())[0]).toContain('This message was deleted with its account.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('holds hostile strings as text alone', async () => {
    const hostile = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>{{t}}\u202Edlrow';
    const other = { kind: 'visitor', name: hostile, city: '', state: '', email: 'a"onmouseover="x@evil.example' };
    const texts = [{ own: false, text: hostile, at: '2026-07-01T12:00:00.000Z', erased: false }];
    await inbox('/enquiries?id=enquiry-0', {
      'GET /enquiries': enquiryList({ other, about: hostile, excerpt: hostile }),
      'GET /enquiries/{id}': enquiryThread({ unread: false, other, about: hostile, messages: texts }),
    });
    expect((await messages())[0]).toContain(hostile);
    expect(screen.getByRole('main').querySelector('img, script')).toBeNull();
    expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
  });

  test('that there is not says so', async () => {
    await inbox('/enquiries?id=enquiry-9', {
      'GET /enquiries/{id}': refused(404, { code: 'not_found', message: 'This record does not exist.' }),
    });
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
  });
});

describe('the menu', () => {
  const menu = async (count: number, language: 'en' | 'fr' = 'en') => {
    await renderApp({
      path: '/dashboard',
      language,
      signedIn: true,
      wide: true,
      answers: { 'GET /profile': business, 'GET /unread_enquiries': unreadEnquiries(count) },
    });
  };
  test.each([
    [3, 'en', 'Enquiries 3 new'],
    [1, 'fr', 'Demandes 1 nouvelle'],
    [100, 'fr', 'Demandes 99+ nouvelles'],
  ] as const)('says that %s are unread (%s)', async (count, language, name) => {
    await menu(count, language);
    const link = await screen.findByRole('link', { name, hidden: true });
    expect(link.getAttribute('href')).toBe('/enquiries');
  });

  test('says nothing where nothing is, and asks for no analyst', async () => {
    await menu(0);
    expect(await screen.findByRole('link', { name: 'Enquiries', hidden: true })).toBeTruthy();
    resetApp();
    const app = await renderApp({
      path: '/dashboard',
      signedIn: true,
      answers: { 'GET /profile': profileOf('analyst') },
    });
    await screen.findByRole('link', { name: 'Marie Tremblay' });
    expect(app.sent.map(({ call }) => call)).not.toContain('GET /unread_enquiries');
  });
});

test('the inbox speaks French to a business, which sees what it sent', async () => {
  const { sent } = await inbox(
    '/enquiries?id=enquiry-0',
    { 'GET /enquiries/{id}': enquiryThread({ box: 'sent', state: 'answered', unread: false }) },
    business,
    'fr',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Demandes' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Ce que vous avez vu' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Envoyer' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Demandes reçues' })).toBeNull();
  expect(sent.find(({ call }) => call === 'GET /enquiries')?.search.get('box')).toBe('sent');
});
