import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Box, Chip, Divider, Grid, Stack, Typography } from './layout.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, in steps of 8 px. */
export const InAColumn: Story = {
  args: {
    spacing: 3,
    children: ['The pond', 'The ridge', 'The valley'].map((name) => (
      <Card key={name} title={name}>
        A walk.
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24);
  },
};
/** Beside one another, and on the next line where there is no room. */
export const InARow: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    direction: 'row',
    spacing: 1.5,
    useFlexGap: true,
    sx: { flexWrap: 'wrap' },
    children: ['Enregistrer la promenade', 'Annuler', 'Revenir à la liste'].map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
/** Columns follow the width of the window: one on phones, two from tablets on. */
export const InAGrid: Story = {
  render: () => (
    <Grid container spacing={2}>
      {['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => (
        <Grid key={season} size={{ xs: 12, sm: 6 }}>
          <Card title={season}>Three walks.</Card>
        </Grid>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [spring, summer] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    await expect(spring?.top === summer?.top).toBe(innerWidth >= 768);
  },
};
export const InAGridOnPhones: Story = { ...InAGrid, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const WordsAndMarks: Story = {
  render: () => (
    <Box>
      <Typography variant="h2">Walks of this year</Typography>
      <Typography>Three were recorded, one of them in the rain.</Typography>
      <Divider sx={{ my: 2 }} />
      <Stack direction="row" spacing={1}>
        <Chip label="Spring" />
        <Chip label="Retrouvailles annuelles des promeneurs" color="primary" />
      </Stack>
    </Box>
  ),
};
export const WordsAndMarksInTheDark: Story = { ...WordsAndMarks, globals: { theme: 'dark' } };
/** Said by screen readers, and in nobody's way on the screen. */
export const ForScreenReadersOnly: Story = {
  render: () => (
    <Button>
      12 <VisuallyHidden>walks, show them all</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '12 walks, show them all' });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1);
    await expect(canvas.getByText('walks, show them all').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
