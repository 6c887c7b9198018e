import { expect, test } from '@jest/globals';
import { eventColor, eventIcon } from './event-icon.ts';

test.each([
  ['InputRecorded', 'add'],
  ['ImportBegun', 'add'],
  ['PracticesAdopted', 'add'],
  ['ProduceCorrected', 'edit'],
  ['CompanyDescribed', 'edit'],
  ['CertificationRemoved', 'remove'],
  ['ImportUndone', 'remove'],
  ['PracticesDropped', 'remove'],
  ['OutputRestored', 'undo'],
  ['DueDateReopened', 'undo'],
  ['DueDateSkipped', 'skip'],
] as const)('%s has the icon %s', (event, icon) => {
  expect(eventIcon(event)).toBe(icon);
});

test.each([
  ['ImportBegun', 'success'],
  ['PracticesAdopted', 'success'],
  ['DueDateReopened', 'success'],
  ['ImportUndone', 'error'],
  ['PracticesDropped', 'error'],
  ['ProduceCorrected', 'neutral'],
  ['DueDateSkipped', 'neutral'],
] as const)('%s has the colour that goes with its icon: %s', (event, color) => {
  expect(eventColor(event)).toBe(color);
});
