import { seriesColour, ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { startTexts } from '../../i18n/texts.ts';
import { savedBy } from '../../testing/saved-file.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { DistributionChart, MoneyTimeline } from './summary-charts.tsx';
import { summary } from './summary.fixture.ts';
import { SummaryTables } from './summary-tables.tsx';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  // Nothing has a width in jsdom: what is read here are legends and bars, which stand beside the drawing.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  await (await startTexts(readTexts)).loadNamespaces(['finance', 'records']);
});
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

/** The mark of a series in the legend, by its name. */
const legendColour = (name: string) => {
  const entries = screen.getAllByRole('listitem').filter((item) => item.querySelector('[data-bar]') === null);
  const mark = entries.find(({ textContent }) => textContent?.startsWith(`${name} `))?.querySelector('svg > *');
  return mark?.getAttribute('stroke') ?? mark?.getAttribute('fill');
};
const barColour = (name: string) =>
  screen.getByText(name, { selector: '[data-name]' }).parentElement?.querySelector<HTMLElement>('[data-bar] > *')?.style
    .backgroundColor;

test.each([
  ['Food', 'Seeds', 'clay'],
  ['Biomass', 'Forage', 'leaf'],
  ['Water', 'Irrigation', 'water'],
  ['Energy', 'Fuels', 'sun'],
  ['Others', 'Services', 'stone'],
] as const)('the distribution draws %s, and %s within it, in the colour of %s', (realm, category, token) => {
  render(
    <ThemeRoot>
      <DistributionChart of="costs" side={summary.costs} caption="" fileName="file" empty={null} />
    </ThemeRoot>,
  );
  expect(legendColour(realm)).toBe(seriesColour(token));
  expect(barColour(category)).toBe(seriesColour(token));
});

test('each share of the chart is that of the printed table, also where rounding together raises one', () => {
  const percents = [33.4, 33.3, 33.3];
  const raised = <Part extends object>(parts: readonly Part[]) =>
    parts.slice(0, 3).map((part, at) => ({ ...part, value: 20, percent: percents[at] ?? 0 }));
  const { categories, subcategories } = summary.costs.distribution;
  const distribution = { categories: raised(categories), subcategories: raised(subcategories) };
  const costs = { total: 60, distribution };
  render(
    <ThemeRoot>
      <DistributionChart of="costs" side={costs} caption="" fileName="file" empty={null} />
      <SummaryTables summary={{ ...summary, costs }} months={[]} />
    </ThemeRoot>,
  );
  const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);
  expect(texts(document.querySelectorAll('[data-share]'))).toEqual(['33.4%', '33.3%', '33.3%']);
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const [chart, paper] = screen
    .getAllByRole('table', { name: 'Costs by category' })
    .map((table) => texts(table.querySelectorAll('tbody tr > :last-child')));
  expect(chart).toEqual(['33.4%', '33.4%', '33.3%', '33.3%', '33.3%', '33.3%']);
  expect(paper).toEqual(['33.4%', '33.3%', '33.3%']);
});

test.each([
  ['Cost', 'berry'],
  ['Revenue', 'lupin'],
  ['Net', 'bark'],
  ['Cumulative net', 'bark'],
] as const)('the timeline draws %s in the colour of %s', (name, token) => {
  render(
    <ThemeRoot>
      <MoneyTimeline months={summary.timeline} caption="" fileName="file" empty={null} />
    </ThemeRoot>,
  );
  expect(legendColour(name)).toBe(seriesColour(token));
});

test('each figure of the timeline stands under its own name', () => {
  render(
    <ThemeRoot>
      <MoneyTimeline months={summary.timeline} caption="" fileName="file" empty={null} />
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Cost', 'Revenue', 'Net', 'Cumulative net'],
    ['May 2026', '$130.00', '$100.00', '−$30.00', '−$31.00'],
    ['June 2026', '$70.00', '$500.00', '$430.00', '$399.00'],
  ]);
});

test('the net is drawn as a line, and the net of all months so far as a dashed one', () => {
  render(
    <ThemeRoot>
      <MoneyTimeline months={summary.timeline} caption="" fileName="file" empty={null} />
    </ThemeRoot>,
  );
  const dashes = (name: string) =>
    screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(`${name} `))
      ?.querySelector('path')
      ?.getAttribute('stroke-dasharray');
  expect([dashes('Net'), dashes('Cumulative net')]).toEqual([null, '1 6']);
});

/** The lines of the CSV that the table of a chart is saved as, and its name. */
const savedCsv = async (language: 'en' | 'fr' = 'en') => {
  const isFrench = language === 'fr';
  fireEvent.click(screen.getByRole('button', { name: isFrench ? 'Voir en tableau' : 'Show as a table' }));
  const names: string[] = [];
  const note = ({ target }: Event) => target instanceof HTMLAnchorElement && names.push(target.download);
  document.addEventListener('click', note);
  const text = await savedBy(() =>
    fireEvent.click(screen.getByRole('button', { name: isFrench ? /^Enregistrer en CSV/ : /^Save as CSV/ })),
  );
  document.removeEventListener('click', note);
  return [names, text.replace('\uFEFF', '').trimEnd().split('\r\n')];
};

test.each([
  [
    'en',
    [
      'Realm,Category,Subcategory,Revenue,Share',
      'Food,Vegetables,Carrots,300.5,50.1',
      'Food,Vegetables,Leeks,149.5,24.9',
      'Biomass,Wood,,150,25',
    ],
  ],
  [
    'fr',
    [
      'Domaine;Catégorie;Sous-catégorie;Revenu;Part',
      'Aliments;Vegetables;Carrots;300,5;50,1',
      'Aliments;Vegetables;Leeks;149,5;24,9',
      'Biomasse;Wood;;150;25',
    ],
  ],
] as const)(
  'the file of a distribution counts each amount once, with its category and its part (%s)',
  async (language, lines) => {
    await i18next.changeLanguage(language);
    const { categories } = summary.revenues.distribution;
    const parts = [
      ['Carrots', 300.5],
      ['Leeks', 149.5],
    ] as const;
    const subcategories = parts.map(([name, value]) => ({
      id: name,
      name,
      realm: 'food' as const,
      value,
      percent: Math.round(value / 0.6) / 10,
      categoryId: 'Vegetables',
      categoryName: 'Vegetables',
    }));
    const side = { total: 600, distribution: { categories, subcategories } };
    render(
      <ThemeRoot>
        <DistributionChart of="revenues" side={side} caption="" fileName="revenues-2026" empty={null} />
      </ThemeRoot>,
    );
    expect(await savedCsv(language)).toEqual([['revenues-2026.csv'], lines]);
  },
);

test('the table of the months is saved with a month that sorts and its figures as numbers', async () => {
  render(
    <ThemeRoot>
      <MoneyTimeline months={summary.timeline} caption="" fileName="timeline-2026" empty={null} />
    </ThemeRoot>,
  );
  expect(await savedCsv()).toEqual([
    ['timeline-2026.csv'],
    ['Month,Cost,Revenue,Net,Cumulative net', '2026-05,130,100,-30,-31', '2026-06,70,500,430,399'],
  ]);
});
