import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadable } from './preloadable.tsx';

const drawn = (Part: ReturnType<typeof part>) =>
  render(
    <Suspense fallback="on its way">
      <Part name="Terroir" />
    </Suspense>,
  );
const part = () => preloadable(async () => ({ name }: { name: string }) => <p>{name}</p>);

test('what was loaded before is drawn at once, without the fallback around it', async () => {
  const Part = part();
  await Part.load();
  const { container } = drawn(Part);
  expect(container.textContent).toBe('Terroir');
});

test('what was not loaded comes after its fallback', async () => {
  const { container } = drawn(part());
  expect(container.textContent).toBe('on its way');
  expect(await screen.findByText('Terroir')).toBeTruthy();
});
