import { describe, expect, test } from '@jest/globals';
import { screenTexts } from './screen-words.ts';

const texts = screenTexts();
const english = texts.filter(({ language }) => language === 'en');
const french = texts.filter(({ language }) => language === 'fr');
const breaking = (of: typeof texts, rule: RegExp) =>
  of.filter(({ text }) => rule.test(text)).map(({ path, text }) => `${path}: ${text}`);

test('reads the texts of screens, catalogue, refusals, mails, demo and command line', () => {
  const holds = (part: string) => texts.filter(({ path }) => path.includes(part)).length;
  const parts = [
    'shell.',
    'reference/src/inputs',
    'accounts/src/refusals',
    'account.letters',
    'demo/habits',
    'apps/cli',
  ];
  expect(parts.filter((part) => holds(part) < 10)).toEqual([]);
});

describe('English is Canadian', () => {
  test.each([
    [
      '-ise',
      /\b(?:fertilis|organis(?!m)|stabilis|realis(?!t)|recognis|optimis(?![mt])|minimis|authoris|customis|specialis(?!t)|normalis|summaris)/i,
    ],
    [
      'words of Britain',
      /\b(?:tyres?|aubergines?|courgettes?|punnets?|agistment|maize|petrol|lorr(?:y|ies)|postcodes?|programmes?|whilst|aluminium)\b/i,
    ],
    [
      'spellings of the States',
      /\b(?:colors?|colored|labor|centers?|fibers?|favorites?|neighbors?|flavors?|liters?|(?:kilo)?meters?|catalogs?|sulfur|canceled|license)\b/i,
    ],
  ])('has no %s', (_, rule) => {
    expect(breaking(english, rule)).toEqual([]);
  });

  test('says log in and log out', () => {
    expect(breaking(english, /\bsign(?:s|ed|ing)?[ -](?:in|out|on)\b|\blog (?:off|on)\b/i)).toEqual([]);
  });

  test.each([
    'once more',
    'stands here',
    'just now',
    'Its shares',
    'higher account',
    'As it is now',
    'was changed meanwhile',
    'Take what is there',
    '× 1',
  ])('does not say “%s”', (phrase) => {
    expect(breaking(english, new RegExp(phrase.replaceAll(' ', '\\s'), 'i'))).toEqual([]);
  });
});

describe('French is that of Québec, and readable in France', () => {
  test.each([
    'qui l’a écrite',
    'restez-y',
    'Homestead',
    'Business farming',
    'Thrive',
    'Groups',
    'Inscription au marché',
    'Nouveau sur',
    'semaine dernière',
    'mois dernier',
    'De retour',
    'appelée à charger',
    'JJ/MM/AAAA',
    'en-cas',
    '× 1',
    'peut pas être changée',
    'État actuel',
    'e-mail',
    'login',
    'newsletter',
    's’identifier',
    's’enregistrer',
  ])('does not say « %s »', (phrase) => {
    expect(breaking(french, new RegExp(phrase.replaceAll(' ', '\\s'), 'i'))).toEqual([]);
  });

  test('writes courriel, 1er and no English name of a plan’s balance', () => {
    expect(
      breaking(
        french,
        /\b(?:emails?|mails?)\b|\b1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|^Net$/i,
      ),
    ).toEqual([]);
  });
});

/** Without addresses, code, marks of the translation and tags, which are no prose. */
const prose = (text: string) =>
  text.replaceAll(/`[^`]*`|https?:\S*|\{\{?\w+\}?\}|<\/?\w+>/g, 'x').replaceAll(/\d:\d/g, 'x');
const setWrongly = (rule: RegExp) =>
  french.filter(({ text }) => rule.test(prose(text))).map(({ path, text }) => `${path}: ${text}`);

describe('French typography', () => {
  test('has a no-break space before ; : ! ? and »', () => {
    expect(setWrongly(/[\p{L}\p{N})\]”»%] ?[;:!?](?![\p{L}\p{N}/])|[^\u00A0\u202F]»/u)).toEqual([]);
  });

  test('has a no-break space after «', () => {
    expect(setWrongly(/«[^\u00A0\u202F]/u)).toEqual([]);
  });

  test('has round apostrophes', () => {
    expect(setWrongly(/\p{L}'\p{L}/u)).toEqual([]);
  });
});
