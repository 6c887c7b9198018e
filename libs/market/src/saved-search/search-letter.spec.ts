import { describe, expect, test } from '@jest/globals';
import { searchLetterWords } from './search-letter.ts';

const url = 'https://terroir.example/items/miel';
const stop = 'https://terroir.example/stop-mail/1?token=a';
const item = { name: 'Miel · doux', producer: 'Ruche', price: null, before: null, distance: 12, url };
const counts = { fresh: 2, cheaper: 0 };

describe.each([
  ['en', 'To stop it: ', 'Stop these emails'],
  ['fr', 'Pour ne plus le recevoir\u00A0: ', 'Ne plus recevoir ces courriels'],
] as const)('a letter about a search (%s)', (language, plain, phrase) => {
  const producer = { ...item, name: 'Verger', producer: null, url: null };
  const words = searchLetterWords('Miel', [item, producer], counts, { language, currency: 'CAD', stop });

  test('links the name of an item to its page, which plain text has in full', () => {
    const [, line = '', without = ''] = words.lines;
    expect(line.endsWith(` ${url}`)).toBe(true);
    const link = words.linked.get(line);
    expect(link).toMatchObject({ before: '• ', words: item.name, url });
    expect(`${link?.before}${link?.words}${link?.after} ${url}`).toBe(line);
    expect(words.linked.has(without)).toBe(false);
  });

  test('has a phrase that links to where it is stopped, which plain text has in full', () => {
    const [last = ''] = words.after;
    const link = words.linked.get(last);
    expect(link).toMatchObject({ words: phrase, after: '', url: stop });
    expect(link?.before + plain + stop).toBe(last);
  });
});
