import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/entering.ts';
import { resetApp } from '../../testing/render-app.tsx';
import {
  atInstant,
  choice,
  choose,
  dateIn,
  describedBy,
  need,
  offered,
  save,
  select,
  type,
  setDate,
  unitsIn,
  visit,
} from '../../testing/produce-form.ts';

beforeEach(() => atInstant('2026-05-01T16:00:00Z'));
afterEach(() => {
  resetApp();
  jest.useRealTimers();
});

describe('category, product and variety', () => {
  test('a product sets its category, and brings its own varieties', async () => {
    const app = await visit();
    expect((await choice('Variety')).disabled).toBe(true);
    await choose(app, 'Product', 'tomato');
    expect((await choice('Product category')).value).toBe('Fruits and vegetables');
    await waitFor(async () => expect((await choice('Variety')).disabled).toBe(false));
    expect(app.sent.filter(({ call }) => call === 'GET /varieties').map(({ search }) => String(search))).toEqual([
      'product_id=tomato',
    ]);
    await app.user.click(await choice('Variety'));
    expect(await offered()).toContain('Brandywine');
  });

  test('a category narrows the products, and another one clears product and variety', async () => {
    const app = await visit();
    await choose(app, 'Product', 'tomato');
    await choose(app, 'Variety', 'brandy');
    await choose(app, 'Product category', 'dairy');
    expect([(await choice('Product')).value, (await choice('Variety')).value]).toEqual(['', '']);
    await app.user.click(await choice('Product'));
    expect(await offered()).toEqual(['Cow’s milk']);
  });

  test('another product clears the variety', async () => {
    const app = await visit();
    await choose(app, 'Product', 'tomato');
    await choose(app, 'Variety', 'brandy');
    await choose(app, 'Product', 'carrot');
    expect((await choice('Variety')).value).toBe('');
    await save(app);
    expect(await screen.findByText('Variety is required')).toBeTruthy();
  });

  test('a variety that cannot be chosen yet is not asked for', async () => {
    const app = await visit();
    await save(app);
    expect(await screen.findByText('Product is required')).toBeTruthy();
    expect(screen.queryByText('Variety is required')).toBeNull();
  });

  test.each([
    ['Product', 'pomme d amour', 'Tomato'],
    ['Product', 'OEUF', 'Hen egg'],
    ['Product', 'syrup maple', 'Maple syrup'],
    ['Product category', 'légumes fruits', 'Fruits and vegetables'],
    ['Production type', 'bio', 'Biodynamic'],
  ])('%s is found by %s, in either language, without accents and in any order', async (name, typed, found) => {
    const app = await visit();
    await enter(app.user, await choice(name), typed);
    expect((await offered())[0]).toBe(found);
  });
});

describe('the units of quantity and price', () => {
  const quantity = () => select('Unit of the quantity');
  const price = () => select('Unit of the price');
  const kindOf = (unit: string) =>
    ({ kilogram: 'mass', pound: 'mass', litre: 'volume', dozen: 'count', hectare: 'area', metre: 'length' })[unit];
  const kindsIn = (field: HTMLSelectElement) => [...new Set(unitsIn(field).flatMap((unit) => kindOf(unit) ?? []))];

  test('are of the same kind: the price follows the quantity', async () => {
    const { user } = await visit();
    await waitFor(async () => expect(kindsIn(await quantity())).toEqual(['mass', 'volume', 'area', 'count']));
    await user.selectOptions(await quantity(), 'kilogram');
    expect(kindsIn(await price())).toEqual(['mass']);
    expect(describedBy(await price())).toContain('Of the same kind as the unit of the quantity.');
    expect(kindsIn(await quantity())).toHaveLength(4);
    await user.selectOptions(await price(), 'pound');
    await user.selectOptions(await quantity(), 'litre');
    expect((await price()).value).toBe('');
    expect(kindsIn(await price())).toEqual(['volume']);
  });

  test('are of the same kind: the quantity follows the price that was chosen first', async () => {
    const { user } = await visit();
    await waitFor(async () => expect(kindsIn(await price())).toHaveLength(4));
    await user.selectOptions(await price(), 'dozen');
    expect(kindsIn(await quantity())).toEqual(['count']);
    await user.selectOptions(await quantity(), 'dozen');
    expect([kindsIn(await quantity()), kindsIn(await price())]).toEqual([
      ['count'],
      ['mass', 'volume', 'area', 'count'],
    ]);
  });

  test('a price’s unit that nobody chose is always that of the quantity, also after another kind was passed', async () => {
    const { user } = await visit();
    await waitFor(async () => expect(kindsIn(await quantity())).toHaveLength(4));
    for (const unit of ['kilogram', 'dozen', 'gram', 'kilogram']) {
      await user.selectOptions(await quantity(), unit);
      expect((await price()).value).toBe(unit);
    }
    await user.selectOptions(await quantity(), '');
    expect([(await price()).value, kindsIn(await quantity()).length]).toEqual(['', 4]);
  });

  test('a price’s unit that the person chose is kept where it fits, and comes back where it fits again', async () => {
    const { user } = await visit();
    await waitFor(async () => expect(kindsIn(await quantity())).toHaveLength(4));
    await user.selectOptions(await quantity(), 'kilogram');
    await user.selectOptions(await price(), 'pound');
    const walked: string[] = [];
    for (const unit of ['gram', 'dozen', 'litre', 'gram']) {
      await user.selectOptions(await quantity(), unit);
      walked.push((await price()).value);
    }
    expect(walked).toEqual(['pound', '', '', 'pound']);
  });

  test('the units of a produce are its own: they come back after another kind was passed', async () => {
    const { user } = await visit({ editing: true });
    await waitFor(async () => expect(kindsIn(await quantity())).toHaveLength(4));
    await user.selectOptions(await quantity(), 'dozen');
    expect((await price()).value).toBe('');
    await user.selectOptions(await quantity(), 'gram');
    expect((await price()).value).toBe('kilogram');
  });

  test('the area has units of area alone', async () => {
    await visit();
    const area = await select('Unit of the area');
    await waitFor(() => expect(unitsIn(area)).toContain('hectare'));
    expect(kindsIn(area)).toEqual(['area']);
  });
});

