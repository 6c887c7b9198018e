import { describe, expect, test } from '@jest/globals';
import { composeLetter, letterTexts } from './account.letters.ts';

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

  test('have their own addresses as links that wrap, and no other as a link', () => {
    const own = 'https://terroir.example/items/miel?a=1&b=2';
    const said = { subject: 's', greeting: 'Hello {name},', action: 'View', after: [`To stop it: ${own}`] };
    const typed = ['https://terroir.example.evil.example/x', 'https://evil.example/'];
    const { html } = composeLetter({ ...said, lines: [`Honey ${own}`, ...typed] }, 'en', 'Ana', link);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(hrefs).toEqual([own, link, own]);
    for (const address of typed)
      expect(html).toContain(`<p style="margin:0 0 16px;overflow-wrap:anywhere;color:#29251D">${address}</p>`);
  });

  test('link words in HTML where a line says so, as text whatever was typed, and have the address in plain text', () => {
    const item = 'https://terroir.example/items/miel?a=1&b=2';
    const typed = '<b onclick="x()">Miel</b> https://evil.example/';
    const lines = [`• ${typed} · 12 km ${item}`, '• Cidre https://evil.example/items/cidre'];
    const linked = new Map([
      [lines[0] ?? '', { before: '• ', words: typed, after: ' · 12 km', url: item }],
      [lines[1] ?? '', { before: '• ', words: 'Cidre', after: '', url: 'https://evil.example/items/cidre' }],
    ]);
    const said = { subject: 's', greeting: 'Hello {name},', action: 'View', after: [], lines, linked };
    const { text, html } = composeLetter(said, 'en', 'Ana', link);
    expect(text.split('\n\n').slice(1, 3)).toEqual(lines);
    expect(html).toContain(
      '>• <a href="https://terroir.example/items/miel?a=1&amp;b=2" style="color:inherit">&lt;b onclick=&quot;x()&quot;&gt;Miel&lt;/b&gt; https://evil.example/</a> · 12 km</p>',
    );
    expect(html).toContain(`>${lines[1]}</p>`);
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
    const { html, text } = letterTexts('reset', 'en', '<b onclick="x()">$& Ana\r\nBcc: all', link);
    expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;$&amp; Ana Bcc: all');
    expect(text).toContain('<b onclick="x()">$& Ana Bcc: all');
  });

  test.each([
    'Click https://evil.example/now',
    'www.evil.example',
    'evil.example',
    'évil。example',
    'evil\uFF0Eexample',
    'evil\u200B.example',
    'write to me@evil.example',
    'mailto:me',
    'javascript:x',
    'Call 1 819 555-0100',
    'evil/now',
  ])('leave out the name %j, because it looks like a link', (name) => {
    for (const [language, hello] of [
      ['en', 'Hello,'],
      ['fr', 'Bonjour,'],
    ] as const)
      // prettier-ignore
      for (const kind of kinds) {
        const { subject, text, html } = letterTexts(kind, language, name, link);
        expect(text.split('\n')[0]).toBe(hello);
        for (const part of [subject, text, html]) expect(part).not.toContain(name);
      }
  });

  test.each(['J. R. R. Tolkien', 'Marie-Ève St. Amand', 'Zoë d’Arc-Müller', 'علی\u200Cرضا', 'Ferme 1867'])(
    'greet %j by name',
    (name) => {
      expect(letterTexts('reset', 'en', name, link).text.split('\n')[0]).toBe(`Hello ${name},`);
    },
  );

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
