import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { produceAnswer } from '../../testing/produces.ts';
import { firm } from '../../testing/firm.ts';
import { resetApp } from '../../testing/render-app.tsx';
import {
  atInstant,
  date,
  describedBy,
  fillIn,
  save,
  tomatoes,
  type,
  setDate,
  visit,
  type Visit,
} from '../../testing/produce-form.ts';

beforeEach(() => atInstant('2026-05-01T16:00:00Z'));
afterEach(() => {
  resetApp();
  jest.useRealTimers();
});

const names = ['Production start', 'Production end', 'Availability start', 'Availability end'] as const;
/** What is said under a date: its error, and its window. */
const saidOf = async (name: string) => describedBy(await date(name));
/** Types a date, or its beginning, key by key, and stays in its field. */
async function typeDigits(user: Visit['user'], name: string, digits: string) {
  await user.click(within(await date(name)).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(digits);
}
const firmAt = (timeZone: string | null) => {
  const address = { raw: 'Sherbrooke', country: 'Canada', country_code: 'CA', state: 'Québec', city: 'Sherbrooke' };
  return firm(1, {
    address: { ...address, zipcode: 'J1H 1A1', latitude: null, longitude: null, time_zone: timeZone },
  });
};

describe('the window of each date', () => {
  test('is said under it, and opens once the dates that it is counted from are there', async () => {
    const app = await visit();
    expect(await Promise.all(names.map(saidOf))).toEqual([
      'From January 1, 2025 to December 31, 2026.',
      'Choose the production start first.',
      'Choose the production period first.',
      'Choose the production period first.',
    ]);
    await setDate(app, 'Production start', '2026-05-01');
    await setDate(app, 'Production end', '2026-09-30');
    expect(await Promise.all(names.map(saidOf))).toEqual([
      'From January 1, 2025 to December 31, 2026.',
      'From May 2, 2026 to May 1, 2027.',
      'From May 2, 2026 to September 29, 2026.',
      'From October 1, 2026 to September 30, 2027.',
    ]);
  });

  // The dates before the one that is tried, then its edges: a day before the first, the first, the last, a day after it.
  test.each([
    [
      'Production start',
      [],
      ['2024-12-31', '2025-01-01', '2026-12-31', '2027-01-01'],
      ['January 1, 2025', 'December 31, 2026'],
    ],
    [
      'Production end',
      ['2026-05-01'],
      ['2026-05-01', '2026-05-02', '2027-05-01', '2027-05-02'],
      ['May 2, 2026', 'May 1, 2027'],
    ],
    [
      'Availability start',
      ['2026-05-01', '2026-09-30'],
      ['2026-05-01', '2026-05-02', '2026-09-29', '2026-09-30'],
      ['May 2, 2026', 'September 29, 2026'],
    ],
    [
      'Availability end',
      ['2026-05-01', '2026-09-30', '2026-07-01'],
      ['2026-09-30', '2026-10-01', '2027-09-30', '2027-10-01'],
      ['October 1, 2026', 'September 30, 2027'],
    ],
  ] as const)('%s is held to both of its edges, and the error names the one that was crossed', async (...row) => {
    const [name, before, [early, first, last, late], [from, to]] = row;
    const app = await visit();
    for (const [place, day] of before.entries()) await setDate(app, names[place] ?? '', day);
    await setDate(app, name, early);
    expect(await saidOf(name)).toContain(`${name} cannot be before ${from}`);
    await setDate(app, name, first);
    expect(await saidOf(name)).toBe(`From ${from} to ${to}.`);
    await setDate(app, name, last);
    expect(await saidOf(name)).toBe(`From ${from} to ${to}.`);
    await setDate(app, name, late);
    expect(await saidOf(name)).toContain(`${name} cannot be after ${to}`);
  });

  test('is named in French', async () => {
    const app = await visit({ language: 'fr' });
    await setDate(app, 'Début de la production', '2026-05-01');
    await setDate(app, 'Fin de la production', '2027-05-02');
    expect(await saidOf('Fin de la production')).toBe(
      'Le champ « Fin de la production » ne peut pas dépasser le 1er mai 2027 | Du 2 mai 2026 au 1er mai 2027.',
    );
  });

  test.each([
    ['Pacific/Kiritimati', 'From January 1, 2026 to December 31, 2026.'],
    ['America/Toronto', 'From January 1, 2025 to December 31, 2026.'],
    [null, 'From January 1, 2025 to December 31, 2026.'], // of the installation
  ])('of the start is counted from the day of the company: %s', async (timeZone, window) => {
    atInstant('2026-06-29T20:00:00Z'); // 30 June in Kiritimati: 180 days before is 1 January
    await visit({ answers: { 'GET /firm': firmAt(timeZone) } });
    expect(await saidOf('Production start')).toBe(window);
  });
});

describe('a date that changes', () => {
  async function filled(): Promise<Visit> {
    const app = await visit();
    await setDate(app, 'Production start', '2026-05-01');
    await setDate(app, 'Production end', '2026-09-30');
    await setDate(app, 'Availability start', '2026-07-01');
    await setDate(app, 'Availability end', '2026-12-31');
    return app;
  }

  test('checks those that are counted from it, and takes their errors back', async () => {
    const app = await filled();
    await setDate(app, 'Production start', '2026-08-01');
    expect(await saidOf('Availability start')).toContain('Availability start cannot be before August 2, 2026');
    await setDate(app, 'Production start', '2026-05-01');
    expect(await saidOf('Availability start')).toBe('From May 2, 2026 to September 29, 2026.');
    await setDate(app, 'Production end', '2026-06-01');
    expect(await saidOf('Availability start')).toContain('Availability start cannot be after May 31, 2026');
    expect(await saidOf('Availability end')).toBe('From June 2, 2026 to June 1, 2027.');
  });

  test('checks the others before it is left itself', async () => {
    const { user } = await filled();
    await typeDigits(user, 'Production end', '20260601');
    expect(await saidOf('Availability start')).toContain('Availability start cannot be after May 31, 2026');
  });

  test('is not called wrong before it is left', async () => {
    const { user } = await visit();
    await typeDigits(user, 'Production start', '20240101');
    expect(await saidOf('Production start')).toBe('From January 1, 2025 to December 31, 2026.');
    await user.tab();
    expect(await saidOf('Production start')).toContain('Production start cannot be before January 1, 2025');
  });

  test('to a production of one day leaves availability no day, and says so there', async () => {
    const app = await filled();
    await setDate(app, 'Production end', '2026-05-02');
    expect(await saidOf('Availability start')).toContain('production needs to last at least two days');
    expect(await saidOf('Production end')).toBe('From May 2, 2026 to May 1, 2027.');
  });

  test('to half a date is no date, and is not missing', async () => {
    const app = await visit();
    await typeDigits(app.user, 'Production start', '2026');
    await app.user.tab();
    await save(app);
    expect(await screen.findByText('Production start is invalid')).toBeTruthy();
    expect(screen.getByText('Production end is required')).toBeTruthy();
  });

  test('outside its window is not sent, and is said with everything else that is wrong', async () => {
    const app = await visit();
    await fillIn(app);
    await type(app, 'Area', '0');
    await setDate(app, 'Production end', '2028-01-01');
    await save(app);
    expect(await screen.findByText('Area needs to be more than 0')).toBeTruthy();
    expect(screen.getByText(/Production end cannot be after/)).toBeTruthy();
    expect(app.posts()).toEqual([]);
  });
});

describe('dates that have grown old', () => {
  const old = {
    production_from: '2019-05-01',
    production_to: '2019-09-30',
    availability_from: '2019-07-01',
    availability_to: '2019-12-31',
  };
  const oldTomatoes = { ...tomatoes(), harvest: old };
  const answers = {
    'GET /produces/{id}': produceAnswer(oldTomatoes, 3),
    'PUT /produces/{id}': produceAnswer(oldTomatoes, 4),
  };

  test('are saved again as they are', async () => {
    const app = await visit({ editing: true, answers });
    await screen.findByDisplayValue('Heirloom');
    await type(app, 'Details optional', 'Red');
    await save(app);
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect(app.puts()[0]?.body).toMatchObject({ produce: { notes: 'Red', harvest: old } });
  });

  test('are held to the start as it is, which is checked itself only when it changes', async () => {
    const app = await visit({ editing: true, answers });
    await screen.findByDisplayValue('Heirloom');
    await setDate(app, 'Availability end', '2019-11-15');
    expect(await saidOf('Production start')).toBe('From January 1, 2025 to December 31, 2026.');
    expect(await saidOf('Availability end')).toBe('From October 1, 2019 to September 30, 2020.');
    await setDate(app, 'Production start', '2019-05-02');
    expect(await saidOf('Production start')).toContain('Production start cannot be before January 1, 2025');
    await save(app);
    const start = await date('Production start');
    await waitFor(() => expect(start.contains(document.activeElement)).toBe(true)); // where the refusal leads
    expect(app.puts()).toEqual([]);
  });
});
