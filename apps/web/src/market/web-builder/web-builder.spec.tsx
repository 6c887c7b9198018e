import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { record, refused } from '../../testing/answers.ts';
import { enter } from '../../testing/entering.ts';
import type { Answers } from '../../testing/fake-back-end.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { builderAnswers, websiteContent, websiteDraft, websiteSections } from '../../testing/market/website.ts';

afterEach(resetApp);
beforeEach(() => {
  Object.assign(globalThis, { open: () => null });
});

const at = '2026-07-01T12:00:00.000Z';
const visit = (answers: Answers = {}, language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/web-builder',
    language,
    signedIn: true,
    answers: {
      ...builderAnswers(),
      'PUT /website': websiteDraft(2),
      ...answers,
    },
  });
type App = Awaited<ReturnType<typeof visit>>;
const tools = (section: string) => screen.findByRole('toolbar', { name: `Tools: ${section}` });
async function opens({ user }: App, section: string, tool: string) {
  await user.click(within(await tools(section)).getByRole('button', { name: tool }));
}
const puts = ({ sent }: App) =>
  sent.filter(({ call }) => call === 'PUT /website').map(({ body }) => (body as { website: object }).website);

test('has the nine sections in the order of the page, three of which can be left out', async () => {
  await visit();
  await tools('Header');
  const bars = screen.getAllByRole('toolbar');
  expect(bars.map((bar) => bar.getAttribute('aria-label')?.replace('Tools: ', ''))).toEqual([
    'Header',
    'Banner',
    'Home',
    'Products',
    'Items',
    'About us',
    'Social media',
    'Contact',
    'Footer',
  ]);
  const optional = bars.filter((bar) => within(bar).queryByRole('button', { name: 'Shown on the website' }));
  expect(optional.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Tools: Products',
    'Tools: Items',
    'Tools: Social media',
  ]);
});

test('leads to where products, items, links and contact details are entered', async () => {
  await visit({
    'GET /website/content': record('website_content', websiteContent({ products: [], items: [] }), 'farm-1'),
  });
  await tools('Header');
  const link = (name: string) => screen.getAllByRole('link', { name }).map((each) => each.getAttribute('href'));
  expect(link('Add a product')).toEqual(['/production-food/addProduce']);
  expect(link('Add an item')).toEqual(['/put-to-market/addItem']);
  expect(link('Go to company details')).toHaveLength(3);
  expect(screen.getAllByText(/nothing to show yet/)).toHaveLength(4); // banner, home, products, items
});

test('saves a text as it is typed and shows it as it will be', async () => {
  const app = await visit();
  await opens(app, 'Home', 'Edit text');
  await enter(app.user, await screen.findByRole('textbox', { name: /^Text/ }), 'Since 1987');
  expect(screen.getAllByText('Since 1987').length).toBeGreaterThan(1);
  await waitFor(
    () => expect(puts(app)).toEqual([{ sections: [{ identifier: 'home', content: 'Since 1987' }], images: [] }]),
    {
      timeout: 3000,
    },
  );
  expect(app.sent.find(({ call }) => call === 'PUT /website')?.headers.get('If-Match')).toBe('"1"');
});

test('says that a save failed, what becomes of the text, and tries again', async () => {
  const app = await visit({ 'PUT /website': 'down' });
  await opens(app, 'Home', 'Edit text');
  await enter(app.user, await screen.findByRole('textbox', { name: /^Text/ }), 'Since 1987');
  expect(await screen.findByText(/^Not saved\. .*is kept on this device\.$/, {}, { timeout: 3000 })).toBeTruthy();
  app.on({ 'PUT /website': websiteDraft(2, websiteSections({ home: { content: 'Since 1987' } })) });
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is saved.', { ignore: '[aria-hidden]' })).toBeTruthy();
});

describe('whoever leaves right after typing', () => {
  /** Types a text and leaves before the pause after which it is saved. */
  async function leaves(app: App) {
    await opens(app, 'Home', 'Edit text');
    await enter(app.user, await screen.findByRole('textbox', { name: /^Text/ }), 'Since 1987');
    await app.user.click(screen.getAllByRole('link', { name: 'About us' })[0] as HTMLElement);
  }
  const asks = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

  test('goes on without a question once it is saved', async () => {
    const app = await visit({
      'PUT /website': websiteDraft(2, websiteSections({ home: { content: 'Since 1987' } })),
    });
    await leaves(app);
    await waitFor(() => expect(app.path()).toBe('/about-us'));
    expect(puts(app)).toEqual([{ sections: [{ identifier: 'home', content: 'Since 1987' }], images: [] }]);
    expect(asks()).toBeNull();
  });

  test('is asked where it could not be saved', async () => {
    const app = await visit({ 'PUT /website': 'down' });
    await leaves(app);
    await waitFor(() => expect(asks()).toBeTruthy());
    expect(app.path()).toBe('/web-builder');
    await app.user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/about-us'));
  });
});

test('leaves a section out, and says so beside it', async () => {
  const app = await visit();
  await opens(app, 'Items', 'Shown on the website');
  expect(
    within(await tools('Items'))
      .getByRole('button', { name: 'Shown on the website' })
      .getAttribute('aria-pressed'),
  ).toBe('false');
  expect(screen.getByText(/visitors do not see it/)).toBeTruthy();
  await waitFor(
    () => expect(puts(app)).toEqual([{ sections: [{ identifier: 'items', enabled: false }], images: [] }]),
    {
      timeout: 3000,
    },
  );
});

