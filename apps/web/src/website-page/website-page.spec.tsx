import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../i18n/change-language.ts';
import { profileOf, refused } from '../testing/answers.ts';
import type { Answers } from '../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';
import { publicWebsite, websiteContent, websiteSections } from '../testing/market/website.ts';

afterEach(resetApp);
const call = 'GET /websites';
const path = '/websites/green-woods';
const opened = (answer: Answers[string], more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path, ...more, answers: { [call]: answer, ...more.answers } });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');
const part = async (title: string) => screen.findByRole('region', { name: title });
const said = websiteSections({
  header: { content: 'Chez Marie' },
  banner: { content: 'Vegetables since 2009', style: { color: '#ffffff', background_color: '#2a4f1b' } },
});

describe('the website of a producer', () => {
  test('shows a guest its sections in their colours, and asks for it by its address', async () => {
    const { sent } = await opened(publicWebsite(said));
    await screen.findByRole('heading', { level: 1, name: 'Chez Marie' });
    const banner = screen.getByText('Vegetables since 2009').closest<HTMLElement>('[data-section]');
    expect(banner?.style.cssText).toContain('rgb(42, 79, 27)');
    expect(banner?.style.cssText).toContain('rgb(255, 255, 255)');
    const asked = sent.find((each) => each.call === call);
    expect([asked?.search.get('slug'), asked?.headers.get('Authorization')]).toEqual(['green-woods', null]);
    await waitFor(() => expect(document.title).toContain('Chez Marie'));
  });

  test('is called by one short line of what its header says, or by the name of the company', async () => {
    const called = async (content: string, title: string) => {
      await opened(publicWebsite(websiteSections({ header: { content } })));
      await waitFor(() => expect(document.title).toBe(title));
      resetApp();
    };
    await called(
      `Chez Marie\nVegetables ${'and berries '.repeat(50)}`,
      'Chez Marie Vegetables and berries and berries and berries and berries…',
    );
    await called('', 'Green Woods Farm');
  });

  test('shows products with their periods, and items that lead to their pages', async () => {
    await opened(publicWebsite(said));
    const products = plain(await part('Our products'));
    for (const text of ['Fruits and vegetables', 'Tomato, Brandywine', 'Certified organic', 'Apr 15–Oct 10, 2026'])
      expect(products).toContain(text);
    const items = await part('Our items');
    expect(plain(items)).toContain('$16.50');
    expect(
      within(items)
        .getByRole('link', { name: /Basket of heirloom/ })
        .getAttribute('href'),
    ).toBe('/items/basket-of-tomatoes');
  });

  test('lets an address wrap at its @ and its dots alone, as a link and in what the producer wrote', async () => {
    const { producer } = websiteContent();
    const email = 'marie@green-woods.example';
    const contact = { content: `Write to ${email}.` };
    await opened(publicWebsite(websiteSections({ contact }), { producer: { ...producer, email } }));
    const region = await screen.findByRole('region', { name: 'Contact' });
    const link = region.querySelector(`a[href="mailto:${email}"]`);
    expect(link?.innerHTML).toContain('marie@<wbr>green-woods<wbr>.example');
    expect(region.querySelectorAll('wbr')).toHaveLength(4);
    expect(plain(region)).toContain(`Write to ${email}.`);
  });

  test('says of what is no longer offered that its season is over, and of nothing else', async () => {
    const [produce] = websiteContent().products as readonly object[];
    const offered = (availability_to: string) => ({ ...produce, id: availability_to, availability_to });
    await opened(publicWebsite(said, { products: [offered('2020-10-31'), offered('2099-10-31')] }));
    const products = plain(await part('Our products'));
    expect(products.match(/season over/g)).toHaveLength(1);
    expect(products).toContain('2020 · season over');
  });

  test('shows as many cards as fill two rows, and the others when asked', async () => {
    const [item] = websiteContent().items;
    const items = Array.from({ length: 8 }, (_, nth) => ({ ...item, id: `item-${nth}`, name: `Basket ${nth}` }));
    const { user } = await opened(publicWebsite(said, { items }));
    const cards = () => screen.queryAllByRole('heading', { name: /^Basket \d$/ });
    await screen.findByRole('heading', { name: 'Basket 0' });
    expect(cards()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all (8)' }));
    expect(cards()).toHaveLength(8);
    expect(document.activeElement?.textContent).toContain('Basket 6');
  });

  test('fetches what did not come with it, a page at a time, again where that failed, and goes on at the first of it', async () => {
    const [item] = websiteContent().items;
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, nth) => ({ ...item, id: `item-${from + nth}`, name: `Basket ${from + nth}` }));
    let isLost = true;
    const rest = ({ search }: { search: URLSearchParams }) => {
      if (isLost) return refused(503, { code: 'store_unavailable', message: 'away' });
      expect(search.get('slug')).toBe('green-woods');
      const from = search.get('cursor') === 'second' ? 8 : 10;
      return {
        status: 200,
        body: {
          data: named(from, 2).map(({ id, ...attributes }) => ({ id, type: 'website_item', attributes })),
          meta: { total: 12, next_cursor: from === 8 ? 'third' : null },
        },
      };
    };
    const { user } = await opened(publicWebsite(said, { items: named(0, 8), items_total: 12, items_next: 'second' }), {
      answers: { 'GET /websites/items': rest },
    });
    const cards = () => screen.queryAllByRole('heading', { name: /^Basket \d+$/ });
    await screen.findByRole('heading', { name: 'Basket 0' });
    await user.click(screen.getByRole('button', { name: 'Show more (6 of 12)' }));
    expect(cards()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show more (8 of 12)' }));
    await screen.findByText('This part of the page could not be loaded.');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Show more (8 of 12)' }));
    await screen.findByRole('heading', { name: 'Basket 9' });
    expect(screen.queryByText('This part of the page could not be loaded.')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Basket 8');
    await user.click(screen.getByRole('button', { name: 'Show more (10 of 12)' }));
    await screen.findByRole('heading', { name: 'Basket 11' });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  test('makes web addresses links, which lead to another tab and vouch for nothing, and nothing else', async () => {
    await opened(publicWebsite(said));
    const links = within(await part('Follow us')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://facebook.com/greenwoods', 'noopener nofollow'],
    ]);
  });

  test('leaves out what has nothing to show, and falls back to the company’s own words', async () => {
    await opened(publicWebsite(websiteSections(), { products: [], items: [] }));
    await screen.findByRole('heading', { level: 1, name: 'Green Woods Farm' });
    expect(plain(await part('About us'))).toContain('Vegetables since 2009.');
    expect(screen.queryByRole('region', { name: 'Our products' })).toBeNull();
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-section]')].map(
      ({ dataset }) => dataset['section'],
    );
    expect(drawn).toEqual(['header', 'aboutUs', 'socialMedia', 'contact', 'footer']);
  });

  test('lets no text run: what was typed is text', async () => {
    const hostile =
      '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>{{7*7}} \u202E[x](javascript:1)';
    const all = Object.fromEntries(said.map(({ identifier }) => [identifier, { content: hostile }]));
    await opened(publicWebsite(websiteSections(all)));
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    expect(main.querySelectorAll('script, img[src="x"], [onerror], a[href^="javascript"]')).toHaveLength(0);
    expect(main.textContent.split(hostile)).toHaveLength(10);
    expect('ran' in globalThis).toBe(false);
  });

  test('has an address for each section, which a key that opens another tab takes along', async () => {
    await opened(publicWebsite(said));
    await part('Our products');
    const link = screen.getByRole('link', { name: 'Our products' });
    expect(link.getAttribute('href')).toBe('#section-products');
    const by = (keys: object) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      act(() => void link.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([by({ ctrlKey: true }), by({ metaKey: true })]).toEqual([false, false]);
    expect(document.activeElement).toBe(document.body);
    expect(by({})).toBe(true);
    expect(document.activeElement?.id).toBe('section-products');
  });

  test('is asked for again in the other language', async () => {
    const { sent } = await opened(publicWebsite(said));
    await part('Our products');
    await act(() => changeLanguage('fr'));
    await part('Nos produits');
    expect(sent.filter((each) => each.call === call).map(({ headers }) => headers.get('Accept-Language'))).toEqual([
      'en',
      'fr',
    ]);
  });

  test('leads home where there is none, and offers a retry where it could not be fetched', async () => {
    const missing = await opened(refused(404, { code: 'not_found', message: 'Not found' }));
    await waitFor(() => expect(missing.path()).toBe('/'));
    expect(await screen.findByText(/no website at this address/)).toBeTruthy();
    resetApp();
    const { on, user } = await opened('down');
    await screen.findByRole('heading', { name: 'This website could not be loaded' });
    on({ [call]: publicWebsite(said) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Chez Marie' });
  });
});

describe('the note on a trial that has ended', () => {
  const expired = { plan: null, status: 'expired', trial_ends_at: null, paid_until: null, trial_available: false };
  const visit = (id: string, subscription: object) =>
    opened(publicWebsite(said), {
      signedIn: true,
      answers: { 'GET /profile': profileOf('producer_level_two', { subscription }, id) },
    });

  test('is for the owner of the website', async () => {
    await visit('farm-1', expired);
    expect(await screen.findByText(/your trial has ended/)).toBeTruthy();
  });

  test.each([
    ['another producer', 'farm-2', expired],
    ['an owner whose plan runs', 'farm-1', { ...expired, status: 'active' }],
  ])('is not for %s', async (_, id, subscription) => {
    const { sent } = await visit(id, subscription);
    await screen.findByRole('heading', { level: 1, name: 'Chez Marie' });
    await waitFor(() => expect(sent.map((each) => each.call)).toContain('GET /profile'));
    expect(screen.queryByText(/your trial has ended/)).toBeNull();
  });
});

describe('the contact form', () => {
  interface Enquiry {
    readonly body: unknown;
    readonly key: string | null;
  }
  /** Answers enquiries beside the fake server, whose description does not have them yet. */
  function enquiries(answer: () => { status: number; body?: object } | 'down') {
    const sent: Enquiry[] = [];
    const others = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      if (!address.endsWith('/website_enquiries')) return others(address, init);
      sent.push({
        body: JSON.parse(init.body as string),
        key: new Headers(init.headers).get('Idempotency-Key'),
      });
      const told = answer();
      if (told === 'down') throw new TypeError('Failed to fetch');
      const { status, body = null } = told;
      return {
        ok: status < 400,
        status,
        headers: new Headers({ 'Content-Type': 'application/json' }),
        json: () => Promise.resolve(body),
      };
    }) as typeof fetch;
    return sent;
  }
  const field = (name: string) => screen.findByRole('textbox', { name });
  const send = () => screen.findByRole('button', { name: 'Send' });
  async function filled(user: Awaited<ReturnType<typeof renderApp>>['user']) {
    await user.type(await field('Your name'), 'Ada');
    await user.type(await field('Your email'), 'ada@example.com');
    await user.type(await field('Your message'), 'Any garlic?');
  }

  test('sends a guest’s name, address and message to the company, says so, and is empty again', async () => {
    const { user } = await opened(publicWebsite(said));
    const sent = enquiries(() => ({ status: 204 }));
    await filled(user);
    await user.click(await send());
    expect(await screen.findByText('Thanks for submitting your enquiry.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      { website_enquiry: { slug: 'green-woods', message: 'Any garlic?', name: 'Ada', email: 'ada@example.com' } },
    ]);
    expect(((await field('Your message')) as HTMLTextAreaElement).value).toBe('');
  });

  test('names what is missing at its field and sends nothing', async () => {
    const { user } = await opened(publicWebsite(said));
    const sent = enquiries(() => ({ status: 204 }));
    await user.type(await field('Your email'), 'nobody');
    await user.click(await send());
    expect(await screen.findByText('Your message is required')).toBeTruthy();
    expect(screen.getByText('Your email is invalid')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('keeps what was typed where it could not be sent, and sends the same attempt again', async () => {
    const { user } = await opened(publicWebsite(said));
    let line: 'down' | { status: number } = 'down';
    const sent = enquiries(() => line);
    await filled(user);
    await user.click(await send());
    expect(await screen.findByRole('alert')).toBeTruthy();
    line = { status: 204 };
    await user.click(await send());
    expect(await screen.findByText('Thanks for submitting your enquiry.')).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('shows the server’s own sentence at the field that it refused, and the unknown error where it says nothing', async () => {
    const { user } = await opened(publicWebsite(said));
    const errors = [{ code: 'invalid', field: 'website_enquiry.email', message: 'This address takes no mail' }];
    let answer: { status: number; body?: object } = { status: 422, body: { errors } };
    enquiries(() => answer);
    await filled(user);
    await user.click(await send());
    expect(await screen.findByText('This address takes no mail')).toBeTruthy();
    answer = { status: 500 };
    await user.type(await field('Your email'), 'x');
    await user.click(await send());
    expect(await screen.findByText(/Some error occurred, please try again or contact support\./)).toBeTruthy();
  });

  test('asks somebody who is logged in for the message alone', async () => {
    const { user } = await opened(publicWebsite(said), {
      signedIn: true,
      answers: { 'GET /profile': profileOf('business_level_one') },
    });
    const sent = enquiries(() => ({ status: 204 }));
    await user.type(await field('Your message'), 'Any garlic?');
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    await user.click(await send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ website_enquiry: { slug: 'green-woods', message: 'Any garlic?' } });
  });
});
