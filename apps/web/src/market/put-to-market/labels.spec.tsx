import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf, profileOf } from '../../testing/answers.ts';
import { firm } from '../../testing/firm.ts';
import { enter } from '../../testing/entering.ts';
import { itemList, wireItem } from '../../testing/market/items.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';

const { print } = globalThis;
/** What is on the paper at each print. */
let papers: (HTMLElement | null)[] = [];
beforeEach(() => {
  papers = [];
  globalThis.print = () => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    const paper = document.querySelector<HTMLElement>('body > [data-label-sheets], body > [data-paper-alone]');
    papers.push(paper?.cloneNode(true) as HTMLElement | null);
    act(() => void dispatchEvent(new Event('afterprint')));
  };
});
afterEach(() => {
  resetApp();
  globalThis.print = print;
  jest.restoreAllMocks();
});

const items = itemList({}, { name: 'Œufs', slug: 'oeufs', cost: null, enabled: false });
const visit = (language: 'en' | 'fr' = 'en') =>
  renderApp({
    path: '/put-to-market',
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_three'),
      'GET /items': items,
      'GET /firm': firm(1, { name: 'Ferme du Ruisseau' }),
    },
  });
type App = Awaited<ReturnType<typeof visit>>;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

describe('the QR code of an item', () => {
  const open = async ({ user }: App, name = 'Garlic braid') => {
    await user.click(await screen.findByRole('button', { name: `QR code: ${name}` }));
    return within(await screen.findByRole('dialog', { name: `QR code: ${name}` }));
  };

  test('leads to the page of the item in a new tab', async () => {
    const dialog = await open(await visit());
    const link = dialog.getByRole('link', { name: /^View its page/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/items/garlic-braid', '_blank']);
    expect(dialog.getByRole('img', { name: 'QR code of the page of Garlic braid' })).toBeTruthy();
  });

  test('says of a hidden item that only its company can read the page', async () => {
    const dialog = await open(await visit(), 'Œufs');
    expect(dialog.getByText(/^This item is hidden/)).toBeTruthy();
  });

  test('is printed alone, with the name, the price and the address of the page', async () => {
    const app = await visit();
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(papers).toHaveLength(1);
    for (const words of ['Garlic braid', '$12.50', '500 g', `${location.origin}/items/garlic-braid`])
      expect(plain(papers[0]?.textContent)).toContain(words);
    expect(papers[0]?.querySelector('svg[role=img]')).toBeTruthy();
  });

  test('that no picture can be made of says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // the canvas that this document lacks
    const app = await visit();
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('button', { name: 'Download as PNG' }));
    expect(await screen.findByText('The picture could not be made. Please try again.')).toBeTruthy();
  });
});

