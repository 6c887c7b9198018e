import { expect, test } from '@jest/globals';
import en from './finance.en.json' with { type: 'json' };
import fr from './finance.fr.json' with { type: 'json' };

test('no text calls the amount of a dated entry one per year', () => {
  expect(JSON.stringify([en, fr])).not.toMatch(/per year|par an(née)?\b|annuel/);
});
