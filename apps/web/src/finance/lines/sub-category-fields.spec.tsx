import { ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { startTexts } from '../../i18n/texts.ts';
import { createRouterLink } from '../../routing/router-link.tsx';
import { readTexts } from '../../testing/read-texts.ts';
import type { Category } from './line.ts';
import { SubCategoryFields } from './sub-category-fields.tsx';

jest.setTimeout(60_000);
const RouterLink = createRouterLink(() => undefined);

const categories: Category[] = [
  {
    id: 'labour',
    name: 'Labour',
    keywords: ['Main-d’œuvre', 'payroll'],
    realm: 'others',
    subcategories: [{ id: 'seasonal_workers', name: 'Seasonal workers', keywords: ['wages', 'salaires'], units: [] }],
  },
  {
    id: 'forage',
    name: 'Forage',
    keywords: ['Fourrages'],
    realm: 'biomass',
    subcategories: [{ id: 'hay', name: 'Hay', keywords: ['Foin'], units: [] }],
  },
];

function Fields() {
  const [value, setValue] = useState('');
  return (
    <SubCategoryFields
      side="inputs"
      categories={categories}
      value={value}
      kept={null}
      error={undefined}
      onChange={setValue}
    />
  );
}

const draw = () => {
  render(
    <ThemeRoot linkComponent={RouterLink}>
      <Fields />
    </ThemeRoot>,
  );
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['finance', 'records']);
});
afterEach(cleanup);

test.each(['wages', 'SALAIRE'])('%s finds the workers and brings their category', async (typed) => {
  const user = draw();
  await user.type(field('Subcategory'), typed);
  expect(offered()).toEqual(['Seasonal workers']);
  await user.click(screen.getByRole('option'));
  expect(field('Category').value).toBe('Labour');
});

test('a category is found by its synonyms and by what belongs to it', async () => {
  const user = draw();
  await user.type(field('Category'), 'payroll');
  expect(offered()).toEqual(['Labour']);
  await user.clear(field('Category'));
  await user.type(field('Category'), 'foin');
  expect(offered()).toEqual(['Forage']);
});

test.each(['Category', 'Subcategory'])('text that was left without a choice no longer filters (%s)', async (name) => {
  const user = draw();
  await user.type(field(name), 'nothing like it');
  expect(offered()).toEqual([]);
  await user.tab();
  await user.click(field(name));
  expect(offered()).toHaveLength(2);
});
