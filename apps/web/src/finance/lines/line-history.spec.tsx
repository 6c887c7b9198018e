import { expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { changes, farmBooks, input, visit, wire } from '../../testing/finances.tsx';

const books = farmBooks();

test('taking a removal back from the history keeps the focus there, and Escape closes the history', async () => {
  const { user } = visit();
  let undo: 'restore' | null = 'restore';
  books.back.on({
    'GET /history': () => changes([['e1', { event: 'InputRemoved', undo }]]),
    'POST /producer_inputs/{id}/restore': () => {
      undo = null;
      return input(wire('2', 'Hay', 30, 'second cut'));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = await screen.findByRole('dialog');
  await user.click(await within(history).findByRole('button', { name: 'Undo the deletion' }));
  await waitFor(() => expect(within(history).queryByRole('button', { name: 'Undo the deletion' })).toBeNull());
  expect(document.activeElement).toBe(within(history).getByRole('list', { name: 'History' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the history of a removal shows a bin, what was removed and its amount', async () => {
  const { user } = visit();
  const removed = {
    event: 'InputRemoved',
    changes: [
      { field: 'subcategory_id', from: 'hay', to: null },
      { field: 'notes', from: null, to: null },
      { field: 'cost_cents', from: 123_450, to: null },
    ],
  };
  books.back.on({ 'GET /history': changes([['e1', removed]]) });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = within(await screen.findByRole('dialog'));
  const entry = await history.findByRole('listitem');
  expect([...entry.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Subcategorybefore: Hay',
    'Costbefore: $1,234.50',
  ]);
  const { container: bin } = render(<RecordIcon name="remove" />);
  expect(entry.querySelector('path')?.outerHTML).toBe(bin.querySelector('path')?.outerHTML);
});

test('a change by someone outside the company is signed by the Terroir team', async () => {
  const { user } = visit();
  const byOperator = { label: null, actor: { account_id: null, name: null, role: 'operator' } };
  books.back.on({ 'GET /history': changes([['e1', byOperator]]) });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = within(await screen.findByRole('dialog'));
  expect((await history.findByRole('listitem')).textContent).toContain('The Terroir team ·');
});

test.each([
  ['net', ['producer_input', 'producer_output'], ['Outputs · Marie', 'Inputs · Marie']],
  ['cost', ['producer_input'], []],
  ['revenues', ['producer_output'], []],
])('the history of the %s tells what became of the lines behind it', async (figure, kinds, sides) => {
  const { user } = visit('/finances');
  const made = { actor: { account_id: null, name: 'Marie', role: 'producer_level_two' } };
  books.back.on({
    'GET /history': changes([
      ['e2', { ...made, resource_type: 'producer_output', event: 'OutputRecorded' }],
      ['e1', made],
    ]),
  });
  await user.click(await screen.findByRole('button', { name: `History of the ${figure}` }));
  const history = within(await screen.findByRole('dialog', { name: `History of the ${figure}` }));
  const items = await history.findAllByRole('listitem');
  for (const [at, side] of sides.entries()) expect(items[at]?.textContent).toContain(side);
  expect(books.back.sent.find(({ call }) => call === 'GET /history')?.search.getAll('resource_type')).toEqual(kinds);
  const [then] = history.getAllByRole('link', { name: 'See everything as it was then' });
  expect(then?.getAttribute('href')).toMatch(/^\/finances\?as_of=/);
});

test.each([
  ['?from=2025-06-01&to=2025-06-03', '/finances?from=2025-06-01&to=2025-06-03&as_of=', true],
  ['', '/finances?as_of=', false],
])(
  'the history of a figure of "%s" leads to the same days back then and says where it lists more',
  async (search, then, says) => {
    const { user } = visit(`/finances${search}`);
    books.back.on({ 'GET /history': changes([['e1', {}]]) });
    await user.click(await screen.findByRole('button', { name: 'History of the cost' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of the cost' }));
    const link = await history.findByRole('link', { name: 'See everything as it was then' });
    expect(link.getAttribute('href')?.startsWith(then)).toBe(true);
    expect(history.queryByText(/changes to lines of any date/) !== null).toBe(says);
  },
);

test('the first earlier change takes the focus, also when the last are shown and their button goes', async () => {
  const { user } = visit();
  books.back.on({
    'GET /history': ({ search }) =>
      search.get('cursor') === null
        ? changes([['e2', {}]], { total: 2, next_cursor: 'e2' })
        : changes([['e1', {}]], { total: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'History of the inputs' }));
  const history = await screen.findByRole('dialog');
  await user.click(await within(history).findByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() => expect(within(history).queryByRole('button', { name: 'Show earlier changes' })).toBeNull());
  expect(document.activeElement).toBe(within(history).getAllByRole('listitem')[1]);
});
