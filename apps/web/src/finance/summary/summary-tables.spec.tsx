import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { startTexts } from '../../i18n/texts.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { summary } from './summary.fixture.ts';
import { SummaryTables } from './summary-tables.tsx';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['finance', 'records']);
});
afterEach(cleanup);

/** A figure of a printed table, found as a reader does: by the words its row begins with and the name of its column. */
function figure(caption: string, row: string, column: string): string | null | undefined {
  const table = screen.getByRole('table', { name: caption });
  const place = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === column);
  const cells = within(table)
    .getAllByRole('row')
    .map((one) => within(one).queryAllByRole('cell'))
    .find(([first]) => first?.textContent === row);
  return cells?.[place]?.textContent;
}

describe('each figure of the printed summary is that of its row and column', () => {
  test.each([
    ['May 2026', 'Cost', '$130.00'],
    ['May 2026', 'Revenue', '$100.00'],
    ['May 2026', 'Net', '−$30.00'],
    ['May 2026', 'Cumulative net', '−$31.00'],
    ['June 2026', 'Cost', '$70.00'],
    ['June 2026', 'Revenue', '$500.00'],
    ['June 2026', 'Net', '$430.00'],
    ['June 2026', 'Cumulative net', '$399.00'],
    ['Total', 'Cost', '$200.00'],
    ['Total', 'Revenue', '$600.00'],
    ['Total', 'Net', '$400.00'],
    ['Total', 'Cumulative net', ''],
  ])('month by month: %s, %s', (row, column, written) => {
    render(<SummaryTables summary={summary} months={summary.timeline} />);
    expect(figure('Month by month', row, column)).toBe(written);
  });

  test.each([
    ['Costs by category', 'Forage', 'Subcategory', 'Hay'],
    ['Costs by category', 'Forage', 'Cost', '$60.00'],
    ['Costs by category', 'Forage', 'Share', '30%'],
    ['Costs by category', 'Total', 'Cost', '$200.00'],
    ['Revenues by category', 'Wood', 'Subcategory', 'Logs'],
    ['Revenues by category', 'Wood', 'Revenue', '$150.00'],
    ['Revenues by category', 'Wood', 'Share', '25%'],
    ['Revenues by category', 'Total', 'Revenue', '$600.00'],
  ])('%s: %s, %s', (caption, row, column, written) => {
    render(<SummaryTables summary={summary} months={summary.timeline} />);
    expect(figure(caption, row, column)).toBe(written);
  });
});
