import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { EmptyState, FailedState } from '../empty-state/empty-state.tsx';
import { ContrastNote } from '../notice/contrast-note.tsx';
import { ConflictNotice } from '../notice/conflict-notice.tsx';
import { Notice } from '../notice/notice.tsx';
import { StickyStrip } from '../notice/sticky-strip.tsx';
import { TextField } from '../field/text-field.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';

afterEach(cleanup);

/** What leaves when it is pressed. */
function Leaving({ children }: { children: (leave: () => void) => ReactNode }) {
  const [here, setHere] = useState(true);
  return here ? children(() => setHere(false)) : null;
}

const show = (children: ReactNode) => {
  render(
    <ThemeRoot>
      <main>
        <h1>Page</h1>
        <Card title="Another">…</Card>
        {children}
      </main>
    </ThemeRoot>,
  );
  return userEvent.setup();
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

test('closing a notice leads to the heading that it was under', async () => {
  const user = show(
    <Leaving>
      {(leave) => (
        <Notice onClose={leave} closeLabel="Close">
          Saved
        </Notice>
      )}
    </Leaving>,
  );
  await press(user, 'Close');
  expect(focused()).toBe('Page');
});

test('better colours that leave with their button lead to the heading', async () => {
  const [text, background] = ['#8db868', '#e2ecd3'];
  function Choosing() {
    const [isRead, setIsRead] = useState(false);
    const actions = isRead ? undefined : <Button onClick={() => setIsRead(true)}>Use another</Button>;
    return (
      <ContrastNote verdict={isRead ? 'enough' : 'low'} sample={{ text, background }} actions={actions}>
        Hard to read
      </ContrastNote>
    );
  }
  const user = show(<Choosing />);
  await press(user, 'Use another');
  expect(focused()).toBe('Page');
});

test('a strip that leaves with its button leads to the heading', async () => {
  const user = show(
    <Leaving>
      {(leave) => (
        <StickyStrip short="May" action={<Button onClick={leave}>Back</Button>}>
          As it was in May
        </StickyStrip>
      )}
    </Leaving>,
  );
  await press(user, 'Back');
  expect(focused()).toBe('Page');
});

test('a retry that succeeds leads to the title of its card', async () => {
  const user = show(
    <Card title="Lines">
      <Leaving>{(leave) => <FailedState title="Not loaded" retryLabel="Try again" onRetry={leave} />}</Leaving>
    </Card>,
  );
  await press(user, 'Try again');
  expect(focused()).toBe('Lines');
});

test('an empty list whose action finds something leads to the heading above it', async () => {
  const user = show(
    <Card title="Market">
      <Leaving>
        {(leave) => (
          <EmptyState
            drawing="search"
            title="Nothing found"
            action={<Button onClick={leave}>Clear</Button>}
            handsOver
          />
        )}
      </Leaving>
    </Card>,
  );
  await press(user, 'Clear');
  expect(focused()).toBe('Market');
});

test('a notice of a form leads to the first field, or to the first wrong one', async () => {
  const form = (error?: string) => (
    <form>
      <Leaving>{(leave) => <Notice action={<Button onClick={leave}>Start over</Button>}>Kept</Notice>}</Leaving>
      <TextField label="Name" />
      <TextField label="Town" error={error} />
    </form>
  );
  const user = show(form());
  await press(user, 'Start over');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  cleanup();
  const again = show(form('Indicate the town'));
  await press(again, 'Start over');
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
});

test('what took the focus meanwhile keeps it', async () => {
  const user = show(
    <>
      <Leaving>
        {(leave) => (
          <Notice
            closeLabel="Close"
            onClose={() => {
              screen.getByRole('button', { name: 'Add' }).focus();
              leave();
            }}
          >
            Saved
          </Notice>
        )}
      </Leaving>
      <Button>Add</Button>
    </>,
  );
  await press(user, 'Close');
  expect(focused()).toBe('Add');
});

const labels = {
  title: 'It changed',
  text: 'Choose',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Now',
  nothing: 'empty',
  keepAllMine: '',
  takeAllTheirs: '',
  keepPicked: '',
  missing: '',
};
/** A form in a dialog in which a conflict can come up. */
function Edited({ refused = false }: { refused?: boolean }) {
  const [open, setOpen] = useState(false);
  const [conflict, setConflict] = useState(false);
  const clear = () => setConflict(false);
  const raise = () => {
    setConflict(true);
    setOpen(true);
  };
  return (
    <>
      <FormDialog
        open={open}
        title="A line"
        submitLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        onSubmit={() => (refused ? setOpen(false) : raise())}
        alert={
          conflict ? (
            <ConflictNotice
              rows={[]}
              picks={{}}
              onPick={() => undefined}
              onChosen={clear}
              labels={{ ...labels, keepMine: 'Keep mine', takeTheirs: 'Use the current version' }}
            />
          ) : null
        }
      >
        <TextField
          label="Notes"
          onChange={({ target }) => {
            if (target.value === 'now') raise();
          }}
        />
      </FormDialog>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <button type="button" onClick={raise}>
        Refuse
      </button>
    </>
  );
}
const choices = () => screen.getByRole('group', { name: 'It changed' });

test.each(['Keep mine', 'Use the current version'])(
  'a conflict in a dialog takes the focus to its choice, and %s leads to the first field',
  async (choice) => {
    const user = show(<Edited />);
    await press(user, 'Edit');
    await press(user, 'Save');
    expect(document.activeElement).toBe(choices());
    await user.tab();
    expect(focused()).toBe('Use the current version');
    await press(user, choice);
    expect(document.activeElement).toBe(screen.getByLabelText('Notes'));
  },
);

test('a dialog that comes back with a conflict starts at its choice', async () => {
  const user = show(<Edited refused />);
  await press(user, 'Edit');
  await press(user, 'Save');
  await act(async () => screen.getByText('Refuse').click());
  expect(document.activeElement).toBe(choices());
});

test('a conflict takes nobody away from where they type', async () => {
  const user = show(<Edited />);
  await press(user, 'Edit');
  await user.type(screen.getByLabelText('Notes'), 'now');
  expect(choices()).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Notes'));
});
