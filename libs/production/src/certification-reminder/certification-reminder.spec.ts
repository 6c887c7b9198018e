import { test } from '@jest/globals';
import { given } from '@terroir/kernel';
import { certificationReminder, type CertificationReminderCommand } from './certification-reminder.decider.ts';

const sent = (validUntil: string) =>
  ({ type: 'CertificationReminderSent', data: { certificationId: 'id-0', validUntil } }) as const;
const note = (validUntil: string): CertificationReminderCommand => ({ type: 'NoteReminder', data: { validUntil } });

test('a reminder is noted once for each last day of validity', () => {
  given(certificationReminder).when(note('2027-02-28')).then(sent('2027-02-28'));
  given(certificationReminder, [sent('2027-02-28')])
    .when(note('2027-02-28'))
    .nothing();
  given(certificationReminder, [sent('2027-02-28')])
    .when(note('2028-02-29'))
    .then(sent('2028-02-29'));
  given(certificationReminder, [sent('2027-02-28'), sent('2028-02-29')])
    .when(note('2027-02-28'))
    .nothing();
});
