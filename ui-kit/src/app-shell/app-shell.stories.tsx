import type { Meta, StoryObj } from '@storybook/react-vite';
import Language from '@mui/icons-material/LanguageOutlined';
import Ledger from '@mui/icons-material/MenuBookOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Tasks from '@mui/icons-material/ChecklistOutlined';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SchemeSwitch } from '../theme/scheme-switch.tsx';
import { AppShell } from './app-shell.tsx';
import { SideBar } from './side-bar.tsx';

const groups = [
  { key: 'home', items: [{ key: 'board', label: 'Overview', href: '#board', icon: <Map />, current: true }] },
  {
    key: 'work',
    label: 'Work',
    items: [
      { key: 'ledger', label: 'Ledger', href: '#ledger', icon: <Ledger /> },
      { key: 'tasks', label: 'What is to be done', href: '#tasks', icon: <Tasks />, badge: 'Soon' },
    ],
  },
];
const page = (
  <>
    <PageHeader
      title="Good morning, Marie"
      description="Three things wait for you today."
      actions={<Button variant="contained">Add an entry</Button>}
    />
    <Card title="Today">Mend the gate by the pond before the afternoon.</Card>
  </>
);
const meta = {
  title: 'AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <>
        <Map aria-hidden />
        <span data-brand-name>House</span>
      </>
    ),
    brandHref: '#home',
    groups,
    Side: SideBar,
    children: page,
    topEnd: (
      <>
        <SchemeSwitch labels={{ toLight: 'Use the light theme', toDark: 'Use the dark theme' }} />
        <MenuButton
          label="Language"
          iconOnly
          icon={<Language />}
          items={[
            { key: 'en', label: 'English', current: true },
            { key: 'fr', label: 'Français' },
          ]}
        />
        <MenuButton
          label="Your account"
          iconOnly
          icon={<Person />}
          items={[
            { key: 'profile', label: 'Profile', href: '#profile' },
            { key: 'out', label: 'Sign out' },
          ]}
        />
      </>
    ),
    footer: 'A footer with links and credits.',
    labels: {
      skip: 'Skip to the page',
      topNav: 'Main',
      sideNav: 'Work areas',
      openMenu: 'Open the menu',
      closeMenu: 'Close the menu',
      menu: 'Menu',
    },
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const identity = { name: 'Marie-Ève Tremblay', detail: 'Ferme du Ruisseau', href: '#profile' };
export const SignedIn: Story = {
  args: { identity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marie-Ève Tremblay Ferme du Ruisseau' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What is to be done Soon' })).toBeVisible();
  },
};
/** The names that arrive stand before what is there already, which stays where it was. */
export const IdentityArrives: Story = {
  render: (args) => {
    function Arriving() {
      const [here, setHere] = useState(false);
      return (
        <AppShell {...args} identity={here ? identity : undefined}>
          <Button onClick={() => setHere(true)}>Arrive</Button>
        </AppShell>
      );
    }
    return <Arriving />;
  },
  play: async ({ canvas }) => {
    const placeOf = () => canvas.getByRole('button', { name: 'Your account' }).getBoundingClientRect().left;
    const before = placeOf();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('link', { name: /Ferme du Ruisseau/ })).toBeVisible();
    await expect(placeOf()).toBe(before);
  },
};
/** On phones the bar has no room: who is logged in stands at the head of the menu, in full. */
export const IdentityOnAPhone: Story = {
  args: {
    identity: {
      ...identity,
      detail: 'Coopérative agroalimentaire intermunicipale de Saint-Louis-de-Gonzague-du-Cap-Tourmente',
    },
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Marie-Ève/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const link = within(drawer).getByRole('link', { name: /Cap-Tourmente$/ });
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};
/** The group is longer than the window is high: what is pinned is seen all the same, and hides nothing that has the focus. */
export const ManyLinks: Story = {
  args: {
    groups: [
      {
        key: 'many',
        label: 'Work',
        items: Array.from({ length: 30 }, (_, place) => ({
          key: `${place}`,
          label: `Field ${place + 1}`,
          href: `#field-${place + 1}`,
          icon: <Map />,
          current: place === 28,
        })),
      },
    ],
    pinned: [{ key: 'out', label: 'Sign out', href: '#out', icon: <Person /> }],
  },
  play: async ({ canvas }) => {
    const out = canvas.getByRole('link', { name: 'Sign out' }).getBoundingClientRect();
    await expect(out.bottom).toBeLessThanOrEqual(innerHeight);
    const here = canvas.getByRole('link', { name: 'Field 29' }).getBoundingClientRect();
    await expect(here.bottom).toBeLessThanOrEqual(out.top);
    const last = canvas.getByRole('link', { name: 'Field 30' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(out.top);
  },
};
/** The same in the drawer of a phone. */
export const ManyLinksOnAPhone: Story = {
  args: { ...ManyLinks.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const out = within(drawer).getByRole('link', { name: 'Sign out' });
    await waitFor(() => expect(out.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    const here = within(drawer).getByRole('link', { name: 'Field 29' }).getBoundingClientRect();
    await expect(here.bottom).toBeLessThanOrEqual(out.getBoundingClientRect().top);
  },
};
/** Twice the size of text: what does not fit on one line takes another. */
export const LargeText: Story = {
  globals: { textSize: 'double' },
  args: { identity },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary').getBoundingClientRect();
    const badge = canvas.getByText('Soon').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(aside.right);
  },
};
/** The narrowest phone has room for the name, a language and the theme on one line. */
export const OneLineOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    brandLabel: 'House',
    topEnd: (
      <>
        <Button size="small" variant="text" startIcon={<Language />}>
          Français
        </Button>
        <SchemeSwitch labels={{ toLight: 'Use the light theme', toDark: 'Use the dark theme' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [home, menu, language, scheme] = [
      canvas.getByRole('link', { name: 'House' }),
      canvas.getByRole('button', { name: 'Open the menu' }),
      canvas.getByRole('button', { name: 'Français' }),
      canvas.getByRole('button', { name: /theme$/ }),
    ].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect];
    await expect(canvas.getByText('House').getBoundingClientRect().width).toBeGreaterThan(30);
    await expect(scheme.top).toBe(menu.top);
    await expect(home.right).toBeLessThanOrEqual(language.left);
    await expect(scheme.right).toBeLessThanOrEqual(innerWidth);
  },
};
/** The mark is enough to lead home where the name has no room beside the buttons. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false }, textSize: 'double' },
  args: { brandLabel: 'House', topEnd: <Button size="small">Français</Button> },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'House' }).getBoundingClientRect();
    const language = canvas.getByRole('button', { name: 'Français' }).getBoundingClientRect();
    await expect(home.right <= language.left || home.bottom <= language.top).toBe(true);
    await expect(language.right).toBeLessThanOrEqual(innerWidth);
  },
};
export const Visitors: Story = {
  args: {
    groups: undefined,
    topItems: [
      { key: 'about', label: 'About', href: '#about', current: true },
      { key: 'prices', label: 'Prices', href: '#prices' },
    ],
    topEnd: (
      <Button size="small" variant="contained" href="#in">
        Sign in
      </Button>
    ),
  },
};
export const SkipLinkComesFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
export const MenuOpensOnNarrowScreens: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Work areas' })).toBeNull();
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toHaveTextContent('What is to be done');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
