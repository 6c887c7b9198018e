import { describe, expect, test } from '@jest/globals';
import { given } from '@terroir/kernel';
import { Website } from '../website/website.commands.ts';
import { website } from '../website/website.decider.ts';
import { offersOf, type MarketKind } from './offers.data.ts';
import { sitePalettes } from './sites.data.ts';
import { demoWebsite } from './websites.ts';

const until = '2026-05-01T12:00:00.000Z';
const kinds = Object.keys(offersOf) as MarketKind[];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, place) => {
    const part = Number.parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);

describe('the website of a demo producer', () => {
  test.each(kinds)('could have been typed, in both languages, and is published before now (%s)', (kind) => {
    for (const language of ['en', 'fr'] as const) {
      const { at, sections } = demoWebsite({ seed: 'Ferme des Trois Érables', kind, language, until });
      expect(Website.safeParse({ sections }).error).toBeUndefined();
      const { outcome } = given(website).when({ type: 'PublishWebsite', data: { sections, slug: 'a' } });
      expect((outcome as readonly { type: string }[]).map(({ type }) => type)).toContain('WebsitePublished');
      expect(at < until).toBe(true);
    }
  });

  test('has text that reads on its ground (7:1)', () => {
    for (const palette of sitePalettes)
      for (const [text, ground] of Object.values(palette)) {
        const [high, low] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a) as [number, number];
        expect([text, ground, (high + 0.05) / (low + 0.05) >= 7]).toEqual([text, ground, true]);
      }
  });
});
