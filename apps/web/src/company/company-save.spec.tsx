import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused, type Told } from '../testing/answers.ts';
import { storedDrafts } from '../testing/drafts.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const overtaken = refused(409, { code: 'version_conflict', message: 'It has changed.' });
const unavailable = refused(503, { code: 'unavailable', message: 'Not now.' });
const updated = () => screen.findByText('Company Details updated successfully');
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Opens the form and types a phone number. */
async function editPhone() {
  const app = await renderApp({
    path: '/company-details',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': firm(1), 'GET /addresses': 'down' },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.type(await box(/Phone/), '819 555-0199');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /firm');
  return { ...app, save, puts };
}
type App = Awaited<ReturnType<typeof editPhone>>;

/** Sends the company and holds the answer back. */
async function saveSlowly({ on, save, puts }: App) {
  const { promise, resolve } = Promise.withResolvers<Told>();
  on({ 'PUT /firm': () => promise });
  await save();
  await waitFor(() => expect(puts()).toHaveLength(1));
  return (told: Told) => act(async () => resolve(told));
}
const leave = ({ guardedHistory }: App) => act(async () => guardedHistory.push('/finances'));

test('what is typed while a save is under way stays, is said to be unsaved, and is saved over it', async () => {
  const app = await editPhone();
  const answer = await saveSlowly(app);
  await app.user.type(await box(/About us/), ' and orchard');
  await answer(firm(2, { phone: '+1 819 555 0199' }));
  expect(await screen.findByText(/What you typed while it was being saved is not saved yet/)).toBeTruthy();
  expect([(await box(/About us/)).value, (await box(/Phone/)).value]).toEqual([
    'Market garden and orchard',
    '+1 819 555 0199',
  ]);
  expect(screen.queryByText('This entry changed while you were editing')).toBeNull();
  await waitFor(() =>
    expect(storedDrafts().map(([, values]) => values)).toEqual([{ 'firm.details': 'Market garden and orchard' }]),
  );
  app.on({ 'PUT /firm': firm(3) });
  await app.save();
  await updated();
  expect(app.puts()[1]?.headers.get('If-Match')).toBe('"2"');
  expect(app.puts()[1]?.body).toMatchObject({ firm: { details: 'Market garden and orchard' } });
  expect(storedDrafts()).toEqual([]);
});

test('leaving while the company is on its way is asked about, and a failure then leads back to what was typed', async () => {
  const app = await editPhone();
  const answer = await saveSlowly(app);
  await leave(app);
  const question = await screen.findByRole('alertdialog', { name: 'Leave while this is being saved?' });
  await app.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.path()).toBe('/finances'));
  await answer(unavailable);
  expect(await screen.findByText(/Your changes were not saved\. Not now\./)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: /^Back to what you typed/ }));
  await waitFor(() => expect(app.path()).toBe('/company-details'));
  expect((await box(/Phone/)).value).toBe('819 555-0199');
});

test('a company that is stored after its screen was left is said there, and leaves no draft', async () => {
  const app = await editPhone();
  const answer = await saveSlowly(app);
  await leave(app);
  const question = await screen.findByRole('alertdialog');
  await app.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.path()).toBe('/finances'));
  await answer(firm(2, { phone: '819 555-0199' }));
  await updated();
  expect(storedDrafts()).toEqual([]);
});

test('Cancel asks before it gives up what was typed', async () => {
  const app = await editPhone();
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect((await box(/Phone/)).value).toBe('819 555-0199');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(storedDrafts()).toEqual([]);
});

test('a save whose answer was lost on the way is done when it is sent again', async () => {
  const app = await editPhone();
  app.on({ 'PUT /firm': 'down' });
  await app.save();
  await screen.findByText(/The server did not answer/);
  app.on({ 'PUT /firm': overtaken, 'GET /firm': firm(2, { phone: '819 555-0199' }) });
  await app.save();
  await updated();
  expect(screen.queryByText('It has changed.')).toBeNull();
});

test('part of an address is chosen about with the whole of it', async () => {
  const app = await editPhone();
  const town = await screen.findByRole('combobox', { name: /Address/ });
  await app.user.type(town, 'Sherbrooke Est');
  const theirs = {
    raw: 'Sherbrooke',
    country: 'Canada',
    country_code: 'CA',
    state: 'Québec',
    city: 'Sherbrooke',
    zipcode: 'J1E 2B2',
    latitude: null,
    longitude: null,
    time_zone: null,
  };
  app.on({ 'PUT /firm': overtaken, 'GET /firm': firm(2, { address: theirs }) });
  await app.save();
  const asked = within(await screen.findByRole('table'));
  expect(asked.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Sherbrooke Est, Québec, J1H 1A1, Canada',
    'Sherbrooke, Québec, J1E 2B2, Canada',
  ]);
});
