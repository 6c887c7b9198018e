import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

/** A real picture: a PNG of twice the drawing's size, with these words in the page's own font. */
export async function savesPng(
  canvas: ReturnType<typeof within>,
  button: string,
  said: readonly string[],
): Promise<void> {
  const fonts = new Map<string, string>();
  const written = spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function note(
    this: CanvasRenderingContext2D,
    text,
  ) {
    fonts.set(text, this.font);
  });
  const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(canvas.getByRole('button', { name: button }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  const bitmap = await createImageBitmap(made.mock.calls[0]?.[0] as Blob);
  await expect(bitmap.width).toBeGreaterThan(500);
  await expect(bitmap.height).toBeGreaterThan(600);
  for (const word of said) await expect(fonts.get(word), word).toContain('Source Sans 3 Variable');
  written.mockRestore();
  made.mockRestore();
  clicked.mockRestore();
}
