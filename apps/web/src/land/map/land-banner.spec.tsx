import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ThemeRoot } from '@terroir/ui-kit';
import i18next from 'i18next';
import { useEffect } from 'react';
import type { Key } from '../../i18n/text-keys.ts';
import { startTexts } from '../../i18n/texts.ts';
import { BannerPlace, useBanner } from '../../messages/banner.tsx';
import { readTexts } from '../../testing/read-texts.ts';
import { bannerMs } from './land-banner.ts';

beforeAll(async () => {
  if (!i18next.isInitialized) await startTexts(readTexts);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

function Saved({ text }: { readonly text: Key<'shell'> }) {
  const { done } = useBanner('land');
  useEffect(() => done(text, bannerMs), [done, text]);
  return <BannerPlace area="land" />;
}

test.each([
  ['shell:done.plotCreated', 'The plot was created.', 'La parcelle a été créée.'],
  ['shell:done.plotUpdated', 'The plot was updated.', 'La parcelle a été mise à jour.'],
  ['shell:done.zoneCreated', 'The zone was created.', 'La zone a été créée.'],
  ['shell:done.zoneUpdated', 'The zone was updated.', 'La zone a été mise à jour.'],
  ['shell:done.styleUpdated', 'The styles were updated.', 'Les styles ont été mis à jour.'],
] as const)('the banner %s says so in both languages, and leaves after eight seconds', async (text, en, fr) => {
  for (const [language, words] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    // prettier-ignore
    await i18next.changeLanguage(language);
    jest.useFakeTimers();
    render(
      <ThemeRoot>
        <Saved text={text} />
      </ThemeRoot>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.queryByText(words)).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(words)).toBeNull();
    jest.useRealTimers();
    cleanup();
  }
});
