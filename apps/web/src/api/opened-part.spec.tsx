import { ThemeRoot, Toasts } from '@terroir/ui-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { startTexts } from '../i18n/texts.ts';
import { readTexts } from '../testing/read-texts.ts';
import { openedDialog } from './opened-part.tsx';

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(async () => {
  if (!i18next.isInitialized) await startTexts(readTexts);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary catches
});
afterEach(() => {
  logged.mockRestore();
  cleanup();
});

const Question = ({ open = true }: { open?: boolean; onClose: () => void }) =>
  open ? <p role="dialog">What would you like to know?</p> : null;

/** A dialog that is there while it is open, and one that stays; its file comes when the line is up. */
function dialogOf({ stays }: { stays: boolean }) {
  const line = { isDown: true };
  const Dialog = openedDialog(
    async () => {
      if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return Question;
    },
    ({ onClose }) => onClose,
  );
  function Screen() {
    const [isOpen, setOpen] = useState<boolean | null>(null);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Write
        </button>
        {isOpen === null || !(stays || isOpen) ? null : <Dialog open={isOpen} onClose={() => setOpen(false)} />}
      </>
    );
  }
  return { line, Screen };
}

test.each([{ stays: false }, { stays: true }])(
  'a dialog whose file does not come says so in a message, and is asked for again when it is opened again ($stays)',
  async (of) => {
    const { line, Screen } = dialogOf(of);
    render(
      <ThemeRoot>
        <Toasts labels={{ region: 'Messages', close: 'Close', reach: () => '' }}>
          <Screen />
        </Toasts>
      </ThemeRoot>,
    );
    const user = userEvent.setup();
    const write = screen.getByRole('button', { name: 'Write' });
    await user.click(write);
    expect(await screen.findByText(/could not be opened/u)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    line.isDown = false;
    await user.click(write);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
);
