import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { startTexts, useTexts } from '../../i18n/texts.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { useFigures } from '../../records/figures.ts';
import { SummaryFacts } from './summary-facts.tsx';
import { periodOf } from './months-period.ts';

beforeAll(async () => {
  await (await startTexts(readTexts)).loadNamespaces(['finance', 'records']);
});
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

const month = (name: string) => ({ month: name, cost: 1, revenue: 2, net: 1, cumulative: 1 });
/** The facts of a summary with these months; before they are known, of none. */
function Facts({ months }: { months: readonly ReturnType<typeof month>[] | undefined }) {
  const t = useTexts('finance');
  const figures = useFigures();
  return <SummaryFacts period={months && periodOf([...months], t, figures)} />;
}
const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the summary says which period it shows', () => {
  test('from the first month with an entry to the last', () => {
    render(<Facts months={[month('2024-11'), month('2024-12'), month('2025-01')]} />);
    expect(said('Period')).toBe('November 2024 to January 2025');
  });

  test('in French', async () => {
    await i18next.changeLanguage('fr');
    render(<Facts months={[month('2024-11'), month('2025-01')]} />);
    expect(said('Période')).toBe('novembre 2024 à janvier 2025');
  });

  test('as one month where there is one', () => {
    render(<Facts months={[month('2025-01')]} />);
    expect(said('Period')).toBe('January 2025');
  });

  test('as none where nothing is recorded, and not before that is known', () => {
    const { rerender } = render(<Facts months={[]} />);
    expect(said('Period')).toBe('—None yet');
    rerender(<Facts months={undefined} />);
    expect(said('Period')).toBe('');
  });
});

test('opportunities are a dash that says what it means', () => {
  render(<Facts months={[]} />);
  expect(said('Opportunities')).toBe('—None yet');
});
