import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Typography, useTheme } from '../layout/layout.ts';
import { seriesTokens } from './palette.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { seriesColour } from './theme.ts';
import { useScheme } from './scheme.ts';
import { ThemeRoot } from './theme-root.tsx';

const meta = { title: 'Theme', component: ThemeRoot, args: { children: null } } satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatches() {
  const { palette } = useTheme().vars;
  const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;
  const grid = {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: 12,
    margin: '16px 0 32px',
  } as const;
  return (
    <>
      <div style={grid}>
        {tones.map((tone) => (
          <div key={tone} style={{ borderRadius: 16, overflow: 'hidden' }}>
            <div style={{ background: palette[tone].main, color: palette[tone].contrastText, padding: 16 }}>{tone}</div>
            <div style={{ background: palette.soft[tone], color: palette.onSoft[tone], padding: 12 }}>on soft</div>
          </div>
        ))}
      </div>
      <div style={grid}>
        {seriesTokens.map((token) => (
          <div key={token} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span style={{ width: 40, height: 40, borderRadius: '8px 24px', background: seriesColour(token) }} />
            {token}
          </div>
        ))}
      </div>
    </>
  );
}

export const TypeAndColour: Story = {
  render: () => (
    <>
      <Typography variant="h1" component="h2">
        Every season leaves a line
      </Typography>
      <Typography variant="h2" component="h3">
        A second voice, a little lower
      </Typography>
      <Typography variant="h3" component="h4">
        Third level
      </Typography>
      <Typography sx={{ maxWidth: '62ch' }}>
        Body text in Source Sans 3. « Où la sève monte, l’œil s’égaie » : Ààâ Éèêë Îï Ôö Ùûü Ÿ Ç œ æ – 1 234 567,89 $
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Quiet text, still easy to read.
      </Typography>
      <Swatches />
    </>
  ),
};

function Told() {
  const { scheme } = useScheme();
  return <output>{scheme}</output>;
}

export const SwitchesTheScheme: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <SchemeSwitch labels={{ toLight: 'Use the light theme', toDark: 'Use the dark theme' }} />
      <Told />
    </div>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('status').textContent;
    const ground = getComputedStyle(document.body).backgroundColor;
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(before ?? '');
    await expect(document.documentElement.dataset['theme']).toBe(canvas.getByRole('status').textContent);
    // The ground may be on its way from one colour to the other.
    await waitFor(() => expect(getComputedStyle(document.body).backgroundColor).not.toBe(ground));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent(before ?? '');
  },
};

/** The tests' browser asks for reduced motion. */
export const StandsStillOnRequest: Story = {
  render: () => <Typography>Nothing moves here.</Typography>,
  play: async ({ canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const text = canvas.getByText(/nothing moves/i);
    await expect(getComputedStyle(text).opacity).toBe('1');
    text.style.opacity = '0.9';
    await expect(getComputedStyle(text).opacity).toBe('0.9');
    await expect(document.getAnimations()).toEqual([]);
    text.style.opacity = '1';
  },
};
