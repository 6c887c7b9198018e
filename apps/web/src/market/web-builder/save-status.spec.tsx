import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../../testing/answers.ts';
import { enter } from '../../testing/entering.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { builderAnswers, websiteDraft, websiteSections } from '../../testing/market/website.ts';

afterEach(resetApp);
afterEach(() => void jest.restoreAllMocks());

/** A text that was typed while somebody else saved another one. */
async function clashed() {
  const theirs = websiteDraft(2, websiteSections({ home: { content: 'Theirs' } }));
  let saves = 0;
  const app = await renderApp({
    path: '/web-builder',
    signedIn: true,
    answers: {
      ...builderAnswers(),
      'PUT /website': () =>
        (saves += 1) === 1
          ? refused(409, { code: 'version_conflict', message: 'Changed' })
          : websiteDraft(3, websiteSections({ home: { content: 'Mine' } })),
    },
  });
  const bar = await screen.findByRole('toolbar', { name: 'Tools: Home' });
  await app.user.click(within(bar).getByRole('button', { name: 'Edit text' }));
  app.on({ 'GET /website': theirs });
  const field = await screen.findByRole('textbox', { name: /^Text/ });
  await enter(app.user, field, 'Mine');
  expect(await screen.findByText('Theirs', {}, { timeout: 3000 })).toBeTruthy();
  return { ...app, field };
}
const choice = () => screen.getByRole('group', { name: 'This entry changed while you were editing' });

test('a text that somebody else changed too is settled between both', async () => {
  const app = await clashed();
  await app.user.click(screen.getByRole('button', { name: /Keep mine/ }));
  expect(await screen.findByText('Everything is saved.', { ignore: '[aria-hidden]' })).toBeTruthy();
  expect(app.sent.findLast(({ call }) => call === 'PUT /website')?.headers.get('If-Match')).toBe('"2"');
});

test('the strip leads to the choice, from its title on, and the choice back to where one typed', async () => {
  const { user, field } = await clashed();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(document.activeElement).toBe(choice());
  const [place] = scrolled.mock.contexts as HTMLElement[];
  expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]]);
  expect(place?.textContent).toMatch(/^This entry changed while you were editing/);
  await user.click(screen.getByRole('button', { name: /Keep mine/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull());
  expect(document.activeElement).toBe(field);
});
