import { describe, expect, test } from '@jest/globals';
import { letterTexts } from './account.letters.ts';

const kinds = ['confirmation', 'reset', 'repeated_registration'] as const;
const link = 'https://terroir.example/confirm?token=abc_-1&x=1';

describe('the letters of accounts', () => {
  test.each(kinds)('%s is written in each language, not copied from the other', (kind) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => letterTexts(kind, language, 'Ana', link));
    expect(en?.subject).not.toBe(fr?.subject);
    expect(en?.text).toContain('Hello Ana,');
    expect(fr?.text).toContain('Bonjour Ana,');
    expect(en?.html).toContain('<html lang="en">');
    expect(fr?.html).toContain('<html lang="fr">');
  });

  test.each(kinds)('%s says the same in plain text and in HTML', (kind) => {
    const { text, html } = letterTexts(kind, 'fr', 'Ana', link);
    const shown = html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const line of text.split('\n\n')) expect(shown).toContain(line);
  });

  test('say how long a link is valid, in both languages', () => {
    for (const kind of ['confirmation', 'reset'] as const) {
      expect(letterTexts(kind, 'en', 'Ana', link).text).toContain('1 hour');
      expect(letterTexts(kind, 'fr', 'Ana', link).text).toContain('60\u00A0minutes');
    }
  });

  test('French stands with its own spaces and apostrophes', () => {
    for (const kind of kinds) {
      const { text, subject } = letterTexts(kind, 'fr', 'Ana', '');
      expect(`${subject} ${text}`).not.toMatch(/ [:;!?»]|« |'/);
    }
  });

  test('carry a hostile name as text', () => {
    const { html, text } = letterTexts('reset', 'en', '<b onclick="x()">$& Ana</b>\r\nBcc: all', link);
    expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;$&amp; Ana&lt;/b&gt; Bcc: all');
    expect(text).toContain('<b onclick="x()">$& Ana</b> Bcc: all');
  });

  test.each([
    'Click https://evil.example/now',
    'www.evil.example',
    'write to me@evil.example',
    'mailto:me@evil.example',
  ])('make no link of the name %j', (name) => {
    const { text, html } = letterTexts('confirmation', 'en', name, link);
    for (const greeting of [text.split('\n')[0], /Hello[^<]*/.exec(html)?.[0]]) {
      expect(greeting).not.toMatch(/\w[.:@]\w|:\/\//);
      expect(greeting?.replaceAll('\u2060', '')).toBe(`Hello ${name},`);
    }
  });

  test('turn no reading direction and break no line for a name that was recorded long ago', () => {
    const { text } = letterTexts('reset', 'en', 'Ana\u202Eevil\u2066\u2028\u0085\tBo', link);
    expect(text.split('\n')[0]).toBe('Hello Ana evil Bo,');
  });

  test('ask nothing of any server but the link', () => {
    for (const kind of kinds) {
      const { html } = letterTexts(kind, 'en', 'Ana', link);
      expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import/i);
      expect(html.match(/https?:\/\/[^"'<\s]+/g)).toEqual([link, link].map((url) => url.replace('&', '&amp;')));
    }
  });
});