describe('sheets of labels', () => {
  const open = async ({ user }: App) => {
    await user.click(await screen.findByRole('button', { name: 'Print labels' }));
    return within(await screen.findByRole('dialog', { name: 'Print labels' }));
  };
  const labelsOf = (paper: HTMLElement | null | undefined) => [
    ...(paper?.querySelectorAll<HTMLElement>('[data-label]') ?? []),
  ];

  test('begin with one label of each item that others see, with name, price and producer', async () => {
    const app = await visit();
    const dialog = await open(app);
    await dialog.findAllByText('Ferme du Ruisseau');
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    const [first, ...more] = labelsOf(papers[0]);
    expect(more).toEqual([]);
    for (const words of ['Garlic braid', '$12.50 · 500 g', 'Ferme du Ruisseau'])
      expect(plain(first?.textContent)).toContain(words);
    expect(first?.querySelector('svg[role=img]')).toBeTruthy();
  });

  test('are offered for every item of the company, also for those that the cards do not show yet', async () => {
    const page = (id: string, name: string, next_cursor: string | null) =>
      listOf('item', [[id, wireItem({ name }), 1]], { total: 2, next_cursor });
    const app = await renderApp({
      path: '/put-to-market',
      signedIn: true,
      answers: {
        'GET /profile': profileOf('producer_level_three'),
        'GET /items': ({ search }) =>
          search.has('cursor') ? page('2', 'Œufs', null) : page('1', 'Garlic braid', 'next'),
        'GET /firm': firm(1),
      },
    });
    await screen.findByRole('article', { name: 'Garlic braid' });
    const dialog = await open(app);
    expect(await dialog.findByRole('textbox', { name: 'Œufs' })).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Garlic braid' })).toBeTruthy();
  });

  test('hold as many of each as is said, from the first free label on', async () => {
    const app = await visit();
    const dialog = await open(app);
    await enter(app.user, dialog.getByRole('textbox', { name: 'Garlic braid' }), '8');
    await enter(app.user, dialog.getByRole('textbox', { name: 'Œufs' }), '2');
    await enter(app.user, dialog.getByRole('textbox', { name: 'First free label' }), '3');
    expect(dialog.getByRole('group', { name: 'Sheet 2 of 2' })).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(labelsOf(papers[0]).map(({ dataset }) => dataset['label'])).toEqual(
      ['3', '4', '5', '6', '7', '8', '9', '10', '1', '2'], // ten to a sheet: the last two are on a second one
    );
  });

  test('fill the last sheet with what is to be printed, or begin with none', async () => {
    const app = await visit();
    const dialog = await open(app);
    const counts = () =>
      ['Garlic braid', 'Œufs'].map((name) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value);
    await enter(app.user, dialog.getByRole('textbox', { name: 'First free label' }), '3');
    await app.user.click(dialog.getByRole('button', { name: 'Fill the last sheet' }));
    expect(counts()).toEqual(['8', '0']);
    await app.user.click(dialog.getByRole('button', { name: 'Set all to 0' }));
    expect(counts()).toEqual(['0', '0']);
    expect(dialog.getByText('No label is chosen yet.')).toBeTruthy();
  });

  test('are of the chosen format, A4 or Letter', async () => {
    const app = await visit();
    const dialog = await open(app);
    const formats = dialog.getByRole('combobox', { name: 'Labels' });
    expect(
      within(formats)
        .getAllByRole('group')
        .map((group) => group.getAttribute('label')),
    ).toEqual(['A4 sheets', 'Letter sheets']);
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    await app.user.selectOptions(formats, 'avery-l7165');
    await app.user.click(dialog.getByRole('button', { name: 'Print' }));
    const sizes = papers.map((paper) => /size: ([^;]+);/.exec(paper?.querySelector('style')?.textContent ?? '')?.[1]);
    expect(sizes).toEqual(['215.90mm 279.40mm', '210.00mm 297.00mm']);
  });

  test('too small for a QR code say so', async () => {
    const app = await visit();
    const dialog = await open(app);
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Labels' }), 'avery-5167');
    expect(plain((await dialog.findByText(/too small for a QR code/)).textContent)).toContain('15 mm');
  });

  test('are not printed while a number is wrong or none is chosen', async () => {
    const app = await visit();
    const dialog = await open(app);
    const count = dialog.getByRole('textbox', { name: 'Garlic braid' });
    await enter(app.user, count, '1.5');
    expect(dialog.getByText('Enter a whole number from 0 to 960')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
    await enter(app.user, count, '0');
    expect(dialog.getByText('No label is chosen yet.')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
  });

  test('read in French as one says it', async () => {
    const app = await visit('fr');
    await app.user.click(await screen.findByRole('button', { name: 'Imprimer des étiquettes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Imprimer des étiquettes' }));
    expect(dialog.getByRole('group', { name: 'Feuille 1 de 1' })).toBeTruthy();
    await waitFor(() =>
      expect(plain(dialog.getByRole('group', { name: 'Feuille 1 de 1' }).textContent)).toContain('12,50 $'),
    );
  });
});
