import type { Meta, StoryObj } from '@storybook/react-vite';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { KeyHint } from './key-hint.tsx';

const meta = { title: 'Button', component: Button, args: { children: 'Save the plan', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Looks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['primary', 'secondary', 'error'] as const).map((tone) => (
        <div key={tone} style={row}>
          <Button color={tone} variant="contained" startIcon={<Add />}>
            Add an entry
          </Button>
          <Button color={tone}>Outlined</Button>
          <Button color={tone} variant="text">
            Quiet
          </Button>
        </div>
      ))}
      <div style={row}>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large" variant="contained">
          Large
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
        <Button variant="contained" startIcon={<Add />} endIcon={<KeyHint>Maj+N</KeyHint>} aria-keyshortcuts="Shift+N">
          With a key
        </Button>
        <Button variant="contained" href="#there">
          A link
        </Button>
      </div>
      <div style={row}>
        <IconButton label="Edit" icon={<Edit />} />
        <IconButton label="Add" icon={<Add />} color="primary" />
        <IconButton label="Remove" icon={<Delete />} color="error" />
        <IconButton label="Remove (off)" icon={<Delete />} disabled />
        <IconButton label="Saving" icon={<Edit />} loading />
      </div>
    </div>
  ),
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Presses the button, which does nothing and keeps the focus. */
async function ignored({ canvas, args }: Parameters<NonNullable<Story['play']>>[0]): Promise<HTMLElement> {
  const button = canvas.getByRole('button', { name: 'Save the plan' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  return button;
}

export const PendingKeepsTheFocusAndIgnoresClicks: Story = {
  args: { loading: true, variant: 'contained' },
  play: async (context) => expect(await ignored(context)).toHaveAttribute('aria-busy', 'true'),
};

/** Another button of the same record is at work: this one waits, and looks as it does. */
export const HeldKeepsTheFocusAndIgnoresClicks: Story = {
  args: { held: true },
  play: async (context) => expect(await ignored(context)).toHaveAttribute('aria-disabled', 'true'),
};

export const LongFrenchText: Story = {
  args: {
    children: 'Enregistrer les renseignements de l’entreprise et poursuivre la configuration',
    variant: 'contained',
    fullWidth: true,
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

/** However small they are drawn for a mouse, fingers get 44 px. */
export const LargeEnoughForFingers: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  render: () => (
    <div style={row}>
      <Button size="small">OK</Button>
      <Button size="small" variant="text" startIcon={<Add />}>
        Add
      </Button>
      <IconButton size="small" label="Edit" icon={<Edit />} />
      <IconButton label="Delete" icon={<Delete />} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OpensANewTab: Story = {
  args: { children: 'View the page (new tab)', href: '/page', external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View the page (new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
