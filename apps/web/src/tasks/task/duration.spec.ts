import { expect, test } from '@jest/globals';
import type { Texts } from '../../i18n/texts.ts';
import { durationWords } from './duration.ts';

const t: Texts<'tasks'> = (key, values = {}) => `${key} ${Object.values(values).join(' ')}`;

test.each([
  [45, 'minutes 45'],
  [60, 'hours 1'],
  [180, 'hours 3'],
  [90, 'hoursAndMinutes 1 30'],
  [1440, 'hours 24'],
])('%s minutes are written in hours from one hour on', (minutes, written) => {
  expect(durationWords(t, String, minutes)).toBe(written);
});