describe('what is usual for a product', () => {
  const units = async () => [
    (await select('Unit of the area')).value,
    (await select('Unit of the quantity')).value,
    (await select('Unit of the price')).value,
  ];
  const dates = () =>
    Promise.all(['Production start', 'Production end', 'Availability start', 'Availability end'].map(dateIn));
  const season = ['2026-03-01', '2026-10-31', '2026-06-01', '2026-11-01'];

  test('is proposed: its units first in their lists, and its season', async () => {
    const app = await visit();
    await choose(app, 'Product', 'tomato');
    expect(await units()).toEqual(['square_metre', 'kilogram', 'kilogram']);
    expect(unitsIn(await select('Unit of the quantity')).slice(0, 3)).toEqual(['kilogram', 'pound', 'unit']);
    expect(await dates()).toEqual(season);
    expect(screen.getByText(/usual season in southern Québec \(Tomato\)/)).toBeTruthy();
  });

  test('of another product takes its place, except where something was changed by hand', async () => {
    const app = await visit();
    await choose(app, 'Product', 'tomato');
    await app.user.selectOptions(await select('Unit of the area'), 'acre');
    await choose(app, 'Product', 'milk');
    expect(await units()).toEqual(['acre', 'litre', 'litre']);
    expect((await dates())[0]).toBe('2026-01-01');
    await setDate(app, 'Production start', '2026-02-15');
    expect(screen.queryByText(/usual season/)).toBeNull();
    await choose(app, 'Product', 'tomato');
    expect(await units()).toEqual(['acre', 'kilogram', 'kilogram']);
    expect((await dates())[0]).toBe('2026-02-15');
  });

  test('is still a proposal once a draft was put back, in its units and its season', async () => {
    const first = await visit();
    await choose(first, 'Product', 'tomato');
    await first.user.selectOptions(await select('Unit of the area'), 'acre');
    cleanup(); // the page is gone, its draft is kept
    const app = await visit({ language: 'fr' });
    expect(await screen.findByText(/^Nous avons gardé/)).toBeTruthy();
    expect(await screen.findByText(/\(Tomate\)/)).toBeTruthy();
    await choose(app, 'Produit', 'lait');
    const inFrench = async () => [
      (await select('Unité de la superficie')).value,
      (await select('Unité de la quantité')).value,
      (await select('Unité du prix')).value,
    ];
    expect(await inFrench()).toEqual(['acre', 'litre', 'litre']);
  });

  test('leaves the price to the quantity: a proposed unit follows it', async () => {
    const app = await visit();
    await choose(app, 'Product', 'tomato');
    await app.user.selectOptions(await select('Unit of the quantity'), 'dozen');
    expect((await select('Unit of the price')).value).toBe('dozen');
    await app.user.selectOptions(await select('Unit of the quantity'), 'kilogram');
    expect((await select('Unit of the price')).value).toBe('kilogram');
  });

  test('leaves the price to the quantity also after a draft was put back and another product was chosen', async () => {
    const first = await visit();
    await choose(first, 'Product', 'tomato');
    await first.user.selectOptions(await select('Unit of the quantity'), 'dozen');
    cleanup(); // the page is gone, its draft is kept
    const app = await visit();
    expect(await screen.findByText(/^We kept/)).toBeTruthy();
    await choose(app, 'Product', 'milk');
    expect((await units()).slice(1)).toEqual(['dozen', 'dozen']);
    await app.user.selectOptions(await select('Unit of the quantity'), 'litre');
    expect((await units()).slice(1)).toEqual(['litre', 'litre']);
  });

  test('does not touch what a produce holds already', async () => {
    const app = await visit({ editing: true });
    await type(app, 'Details optional', 'Red');
    await choose(app, 'Product', 'milk');
    expect(await units()).toEqual(['hectare', 'kilogram', 'kilogram']);
    expect((await dates())[0]).toBe('2026-04-15');
  });
});

describe('a need', () => {
  test('has the units of its category, the usual one first', async () => {
    const app = await visit();
    await app.user.click(screen.getByRole('button', { name: 'Add a need' }));
    const row = within(await need(1));
    const category = row.getByRole('combobox', { name: 'Input category' });
    expect(document.activeElement).toBe(category);
    const unit = row.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' });
    expect(unit.disabled).toBe(true);
    await choose(app, 'Input category', 'paille', row);
    expect(unit.value).toBe('bale');
    const baled = unitsIn(unit);
    await choose(app, 'Input category', 'compost', row);
    expect(unit.value).toBe('cubic_metre');
    expect(unitsIn(unit)).not.toEqual(baled);
  });

  test('that is removed gives the focus to the next one, and the last to the button', async () => {
    const { user } = await visit({ editing: true });
    await user.click(await screen.findByRole('button', { name: 'Remove need 1' }));
    const left = await need(1);
    expect(within(left).getByRole<HTMLInputElement>('combobox', { name: 'Input category' }).value).toBe('Straw');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove need 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove need 1' }));
    expect(screen.queryByRole('listitem', { name: 'Need 1' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a need' }));
  });
});
