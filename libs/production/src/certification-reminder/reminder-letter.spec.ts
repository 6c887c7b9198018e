import { describe, expect, test } from '@jest/globals';
import { reminderWords } from './reminder-letter.ts';

const ending = { certifier: 'Écocert Canada', number: 'BIO-4471', validUntil: '2027-02-28' };
const textOf = (language: 'en' | 'fr', validUntil = ending.validUntil) => {
  const { subject, greeting, lines, action, after } = reminderWords({ ...ending, validUntil }, language);
  return [subject, greeting, ...lines, action, ...after].join('\n');
};

describe('the letter of a reminder', () => {
  test('names the certifier, the number and the day in each language', () => {
    expect(textOf('en')).toContain(
      'Your certification by Écocert Canada (number BIO-4471) is valid until February 28, 2027.',
    );
    expect(textOf('fr')).toContain(
      'Votre certification de l’organisme Écocert Canada (numéro BIO-4471) est valide jusqu’au 28 février 2027.',
    );
  });

  test('writes the first of a month as French does', () => {
    expect(textOf('fr', '2027-03-01')).toContain('1er mars 2027');
    expect(textOf('fr', '2027-03-11')).toContain('11 mars 2027');
  });

  test('has a place for the name of its reader, and no straight apostrophe in French', () => {
    for (const language of ['en', 'fr'] as const) expect(textOf(language)).toContain('{name}');
    expect(textOf('fr')).not.toMatch(/'| [:;!?»]/);
  });
});
