import { z } from 'zod';

/** Bounds in characters (code points) after normalisation, S0 §5 and readings §4. */
export const passwordLength = { min: 8, max: 128 } as const;

/** What a password may lack, in the order in which a form shows it. */
export type PasswordFault =
  'password_short' | 'password_long' | 'password_letter' | 'password_digit' | 'password_special';

/** The form in which a password is judged and hashed, so that two keyboards that spell it differently agree (NFKC). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

const rules: readonly (readonly [PasswordFault, (normal: string) => boolean])[] = [
  ['password_short', (normal) => Array.from(normal).length >= passwordLength.min],
  ['password_long', (normal) => Array.from(normal).length <= passwordLength.max],
  ['password_letter', (normal) => /\p{L}/u.test(normal)],
  ['password_digit', (normal) => /\p{Nd}/u.test(normal)],
  ['password_special', (normal) => /[^\p{L}\p{N}\s\p{C}]/u.test(normal)],
];

/** Every rule that a password breaks; only the server finds common ones (`password_common`). */
export function passwordFaults(password: string): readonly PasswordFault[] {
  const normal = normalPassword(password);
  return rules.filter(([, holds]) => !holds(normal)).map(([fault]) => fault);
}

/** A password that somebody chooses. The first broken rule is named: a meter beside the field shows the others. */
export const NewPassword = z
  .string()
  .min(1)
  .max(1024)
  .superRefine((password, issues) => {
    const [fault] = password === '' ? [] : passwordFaults(password);
    if (fault !== undefined) issues.addIssue({ code: 'custom', params: { rule: fault } });
  });

/** A password as somebody presents it: judged by comparing, never by its form. */
export const PresentedPassword = z.string().min(1).max(1024);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const steps = new Set(
  rows.flatMap((row) => Array.from(row.slice(1)).flatMap((key, at) => [row[at] + key, key + row[at]])),
);

/**
 * How hard a password is to guess, 0 (very weak) to 4 (very strong): the bits of its characters, where a character that
 * repeats or follows its neighbour (aa, 12, qw) hardly counts, and words the guesser knows (name, e-mail) do not.
 */
export function passwordStrength(password: string, known: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  let text = normalPassword(password).toLowerCase();
  for (const word of known.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (word.length > 2) text = text.replaceAll(word, word.slice(0, 1));
  const normal = normalPassword(password);
  const pool =
    (/\p{Ll}/u.test(normal) ? 26 : 0) +
    (/\p{Lu}/u.test(normal) ? 26 : 0) +
    (/\p{Nd}/u.test(normal) ? 10 : 0) +
    (/[^\p{L}\p{N}]/u.test(normal) ? 33 : 0) +
    (/[^\p{ASCII}]/u.test(normal) ? 60 : 0);
  const letters = Array.from(text);
  const weight = letters.reduce((sum, letter, at) => {
    const before = letters[at - 1];
    const easy = before !== undefined && (before === letter || steps.has(before + letter));
    return sum + (easy ? 0.25 : letters.indexOf(letter) < at ? 0.7 : 1);
  }, 0);
  const bits = pool === 0 ? 0 : weight * Math.log2(pool);
  return bits < 28 ? 0 : bits < 42 ? 1 : bits < 56 ? 2 : bits < 72 ? 3 : 4;
}
