import { expect, test } from '@jest/globals';
import { eventIcon } from './event-icon.ts';

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
