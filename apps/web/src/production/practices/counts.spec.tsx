import { ThemeRoot } from '@terroir/ui-kit';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { startTexts } from '../../i18n/texts.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { FollowedPractices } from './followed-practices.tsx';
import type { Practices } from './practices.ts';
import { SaveBar } from './save-bar.tsx';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await (await startTexts(readTexts)).loadNamespaces(['practices']);
});
afterEach(cleanup);

const entries = Array.from({ length: 1200 }, (_, at) => ({ id: `p${at}`, name: `Practice ${at}` }));
const practices = { groups: [{ id: 'soil', name: 'Soil', practices: entries }] } as unknown as Practices;
const ticks = { p0: true, p1: true };

test.each([
  ['en', 'You follow 2 of 1,200 practices', '2 of 1,200 practices followed', '2 of 1,200 followed'],
  ['fr', 'Vous suivez 2 pratiques sur 1\u00A0200', '2 pratiques suivies sur 1\u00A0200', '2 suivies sur 1\u00A0200'],
] as const)('how many there are is grouped as the language writes it (%s)', async (language, ...said) => {
  await i18next.changeLanguage(language);
  render(
    <ThemeRoot>
      <SaveBar practices={practices} ticks={ticks} start={ticks} sending={false} form="f" />
      <FollowedPractices practices={practices} ticks={ticks} />
    </ThemeRoot>,
  );
  const exact = { normalizer: (text: string) => text };
  for (const text of said) expect(screen.getByText(text, exact)).toBeTruthy();
});
