import { describe, expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';
import { NewPassword, normalPassword, passwordFaults, passwordStrength } from './password.ts';

const issuesOf = (password: unknown) => NewPassword.safeParse(password).error?.issues ?? [];

describe('a password', () => {
  test.each([
    ['short-1', ['password_short']],
    ['12345678!', ['password_letter']],
    ['abcdefgh!', ['password_digit']],
    ['abcdefgh1', ['password_special']],
    ['abcd efg1', ['password_special']],
    [`a1!${'x'.repeat(126)}`, ['password_long']],
    ['été-2024', []],
    ['пароль-2024', []],
    ['longueur8!', []],
  ])('%p breaks the rules %p', (password, faults) => {
    expect(passwordFaults(password)).toEqual(faults);
  });

  test('is measured in characters, not in code units', () => {
    expect(passwordFaults('🌱🌱🌱🌱a1')).toEqual(['password_short']);
    expect(passwordFaults(`a1!${'🌱'.repeat(125)}`)).toEqual([]);
  });

  test('is the same however a keyboard spells its accents and widths', () => {
    expect(normalPassword('e\u0301te\u0301-2024')).toBe(normalPassword('\u00e9t\u00e9-2024'));
    expect(normalPassword('ｆｅｒｍｅ-1')).toBe('ferme-1');
  });

  test('that breaks a rule names it, and an absent one is only absent', () => {
    expect(issuesOf('abcdefgh1')).toMatchObject([{ code: 'custom', params: { rule: 'password_special' } }]);
    expect(issuesOf('')).toMatchObject([{ code: 'too_small' }]);
  });
});

describe('a common password', () => {
  test.each(['password', 'PASSWORD', 'qwerty123', 'Password1!', '!!iloveyou2', '*123456789*'])(
    'like %p is known as one',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  test.each(['moisson-tardive-7', 'Terroir-2026!', 'correct horse battery staple'])('%p is none', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});

describe('the strength of a password', () => {
  test('grows with length and variety', () => {
    const scores = ['aaaaaaaa', 'ferme-12', 'moisson-12', 'moisson-tardive-12', 'moisson-tardive-Étang-12'].map(
      (password) => passwordStrength(password),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect([scores[0], scores.at(-1)]).toEqual([0, 4]);
  });

  test('is little for runs of the keyboard, and for what the guesser knows', () => {
    expect(passwordStrength('qwertyuiop123456!')).toBeLessThan(passwordStrength('vqmzxkwtbe840275!'));
    const known = ['Ana Boisvert', 'ana@boisvert.example'];
    expect(passwordStrength('boisvert-ana-1', known)).toBeLessThan(passwordStrength('boisvert-ana-1'));
  });

  test('of nothing is none', () => {
    expect(passwordStrength('')).toBe(0);
  });
});
