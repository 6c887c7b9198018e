import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/entering.ts';
import { refused } from '../../testing/answers.ts';
import { resetApp } from '../../testing/render-app.tsx';
import { atInstant, need, save, select, type, visit } from '../../testing/produce-form.ts';

beforeEach(() => atInstant('2026-05-01T16:00:00Z'));
afterEach(() => {
  resetApp();
  jest.useRealTimers();
});

describe('what is missing', () => {
  test.each([
    [
      'en',
      [
        'Product category is required',
        'Product is required',
        'Production type is required',
        'Area is required',
        'Quantity is required',
        'Price is required',
        'Production start is required',
        'Production end is required',
        'Availability start is required',
        'Availability end is required',
      ],
      'Choose a unit',
    ],
    [
      'fr',
      [
        'Le champ « Catégorie de produit » est obligatoire',
        'Le champ « Produit » est obligatoire',
        'Le champ « Type de production » est obligatoire',
        'Le champ « Superficie » est obligatoire',
        'Le champ « Quantité » est obligatoire',
        'Le champ « Prix » est obligatoire',
        'Le champ « Début de la production » est obligatoire',
        'Le champ « Fin de la production » est obligatoire',
        'Le champ « Début de la disponibilité » est obligatoire',
        'Le champ « Fin de la disponibilité » est obligatoire',
      ],
      'Choisissez une unité',
    ],
  ] as const)('is said at each field, and nothing is sent (%s)', async (language, faults, unit) => {
    const app = await visit({ language });
    await save(app);
    await screen.findByText((text) => text.replaceAll('\u00A0', ' ') === faults[0]);
    const said = [...document.querySelectorAll('[id$="-error"]')].map((one) =>
      one.textContent?.replaceAll('\u00A0', ' '),
    );
    expect(said.filter((text) => text !== unit)).toEqual(faults);
    expect(said.filter((text) => text === unit)).toHaveLength(3);
    expect(app.posts()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('combobox')[0]));
  });

  test('of a need is said in its row', async () => {
    const app = await visit();
    await app.user.click(screen.getByRole('button', { name: 'Add a need' }));
    await save(app);
    const row = within(await need(1));
    for (const fault of ['Input category is required', 'Quantity is required', 'Choose a unit'])
      expect(await row.findByText(fault, { selector: '[id$="-error"] *' })).toBeTruthy();
  });
});

describe('a number', () => {
  test.each([
    ['Quantity', '0', 'Quantity needs to be more than 0'],
    ['Quantity', '10000000', 'Quantity needs to be less than 10,000,000'],
    ['Quantity', 'much', 'The Quantity must be a number'],
    ['Quantity', '1.2345', 'Quantity has too many decimals: at most 3'],
    ['Area', '0', 'Area needs to be more than 0'],
    ['Area', '10000000', 'Area needs to be less than 10,000,000'],
    ['Price', '-1', 'Price needs to be at least 0'],
    ['Price', '10000000', 'Price needs to be less than 10,000,000'],
    ['Price', '1.999', 'Price has too many decimals: at most 2'],
  ])('outside its bounds is refused with the bound that was crossed: %s %s', async (name, typed, fault) => {
    const app = await visit();
    await type(app, name, typed);
    await save(app);
    expect(await screen.findByText(fault)).toBeTruthy();
    await type(app, name, '9999999');
    expect(screen.queryByText(fault)).toBeNull();
  });
});

test.each([
  ['Quantité', '0', 'Le champ « Quantité » doit être supérieur à 0'],
  ['Quantité', '10000000', 'Le champ « Quantité » doit être inférieur à 10 000 000'],
  ['Prix', '10000000', 'Le champ « Prix » doit être inférieur à 10 000 000'],
])('in French a bound is said the right way round: %s %s', async (name, typed, fault) => {
  const app = await visit({ language: 'fr' });
  await type(app, name, typed);
  await save(app);
  expect(await screen.findByText((text) => text.replaceAll(/[\u00A0\u202F]/g, ' ') === fault)).toBeTruthy();
});

describe('what the server refuses', () => {
  test('is said at its field, that of a need in its row, and stays until the field changes', async () => {
    const app = await visit({
      editing: true,
      answers: {
        'PUT /produces/{id}': refused(
          422,
          { code: 'more_than', field: 'produce.harvest.quantity_raw', message: 'Too little.' },
          { code: 'cost_unit_kind', field: 'produce.harvest.cost_unit_id', message: 'Another kind.' },
          { code: 'date_outside', field: 'produce.harvest.availability_to', message: 'Too late.' },
          // The first need is left alone, so what is sent first is the second row of the form.
          {
            code: 'need_unit_not_allowed',
            field: 'produce.produce_inputs.0.quantity_unit_id',
            message: 'No such unit.',
          },
        ),
      },
    });
    await screen.findByDisplayValue('Heirloom');
    const straw = within(await need(2));
    await enter(app.user, straw.getByRole('textbox', { name: 'Quantity' }), '14');
    await save(app);
    expect(await straw.findByText('No such unit.')).toBeTruthy();
    expect(within(await need(1)).queryByText('No such unit.')).toBeNull();
    for (const fault of ['Too little.', 'Another kind.', 'Too late.']) expect(screen.getByText(fault)).toBeTruthy();
    await type(app, 'Details optional', 'Red');
    expect(screen.getByText('Too little.')).toBeTruthy();
    await app.user.selectOptions(await select('Unit of the price'), 'pound');
    expect(screen.queryByText('Another kind.')).toBeNull();
    expect(app.path()).toBe('/production-food/addProduce');
  });
});
