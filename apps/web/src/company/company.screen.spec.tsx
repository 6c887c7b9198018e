import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { profileOf, refused, type Told } from '../testing/answers.ts';
import { firm } from '../testing/firm.ts';
import { renderApp, resetApp } from '../testing/render-app.tsx';

afterEach(resetApp);

const visit = (stored: Told) =>
  renderApp({
    path: '/company-details',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two'), 'GET /firm': stored },
  });

test('after a conflict only what the person changed goes over the newest company', async () => {
  const app = await visit(firm(1));
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Company name' });
  await app.user.clear(name);
  await app.user.type(name, 'Érablière');
  app.on({
    'GET /firm': firm(2, { details: 'Maple syrup' }),
    'PUT /firm': ({ headers }) =>
      headers.get('If-Match') === '"2"'
        ? firm(3, { name: 'Érablière', details: 'Maple syrup' })
        : refused(409, { code: 'version_conflict', message: 'It has changed.' }),
  });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company Details updated successfully')).toBeTruthy();
  const puts = app.sent.filter(({ call }) => call === 'PUT /firm');
  expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(puts[1]?.body).toMatchObject({ firm: { name: 'Érablière', details: 'Maple syrup' } });
});

test('where both changed a field, both versions are shown, and nothing is overwritten before one is chosen', async () => {
  const app = await visit(firm(1));
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const phone = await screen.findByRole('textbox', { name: /Phone/ });
  await app.user.type(phone, '819 555-0199');
  app.on({
    'GET /firm': firm(2, { phone: '819 555-0100' }),
    'PUT /firm': refused(409, { code: 'version_conflict', message: 'It has changed.' }),
  });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = within(await screen.findByRole('table'));
  const choice = () => screen.getByRole('group', { name: 'This entry changed while you were editing' });
  await waitFor(() => expect(document.activeElement).toBe(choice()));
  expect(screen.queryByText('It has changed.')).toBeNull(); // said once, where the choice is
  expect(asked.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['819 555-0199', '819 555-0100']);
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /firm');
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]?.headers.get('If-Match')).toBe('"1"');
  await waitFor(() => expect(document.activeElement).toBe(choice()));
  app.on({ 'PUT /firm': firm(3, { phone: '819 555-0199' }) });
  await app.user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(puts()).toHaveLength(3));
  expect(puts()[2]?.headers.get('If-Match')).toBe('"2"');
});

test('several fields that both changed are chosen one by one, and what only the person changed stays', async () => {
  const app = await visit(firm(1));
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const typeOver = async (name: string | RegExp, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  await typeOver(/Phone/, '819 555-0199');
  await typeOver('Company name', 'Érablière');
  await typeOver(/Owner’s name/, 'Marie T.');
  app.on({
    'GET /firm': firm(2, { phone: '819 555-0100', name: 'Ferme' }),
    'PUT /firm': refused(409, { code: 'version_conflict', message: 'It has changed.' }),
  });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await app.user.click(await screen.findByRole('radio', { name: /^Phone.* Yours/ }));
  await app.user.click(screen.getByRole('radio', { name: 'Company name Current version Ferme' }));
  await app.user.click(screen.getByRole('button', { name: 'Continue with my choices' }));
  expect(screen.getByText('Your choice is not saved yet')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  app.on({ 'PUT /firm': firm(3) });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  const puts = () => app.sent.filter(({ call }) => call === 'PUT /firm');
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]?.headers.get('If-Match')).toBe('"2"');
  expect(puts()[1]?.body).toMatchObject({ firm: { phone: '819 555-0199', name: 'Ferme', owner_name: 'Marie T.' } });
});

test('saving without a foundation date leads to that field', async () => {
  const app = await visit(firm(1, { foundation_date: null }));
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const date = await screen.findByRole('group', { name: 'Foundation date' });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(date.contains(document.activeElement)).toBe(true));
});

test('a save that is refused for no field’s sake leads to what was said, and closing that to the title', async () => {
  const app = await visit(firm(1));
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.type(await screen.findByRole('textbox', { name: /Phone/ }), '819 555-0199');
  app.on({ 'PUT /firm': refused(503, { code: 'unavailable', message: 'Not now.' }) });
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(said));
  await app.user.click(await within(said).findByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
