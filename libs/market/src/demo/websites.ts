import type { DataOf } from '@terroir/kernel';
import type { WebsiteCommand } from '../website/website.commands.ts';
import type { MarketFarm } from './items.ts';
import { sitePalettes, siteWordsOf } from './sites.data.ts';

type Edits = DataOf<WebsiteCommand, 'PublishWebsite'>['sections'];

const DAY = 24 * 60 * 60 * 1000;

/** The website of a demo producer, in the language of the farm: when it was published, and what it says in which colours. */
export function demoWebsite({ seed, kind, language, until }: MarketFarm): {
  readonly at: string;
  readonly sections: Edits;
} {
  const number = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const { banner, home, contact } = siteWordsOf[kind][language];
  const { head, banner: wide, alternate } = sitePalettes[number % sitePalettes.length] ?? sitePalettes[0];
  const styled = ([color, backgroundColor]: readonly [string, string]) => ({ style: { color, backgroundColor } });
  return {
    at: new Date(Date.parse(until) - (3 + (number % 5)) * DAY).toISOString(),
    sections: [
      { identifier: 'header', ...styled(head) },
      { identifier: 'banner', content: banner, ...styled(wide) },
      { identifier: 'home', content: home },
      { identifier: 'items', ...styled(alternate) },
      { identifier: 'contact', content: contact, ...styled(alternate) },
      { identifier: 'footer', ...styled(head) },
    ],
  };
}
