import { ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import i18next from 'i18next';
import { startTexts } from '../i18n/texts.ts';
import { readTexts } from '../testing/read-texts.ts';
import { lazyPart } from './lazy-part.tsx';

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(async () => {
  if (!i18next.isInitialized) await startTexts(readTexts);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary catches
});
afterEach(() => {
  logged.mockRestore();
  cleanup();
});

const Day = ({ label }: { label: string }) => <input aria-label={label} />;

/** A file that comes when the line is up. */
function fileOf(Part: ComponentType<{ label: string }>) {
  const line = { down: true, asked: 0 };
  const load = async () => {
    line.asked += 1;
    if (line.down) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  };
  return { line, LazyDay: lazyPart(load) };
}
const shows = (children: ReactNode) =>
  act(async () =>
    render(
      <ThemeRoot>
        <Suspense fallback="On its way">{children}</Suspense>
      </ThemeRoot>,
    ),
  );

test('a part whose file does not come says so in its place, and what is typed beside it stays', async () => {
  const { line, LazyDay } = fileOf(Day);
  await shows(
    <>
      <input aria-label="Name" />
      <LazyDay label="Day" />
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Marie');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be loaded.');
  line.down = false;
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Day' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Marie');
});

test('a retry that fails leaves the notice, and asks for the file once each time', async () => {
  const { line, LazyDay } = fileOf(Day);
  await shows(<LazyDay label="Day" />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(line.asked).toBe(1);
  await userEvent.setup().click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  expect(line.asked).toBe(2);
  expect(screen.getByRole('alert').contains(retry)).toBe(true);
});

test('a part that was missing is fetched again where it is shown next', async () => {
  const { line, LazyDay } = fileOf(Day);
  await shows(<LazyDay label="Day" />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  cleanup();
  line.down = false;
  await shows(<LazyDay label="Day" />);
  expect(await screen.findByRole('textbox', { name: 'Day' })).toBeTruthy();
});

class Above extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? 'The screen broke' : this.props.children);
}

test('a fault of the part itself goes to the boundary above', async () => {
  const { line, LazyDay } = fileOf(() => {
    throw new Error('No such day');
  });
  line.down = false;
  await shows(
    <Above>
      <LazyDay label="Day" />
    </Above>,
  );
  expect(screen.getByText('The screen broke')).toBeTruthy();
});
