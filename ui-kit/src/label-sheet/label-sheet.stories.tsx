import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { SheetLabel } from './label-face.tsx';
import { labelFormats } from './label-formats.ts';
import { LabelSheet } from './label-sheet.tsx';

const formatOf = (number: string) => {
  const found = labelFormats.find(({ numbers }) => numbers.includes(number));
  if (!found) throw new Error(`There is no format ${number}`);
  return found;
};
const huts: readonly (readonly [title: string, value: readonly string[], note: string])[] = [
  ['Cirque hut', ['$12.50'], 'Alpine Club'],
  [
    'Refuge de la Grande-Traversée des Chic-Chocs, dortoir du deuxième étage',
    ['1 249,50 $', '2 nuits'],
    'Club alpin de la Haute-Gaspésie',
  ],
  [
    'Anticonstitutionnellement-les-Bains',
    ['12,50 $ / nuit'],
    'Société des établissements de plein air du Québec, secteur du Bas-Saint-Laurent',
  ],
];
const labelsOf = (count: number): SheetLabel[] =>
  Array.from({ length: count }, (_, nth) => {
    const [title = '', value, note] = huts[nth % huts.length] ?? [];
    const text = `https://huts.example/${nth}/grande-traversee?at=2026-11-24T18:30:00.000Z`;
    return { key: String(nth), title, value, note, code: { text, label: `QR code of ${title}` } };
  });

const meta = {
  title: 'LabelSheet',
  component: LabelSheet,
  args: {
    format: formatOf('L7160'),
    labels: labelsOf(21),
    words: {
      sheet: (nth: number, of: number) => `Sheet ${nth} of ${of}`,
      codeLeftOut: 'These labels are too small for a QR code, which needs 15 mm.',
    },
  },
} satisfies Meta<typeof LabelSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rectangle holds another, to half a pixel. */
const holds = (outer: DOMRect, inner: DOMRect) =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;

/** Every label is on its sheet, and every text and code within its label. */
async function fits(sheet: HTMLElement) {
  const page = sheet.getBoundingClientRect();
  for (const label of sheet.querySelectorAll('[data-label]')) {
    const edges = label.getBoundingClientRect();
    await expect(holds(page, edges)).toBe(true);
    for (const part of label.querySelectorAll('svg, div > div > div'))
      await expect(holds(edges, part.getBoundingClientRect()), part.textContent ?? '').toBe(true);
  }
}

const drawnAsOnPaper: Story['play'] = async ({ canvas, args: { format, labels } }) => {
  const [sheet] = canvas.getAllByRole('group');
  if (!sheet) throw new Error('There is no sheet');
  const page = sheet.getBoundingClientRect();
  await expect(page.width / page.height).toBeCloseTo(format.page.width / format.page.height, 1);
  const [first] = sheet.querySelectorAll('[data-label]');
  await expect((first?.getBoundingClientRect().width ?? 0) / page.width).toBeCloseTo(
    format.width / format.page.width,
    2,
  );
  await expect(sheet.querySelectorAll('[data-label]')).toHaveLength(labels.length);
  await fits(sheet);
};

export const TwentyOneOnA4: Story = { play: drawnAsOnPaper };
export const ThirtyOnLetter: Story = { args: { format: formatOf('5160'), labels: labelsOf(30) }, play: drawnAsOnPaper };
export const SixtyFiveOnA4: Story = { args: { format: formatOf('L7651'), labels: labelsOf(65) }, play: drawnAsOnPaper };
export const CodeAboveTheText: Story = {
  args: { format: formatOf('5196'), labels: labelsOf(9) },
  play: drawnAsOnPaper,
};
export const Large: Story = { args: { format: formatOf('L7165'), labels: labelsOf(8) }, play: drawnAsOnPaper };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: drawnAsOnPaper,
};

/** A sheet that lacks seven labels: the first is the eighth, and what does not fit is on a second sheet. */
export const HalfUsed: Story = {
  args: { start: 8, labels: labelsOf(15) },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('group', { name: 'Sheet 1 of 2' });
    const second = canvas.getByRole('group', { name: 'Sheet 2 of 2' });
    await expect(first.querySelectorAll('[data-label]')).toHaveLength(14);
    await expect(first.querySelector('[data-label]')?.getAttribute('data-label')).toBe('8');
    second.scrollIntoView();
    await waitFor(() => expect(second.querySelector('[data-label]')).not.toBeNull());
    await expect(second.querySelectorAll('[data-label]')).toHaveLength(1);
    await expect(second.querySelector('[data-label]')?.getAttribute('data-label')).toBe('1');
  },
};
export const TooSmallForACode: Story = {
  args: { format: formatOf('5167'), labels: labelsOf(80) },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(/too small for a QR code/)).toBeVisible());
    await expect(context.canvas.queryByRole('img', { name: /QR code of/ })).toBeNull();
    await drawnAsOnPaper(context);
  },
};
export const WithoutCodes: Story = {
  args: { format: formatOf('5167'), labels: [{ key: 'one', title: 'Cirque hut' }] },
  play: ({ canvas }) => expect(canvas.queryByText(/too small/)).toBeNull(),
};

/** While the browser prints, the sheets are in the document on pages of their own, and nothing else is shown. */
export const Printed: Story = {
  args: { labels: labelsOf(22) },
  play: async ({ canvas }) => {
    await expect(document.querySelector('[data-label-sheets]')).toBeNull();
    globalThis.dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector<HTMLElement>('body > [data-label-sheets]');
    if (!paper) throw new Error('Nothing is printed');
    const css = paper.querySelector('style')?.textContent ?? '';
    await expect(css).toContain('size: 210.00mm 297.00mm; margin: 0;');
    await expect(css).toContain('body > :not([data-label-sheets]) { display: none !important }');
    await expect(paper).not.toBeVisible();
    const places = [...paper.querySelectorAll<HTMLElement>('[data-label]')].map(({ style }) => [style.left, style.top]);
    await expect(places).toHaveLength(22);
    await expect(places[0]).toEqual(['7.2mm', '15.15mm']);
    await expect(places[4]).toEqual(['73.24mm', '53.25mm']);
    await expect(places[21]).toEqual(places[0]);
    await expect(within(paper).getAllByText('Cirque hut')).toHaveLength(8);
    globalThis.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector('[data-label-sheets]')).toBeNull();
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
  },
};

/** Of many sheets the preview draws those in view, each in its place, and the paper has every label of every sheet. */
export const ManySheets: Story = {
  args: { labels: labelsOf(960) },
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole('group');
    const drawn = (sheet: HTMLElement | undefined) => sheet?.querySelectorAll('[data-label]').length;
    await expect(sheets).toHaveLength(46);
    await expect(drawn(sheets[0])).toBe(21);
    const { offsetHeight } = document.documentElement;
    await expect(drawn(sheets.at(-1))).toBe(0);
    sheets.at(-1)?.scrollIntoView();
    await waitFor(() => expect(drawn(sheets.at(-1))).toBe(15));
    await waitFor(() => expect(drawn(sheets[0])).toBe(0));
    await expect(document.documentElement.offsetHeight).toBe(offsetHeight);
    globalThis.dispatchEvent(new Event('beforeprint'));
    await expect(document.querySelectorAll('body > [data-label-sheets] [data-label]')).toHaveLength(960);
    globalThis.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector('[data-label-sheets]')).toBeNull();
  },
};
