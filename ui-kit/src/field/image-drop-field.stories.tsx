import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImageDropField, type ImageDropFieldProps } from './image-drop-field.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 4"><rect width="5" height="4" fill="#c9dcc0"/><path d="M0 4l2-2 1 1 1-1 1 1v1z" fill="#3a6628"/></svg>')}`;
const meta = {
  title: 'Fields/Image',
  component: ImageDropField,
  args: {
    label: 'Logo',
    helperText: 'gif, jpeg, png, svg or webp, up to 8 MiB.',
    image: null,
    onPick: fn(),
    onRemove: fn(),
    labels: {
      drop: 'Drop a picture here',
      pick: 'Choose a file',
      replace: 'Replace',
      remove: 'Remove',
      loading: 'Reading',
      progress: 'Sending',
      cancel: 'Cancel',
      adjust: 'Crop',
    },
  },
} satisfies Meta<typeof ImageDropField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};
export const Filled: Story = {
  args: { image: { url: picture, alt: 'Hills under a pale sky' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove, Logo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const WithCamera: Story = {
  args: { labels: { ...meta.args.labels, camera: 'Take a photo' } },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const camera = canvasElement.querySelector('input[capture]') as HTMLInputElement;
    await expect(camera).toHaveAttribute('capture', 'environment');
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(camera, file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};
export const CanBeAdjusted: Story = {
  args: { image: { url: picture, alt: 'Hills under a pale sky' }, onAdjust: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crop, Logo' }));
    await expect(args.onAdjust).toHaveBeenCalledOnce();
  },
};
/** Holds the picture, and an upload that one press ends, as a form does. */
function Held(props: ImageDropFieldProps) {
  const [image, setImage] = useState(props.image);
  const [progress, setProgress] = useState(props.progress);
  return (
    <ImageDropField
      {...props}
      image={image}
      progress={progress}
      onRemove={() => setImage(null)}
      onCancel={() => setProgress(undefined)}
    />
  );
}
export const FocusStaysAfterRemoving: Story = {
  render: (args) => <Held {...args} />,
  args: { image: { url: picture, alt: 'Hills under a pale sky' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove, Logo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Choose a file, Logo' })).toHaveFocus();
  },
};
export const FocusStaysAfterCancelling: Story = {
  render: (args) => <Held {...args} />,
  args: { image: { url: picture, alt: 'Hills under a pale sky' }, progress: 42 },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel, Logo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Replace, Logo' })).toHaveFocus();
  },
};
export const Sending: Story = {
  args: { image: { url: picture, alt: 'Hills under a pale sky' }, progress: 42, onCancel: fn() },
};
/** While the file is read another one can be picked. */
export const Reading: Story = {
  args: { image: { url: picture, alt: 'Hills under a pale sky' }, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Logo, Reading');
    await expect(canvas.getByRole('button', { name: 'Replace, Logo' })).toBeEnabled();
  },
};
/** Two pictures of one form: each button begins with what it says and ends with whose it is. */
export const TwoPictures: Story = {
  render: (args) => (
    <>
      <ImageDropField {...args} />
      <ImageDropField {...args} label="Picture" optionalMark="optional" />
    </>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Choose a file, Logo', 'Choose a file, Picture']);
    await expect(canvas.getByRole('group', { name: 'Picture optional' })).toBeVisible();
  },
};
/** How far it is stands there at each moment, and is said at each quarter only. */
export const SaysEachQuarter: Story = {
  args: { progress: 0, onCancel: fn() },
  render: (args) => {
    function Growing() {
      const [progress, setProgress] = useState(0);
      return (
        <>
          <ImageDropField {...args} progress={progress} />
          <button onClick={() => setProgress(progress + 20)}>On</button>
        </>
      );
    }
    return <Growing />;
  },
  play: async ({ canvas }) => {
    const said: string[] = [];
    for (const shown of ['0%', '20%', '40%', '60%', '80%', '100%']) {
      await expect(canvas.getByText(`Sending ${shown}`)).toBeVisible();
      said.push(canvas.getByRole('status').textContent);
      if (shown !== '100%') await userEvent.click(canvas.getByRole('button', { name: 'On' }));
    }
    await expect([...new Set(said)]).toEqual(
      ['0%', '25%', '50%', '75%', '100%'].map((quarter) => `Logo, Sending ${quarter}`),
    );
    await expect(canvas.getByRole('progressbar', { name: 'Sending, Logo' })).toHaveAttribute('value', '100');
  },
};
export const WithError: Story = { args: { error: 'This file is larger than 8 MiB.' } };
export const LongFrenchText: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  args: {
    label: 'Illustration principale de la page de présentation de l’entreprise',
    helperText: 'Formats acceptés : gif, jpeg, png, svg ou webp. La position de l’appareil photo est retirée.',
    labels: {
      drop: 'Déposez ici une image',
      pick: 'Choisir un fichier sur cet appareil',
      replace: 'Remplacer',
      remove: 'Retirer',
      loading: 'Lecture en cours',
      progress: 'Envoi en cours',
      cancel: 'Annuler',
    },
  },
};
