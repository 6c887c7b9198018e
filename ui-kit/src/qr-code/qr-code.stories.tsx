import type { Meta, StoryObj } from '@storybook/react-vite';
import { decodeQR } from 'qr/decode.js';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';
import { qrPng } from './qr-png.ts';

const address = 'https://terroir.example/items/creme-fraiche?at=2026-11-24T18:30:00.000Z';
const meta = {
  title: 'QrCode',
  component: QrCode,
  args: { text: address, label: 'QR code that leads to the page of the cream', size: 240 },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What another library reads in a picture. */
async function readIn(picture: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('No canvas');
  paper.drawImage(picture, 0, 0, width, height);
  return decodeQR(paper.getImageData(0, 0, width, height), { timeLimit: 10_000 });
}

export const DarkOnWhite: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: /leads to the page of the cream/ });
    const [ground, ink] = [...drawing.children].map((part) => getComputedStyle(part).fill);
    await expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await expect(getComputedStyle(drawing).getPropertyValue('forced-color-adjust')).toBe('none');
    const picture = new Image();
    const copy = drawing.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    await expect(await readIn(picture, 480, 480)).toBe(address);
  },
};
export const AsWideAsItsPlace: Story = {
  args: { size: undefined },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThan(200);
  },
};
export const AsAFile: Story = {
  play: async () => {
    const file = await qrPng(address);
    await expect(file.type).toBe('image/png');
    const picture = await createImageBitmap(file);
    await expect(picture.width).toBeGreaterThanOrEqual(1024);
    await expect(picture.width).toBe(picture.height);
    await expect(await readIn(picture, picture.width, picture.height)).toBe(address);
  },
};
