import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FailedState } from '../empty-state/empty-state.tsx';
import { Notice } from '../notice/notice.tsx';
import { DelayedSkeleton, SkeletonLines } from '../skeleton/skeleton.tsx';
import { LiveRegion } from './live-region.tsx';

const meta = { title: 'LiveRegion', component: LiveRegion, args: { children: null } } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What every live region under a place held when it entered the document, in their order. */
function bornWith(place: HTMLElement): { held: string[]; stop: () => void } {
  const held: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement)
        for (const region of [node, ...node.querySelectorAll('*')])
          if (region.matches('[role="alert"], [role="status"]')) held.push(readable(region));
  });
  observer.observe(place, { childList: true, subtree: true });
  return { held, stop: () => observer.disconnect() };
}
/** As the accessibility tree has it: hidden text is not in it. */
const readable = (region: Element) =>
  [...region.querySelectorAll('*')].some((part) => getComputedStyle(part).visibility === 'hidden')
    ? ''
    : (region.textContent ?? '');

const messages = {
  notice: <Notice severity="error">It could not be saved.</Notice>,
  failed: <FailedState title="It could not be fetched" />,
  loading: (
    <DelayedSkeleton label="Loading" delayMs={20}>
      <SkeletonLines />
    </DelayedSkeleton>
  ),
};
function Appearing({ what }: { what: keyof typeof messages }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show</Button>
      {shown ? messages[what] : null}
    </>
  );
}
const entersEmpty =
  (role: 'alert' | 'status', text: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const { held, stop } = bornWith(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByRole(role)).toHaveTextContent(text));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    stop();
    await expect(held).toEqual(['']);
  };

export const ANoticeEntersAnEmptyRegion: Story = {
  render: () => <Appearing what="notice" />,
  play: entersEmpty('alert', 'It could not be saved.'),
};
export const AFailureEntersAnEmptyRegion: Story = {
  render: () => <Appearing what="failed" />,
  play: entersEmpty('alert', 'It could not be fetched'),
};
export const LoadingIsSaidInAnEmptyRegion: Story = {
  render: () => <Appearing what="loading" />,
  play: entersEmpty('status', 'Loading'),
};

function Messages() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setMessage('The plan was saved.')}>Save</Button>
      <Button onClick={() => setMessage(null)}>Forget</Button>
      <LiveRegion urgent>{message === null ? null : <Notice>{message}</Notice>}</LiveRegion>
    </>
  );
}
export const OneRegionForEveryMessage: Story = {
  render: () => <Messages />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(region).getByText('The plan was saved.')).toBeVisible());
    // The notice in it is no region of its own.
    await expect(canvasElement.querySelectorAll('[role="alert"], [role="status"]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }));
    await expect(region).toBeEmptyDOMElement();
  },
};
