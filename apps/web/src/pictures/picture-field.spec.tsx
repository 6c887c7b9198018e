import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ThemeRoot } from '@terroir/ui-kit';
import type { PictureCropDialogProps } from '@terroir/ui-kit/crop';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { startTexts } from '../i18n/texts.ts';
import { createRouterLink } from '../routing/router-link.tsx';
import { readTexts } from '../testing/read-texts.ts';
import { PictureField } from './picture-field.tsx';
import type { Upload } from './use-picture-choice.ts';

const RouterLink = createRouterLink(() => undefined);
/** The dialog as it is shown, where nothing can be drawn: its stories show what it does. */
let dialog: PictureCropDialogProps | null = null;
let down = true;
jest.unstable_mockModule('@terroir/ui-kit/crop', () => {
  if (down) throw new TypeError('Failed to fetch dynamically imported module');
  return {
    PictureCropDialog: (props: PictureCropDialogProps) => {
      dialog = props;
      return <div role="dialog" aria-label={props.title} />;
    },
  };
});

let value: Upload | null | undefined;
let readings: Promise<boolean>[] = [];
function Field({ crop }: { crop?: { aspect: number } }) {
  const [upload, setUpload] = useState<Upload | null>();
  return (
    <PictureField
      label="Image"
      stored={{ url: '/stored.webp', alt: 'A tomato' }}
      value={upload}
      onChange={(next) => {
        value = next;
        setUpload(next);
      }}
      onReading={(reading) => readings.push(reading)}
      error={undefined}
      progress={undefined}
      onCancel={() => undefined}
      crop={crop}
    />
  );
}

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces('pictures');
});
beforeEach(() => {
  dialog = null;
  value = undefined;
  readings = [];
  Object.assign(URL, {
    createObjectURL: (bytes: File | Blob) => `blob:${'name' in bytes ? bytes.name : bytes.type}`,
    revokeObjectURL: () => undefined,
  });
});
afterEach(cleanup);

function draw(crop: { aspect: number } | null = { aspect: 1 }) {
  const { container } = render(
    <ThemeRoot linkComponent={RouterLink}>
      <Field {...(crop ? { crop } : {})} />
    </ThemeRoot>,
  );
  const user = userEvent.setup();
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  return {
    user,
    chooses: (name = 'IMG_1.png', size = 1) =>
      user.upload(input, new File(['x'.repeat(size)], name, { type: 'image/png' })),
    shown: () => screen.queryByRole('img')?.getAttribute('src'),
  };
}
const part = new Blob(['part'], { type: 'image/webp' });
const area = { x: 1, y: 2, width: 3, height: 3 };
const asked = async () => {
  await screen.findByRole('dialog', { name: 'Crop the picture' });
  return dialog as unknown as PictureCropDialogProps;
};

// The first test, since a file that came once is there.
test('where the dialog cannot be fetched, that is said, and another choice tries again', async () => {
  const { chooses } = draw();
  await chooses();
  expect(await screen.findByText(/The tool that crops pictures could not be loaded/)).toBeTruthy();
  expect(await Promise.all(readings)).toEqual([false]);
  down = false;
  await chooses();
  await asked();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('a picture that is chosen while another one is cropped takes its place', async () => {
  const { chooses } = draw();
  await chooses('first.png');
  await asked();
  await chooses('second.png');
  await waitFor(() => expect(dialog?.url).toBe('blob:second.png'));
  act((await asked()).onCancel);
  expect(await Promise.all(readings)).toEqual([true, true]);
});

test('the part that was cropped is what is sent and shown, under the name of its new type', async () => {
  const { chooses, shown } = draw();
  await chooses();
  const { url, type, aspect, longestSide, start, onCropped } = await asked();
  expect([url, type, aspect, longestSide, start]).toEqual(['blob:IMG_1.png', 'image/png', 1, 1600, undefined]);
  expect(value).toBeUndefined();
  act(() => onCropped(part, area));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(value).toEqual({ base64data: btoa('part'), fileName: 'IMG_1.webp' });
  expect(shown()).toBe('blob:image/webp');
  expect(await Promise.all(readings)).toEqual([true]);
});

test('cancelling keeps the former picture, and a save goes on', async () => {
  const { chooses, shown } = draw();
  await chooses();
  act((await asked()).onCancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([value, shown()]).toEqual([undefined, '/stored.webp']);
  expect(await Promise.all(readings)).toEqual([true]);
});

test('the part can be chosen again, from the whole picture and where it was', async () => {
  const { user, chooses, shown } = draw();
  expect(screen.queryByRole('button', { name: 'Crop again, Image' })).toBeNull();
  await chooses();
  const { onCropped } = await asked();
  act(() => onCropped(part, area));
  await user.click(await screen.findByRole('button', { name: 'Crop again, Image' }));
  const again = await asked();
  expect([again.url, again.start]).toEqual(['blob:IMG_1.png', area]);
  act(again.onCancel);
  expect(shown()).toBe('blob:image/webp');
  await user.click(screen.getByRole('button', { name: 'Remove, Image' }));
  expect(value).toBeNull();
  expect(screen.queryByRole('button', { name: 'Crop again, Image' })).toBeNull();
});

test('a picture that the browser cannot show is refused, and a save waits for another choice', async () => {
  const { chooses } = draw();
  await chooses();
  act((await asked()).onUnreadable);
  expect(screen.getByText('This file holds no image that can be shown. Choose another one.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await Promise.all(readings)).toEqual([false]);
});

test('a file may be larger where only a part of it is sent', async () => {
  const size = 9 * 1024 * 1024;
  const whole = draw(null);
  await whole.chooses('large.png', size);
  expect(screen.getByText('This file is larger than 8 MB.')).toBeTruthy();
  cleanup();
  const cropped = draw();
  expect(screen.getByText('GIF, JPEG, PNG, SVG or WebP, up to 40 MB.')).toBeTruthy();
  await cropped.chooses('large.png', size);
  expect((await asked()).url).toBe('blob:large.png');
});

test('a file that is named like a picture and is none is refused when it is chosen, and nothing of it is shown', async () => {
  const { chooses, shown } = draw(null);
  const src = jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
  await chooses('letter.png');
  expect(await screen.findByText('This file holds no image that can be shown. Choose another one.')).toBeTruthy();
  expect([value, shown()]).toEqual([undefined, '/stored.webp']);
  expect(await Promise.all(readings)).toEqual([false]);
  src.mockRestore();
  await chooses('tomato.png');
  await waitFor(() => expect(shown()).toBe('blob:tomato.png'));
  expect(screen.queryByText(/no image that can be shown/)).toBeNull();
});