test('warns in words of a colour that is hard to read, and takes the nearest one that reads', async () => {
  const app = await visit();
  await opens(app, 'Banner', 'Text colour');
  expect(screen.getByText(/^Easy to read: contrast \d+(\.\d)? to 1\.$/)).toBeTruthy();
  await enter(app.user, await screen.findByRole('textbox', { name: 'Code, Text colour' }), '#cccccc');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Code, Text colour' }), '#949494');
  expect(screen.getByText(/^Hard to read: contrast 2\.9 to 1, at least 4\.5 to 1 is needed\.$/)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: /^Use text colour #/ }));
  expect(screen.getByText(/^Easy to read/)).toBeTruthy();
});

test('says of a section that is hard to read so with its tools closed too, which Escape does', async () => {
  const hard = websiteSections({
    banner: { content: 'Welcome', style: { color: '#949494', background_color: '#ffffff' } },
  });
  const app = await visit({ 'GET /website': websiteDraft(1, hard) });
  await tools('Banner');
  expect(await screen.findAllByText(/^Hard to read/)).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('alertdialog', { name: 'Some texts are hard to read' });
  expect(question.textContent).toContain('Banner');
  await app.user.click(within(question).getByRole('button', { name: 'Back to editing' }));
  expect(app.sent.some(({ call }) => call === 'POST /publish_website')).toBe(false);
  await opens(app, 'Banner', 'Edit text');
  expect(screen.getAllByText(/^Hard to read/)).toHaveLength(1);
  await app.user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Text/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Edit text');
});

test('keeps the opacity for the picture that it is of', async () => {
  const app = await visit({
    'GET /website': websiteDraft(
      1,
      websiteSections({
        banner: {
          content: 'Hi',
          style: { background_image: { image: '/api/v1/images/b', thumbnail: '/api/v1/images/bs' } },
        },
      }),
    ),
  });
  await opens(app, 'Home', 'Opacity');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Opacity' }).disabled).toBe(true);
  await opens(app, 'Home', 'Opacity');
  await opens(app, 'Banner', 'Opacity');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Opacity' });
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '1', '0.1']);
  await waitFor(() => expect(slider.disabled).toBe(false));
  expect(screen.getByText(/depends on what it shows/)).toBeTruthy(); // this browser draws nothing
});

test('shows the page as it will be, on a phone and on a computer, hidden sections left out', async () => {
  const app = await visit({
    'GET /website': websiteDraft(1, websiteSections({ home: { content: 'Hello' }, items: { enabled: false } })),
  });
  await tools('Header');
  await app.user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview of your website' }));
  expect(preview.getByText('Hello')).toBeTruthy();
  expect(preview.queryByRole('region', { name: 'Our items' })).toBeNull();
  await app.user.click(preview.getByRole('button', { name: 'Phone' }));
  expect(document.querySelector<HTMLElement>('[data-preview]')?.style.width).toBe('390px');
  await app.user.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect(await tools('Header')).toBeTruthy();
});

describe('publishing', () => {
  test('gives the website its address, to which View leads in a new tab from then on', async () => {
    const app = await visit({
      'POST /publish_website': websiteDraft(2, websiteSections(), {
        slug: 'green-woods',
        published: { sections: websiteSections(), published_at: at },
      }),
    });
    expect(await screen.findByText(/Nobody sees your website yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View (new tab)' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^Your website is published/)).toBeTruthy();
    const view = screen.getByRole('link', { name: 'View (new tab)' });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/websites/green-woods', '_blank']);
    expect(app.sent.find(({ call }) => call === 'POST /publish_website')?.headers.get('If-Match')).toBe('"1"');
  });

  test('of a first website with nothing to show is asked about, and done all the same where one wants it', async () => {
    const bare = { products: [], items: [], producer: { ...websiteContent().producer, details: '', links: [] } };
    const app = await visit({
      'GET /website/content': record('website_content', websiteContent(bare), 'farm-1'),
      'POST /publish_website': websiteDraft(2, websiteSections(), {
        slug: 'green-woods',
        published: { sections: websiteSections(), published_at: at },
      }),
    });
    await tools('Header');
    const publish = screen.getByRole('button', { name: 'Publish' });
    await app.user.click(publish);
    const question = { name: 'Your website has nothing to show yet' };
    await app.user.click(within(await screen.findByRole('alertdialog', question)).getByText('Back to editing'));
    expect(app.sent.some(({ call }) => call === 'POST /publish_website')).toBe(false);
    await app.user.click(publish);
    await app.user.click(within(await screen.findByRole('alertdialog', question)).getByText('Publish anyway'));
    expect(await screen.findByText(/^Your website is published/)).toBeTruthy();
  });

  test('that is refused says why', async () => {
    const app = await visit({
      'POST /publish_website': refused(429, { code: 'too_many_requests', message: 'Too many attempts' }),
    });
    await tools('Header');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Too many attempts')).toBeTruthy();
  });
});

test('shows what was added on another screen meanwhile', async () => {
  const none = record('website_content', websiteContent({ items: [] }), 'farm-1');
  const app = await visit({ 'GET /website/content': none });
  await tools('Header');
  expect(screen.queryByText('Basket of heirloom tomatoes')).toBeNull();
  await app.user.click(screen.getAllByRole('link', { name: 'Go to company details' })[0] as HTMLElement);
  await waitFor(() => expect(app.path()).toBe('/company-details'));
  app.on({ 'GET /website/content': record('website_content', websiteContent(), 'farm-1') });
  history.back();
  expect(await screen.findByText('Basket of heirloom tomatoes')).toBeTruthy();
});
