import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { PictureArea } from './crop-picture.ts';
import { PictureCropDialog, type PictureCropDialogProps } from './picture-crop-dialog.tsx';
import { turnedPicture } from './turned-picture.fixture.ts';

function WithButton(props: PictureCropDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Crop</Button>
      <PictureCropDialog
        {...props}
        open={props.open || open}
        onCancel={() => {
          props.onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}
const cropped = fn<(part: Blob, area: PictureArea) => void>();
const meta = {
  title: 'Picture crop',
  component: PictureCropDialog,
  args: {
    open: true,
    url: turnedPicture,
    type: 'image/jpeg',
    longestSide: 1600,
    title: 'Crop the picture',
    onCropped: cropped,
    onCancel: fn(),
    onUnreadable: fn(),
    formatZoom: (zoom) => `${zoom.toFixed(1)} ×`,
    labels: {
      area: 'Part of the picture that is kept',
      hint: 'Move the picture with a finger, the mouse or the arrow keys.',
      zoom: 'Zoom',
      loading: 'Loading the picture',
      submit: 'Use this part',
      cancel: 'Cancel',
      close: 'Close',
    },
  },
  beforeEach: () => void cropped.mockClear(),
} satisfies Meta<typeof PictureCropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog with its picture loaded. */
async function loaded() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  const part = await dialog.findByRole('application', { name: 'Part of the picture that is kept' });
  return { dialog, part, slider: dialog.getByRole('slider', { name: 'Zoom' }) };
}
/** What was handed over: its area, type, size and the colours of its first and last row. */
async function handedOver() {
  await waitFor(() => expect(cropped).toHaveBeenCalledOnce());
  const [blob, area] = cropped.mock.lastCall ?? [];
  const bitmap = await createImageBitmap(blob as Blob);
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  paper?.drawImage(bitmap, 0, 0);
  const colourAt = (y: number) => {
    const [red = 0, , blue = 0] = paper?.getImageData(bitmap.width / 2, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return {
    area,
    type: blob?.type,
    size: [bitmap.width, bitmap.height],
    top: colourAt(1),
    bottom: colourAt(bitmap.height - 2),
  };
}
const submit = () => screen.getByRole('button', { name: 'Use this part' });
const use = async () => {
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
};

/** As a camera that was held upright took it: what is above stays above. */
export const TheMiddleOfAPhotograph: Story = {
  play: async () => {
    await loaded();
    await use();
    await expect(await handedOver()).toEqual({
      area: { x: 0, y: 32, width: 64, height: 64 },
      type: 'image/jpeg',
      size: [64, 64],
      top: 'red',
      bottom: 'blue',
    });
  },
};
export const MovedByKeys: Story = {
  play: async () => {
    const { part } = await loaded();
    part.focus();
    await userEvent.keyboard('{ArrowUp>40/}');
    await use();
    const { area, top, bottom } = await handedOver();
    await expect([area?.y, top, bottom]).toEqual([64, 'blue', 'blue']);
  },
};
export const ZoomedFromOneToThreeByTenths: Story = {
  play: async () => {
    const { slider } = await loaded();
    await expect(['min', 'max', 'step', 'value'].map((name) => slider.getAttribute(name))).toEqual([
      '1',
      '3',
      '0.1',
      '1',
    ]);
    await fireEvent.change(slider, { target: { value: '2' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '2.0 ×');
    await use();
    const { area, size } = await handedOver();
    await expect([area, size]).toEqual([{ x: 16, y: 48, width: 32, height: 32 }, [32, 32]]);
  },
};
export const NoLargerThanItIsKept: Story = {
  args: { longestSide: 40 },
  play: async () => {
    await loaded();
    await use();
    await expect((await handedOver()).size).toEqual([40, 40]);
  },
};
export const ABanner: Story = {
  args: { aspect: 3 },
  play: async () => {
    await loaded();
    await use();
    const { area, size } = await handedOver();
    await expect([area?.width, size]).toEqual([64, [64, 21]]);
  },
};
export const BeginsAtThePartCutBefore: Story = {
  args: { start: { x: 8, y: 80, width: 32, height: 32 } },
  play: async () => {
    const { slider } = await loaded();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '2.0 ×'));
    await use();
    const { area } = await handedOver();
    await expect(area).toEqual({ x: 8, y: 80, width: 32, height: 32 });
  },
};
/** What may be transparent stays so, and a drawing is drawn as large as it is needed. */
export const ADrawing: Story = {
  args: {
    url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="40" viewBox="0 0 5 4"><path d="M0 4l2-2 1 1 1-1 1 1v1z" fill="#3a6628"/></svg>')}`,
    type: 'image/svg+xml',
  },
  play: async () => {
    await loaded();
    await use();
    const { type, size } = await handedOver();
    await expect([type, size]).toEqual(['image/webp', [800, 800]]);
  },
};
/** Nothing can be handed over before the picture is there; the button says so, by mouse and keys. */
export const WaitsForThePicture: Story = {
  args: { url: '' },
  render: function Arriving(args) {
    const [url, setUrl] = useState(args.url);
    return (
      <>
        <PictureCropDialog {...args} url={url} />
        <button data-arrives hidden aria-label="The picture arrives" onClick={() => setUrl(turnedPicture)} />
      </>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await expect(dialog.getByRole('status', { name: 'Loading the picture' })).toBeVisible();
    await expect(submit()).toBeDisabled();
    dialog.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(cropped).not.toHaveBeenCalled();
    document.querySelector<HTMLButtonElement>('[data-arrives]')?.click();
    await use();
    await expect((await handedOver()).size).toEqual([64, 64]);
    await expect(dialog.queryByRole('status', { name: 'Loading the picture' })).toBeNull();
  },
};
export const Unreadable: Story = {
  args: { url: 'data:image/png;base64,AAAA', type: 'image/png' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
    await expect(cropped).not.toHaveBeenCalled();
  },
};
export const EscapeKeepsEverything: Story = {
  args: { open: false },
  render: (args) => <WithButton {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Crop' });
    await userEvent.click(button);
    const { slider } = await loaded();
    await waitFor(() => expect(slider).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(cropped).not.toHaveBeenCalled();
  },
};
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    title: 'Recadrer la photographie de l’aliment',
    labels: {
      area: 'Partie de l’image qui est conservée',
      hint: 'Déplacez l’image du doigt, à la souris ou avec les touches fléchées; rapprochez-la avec le curseur.',
      zoom: 'Agrandissement',
      loading: 'Chargement de l’image',
      submit: 'Utiliser cette partie',
      cancel: 'Annuler',
      close: 'Fermer',
    },
  },
};
