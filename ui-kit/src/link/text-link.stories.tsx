import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ThemeRoot } from '../theme/theme-root.tsx';
import type { LinkComponentProps } from './link-component.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'the terms of use' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Who walks here has read <TextLink {...args} />, and keeps the gates closed.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the terms of use' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
/** On a line of its own it is as high as a finger needs. */
export const Alone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { alone: true, children: 'See everything as it was then' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See everything as it was then' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** However short its text, a finger finds it. */
export const AloneAndShort: Story = {
  ...Alone,
  args: { alone: true, children: 'Go' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link', { name: 'Go' }).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
  },
};
/** Another site opens beside this one, and learns nothing of it. */
export const External: Story = {
  args: { external: true, href: 'https://example.org/', children: 'example.org (new tab)' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'example.org (new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
/** Links of the app go through the component that it gives `ThemeRoot`; those to other sites do not. */
export const LinkOfTheApp: Story = {
  render: (args) => {
    const AppLink = ({ children, ...rest }: LinkComponentProps) => (
      <a {...rest} data-app-link="">
        {children}
      </a>
    );
    return (
      <ThemeRoot linkComponent={AppLink} remember={false}>
        <TextLink {...args} /> ·{' '}
        <TextLink external href="https://example.org/">
          example.org
        </TextLink>
      </ThemeRoot>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the terms of use' })).toHaveAttribute('data-app-link');
    await expect(canvas.getByRole('link', { name: 'example.org' })).not.toHaveAttribute('data-app-link');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: { children: 'https://www.exemple.quebec/les-jardins-du-vieux-moulin-a-vent/renseignements-complementaires' },
};
