import { CalendarDate, type CertificationReminderEvent, type MessageOf } from '@terroir/events';
import type { Decider } from '@terroir/kernel';
import { z } from 'zod';

export const certificationReminderCommands = { NoteReminder: z.object({ validUntil: CalendarDate }) } as const;
export type CertificationReminderCommand = MessageOf<typeof certificationReminderCommands>;

/** The last days of validity that a company was reminded of. */
export type RemindedOf = readonly string[];

/** Stream `certification_reminder-ID`, where ID is that of the certification. A reminder of a date is recorded once. */
export const certificationReminder: Decider<RemindedOf, CertificationReminderCommand, CertificationReminderEvent> = {
  name: 'certification_reminder',
  initial: [],
  decide: {
    NoteReminder: (remindedOf, { validUntil }, { id }) =>
      remindedOf.includes(validUntil)
        ? null
        : { type: 'CertificationReminderSent', data: { certificationId: id, validUntil } },
  },
  evolve: { CertificationReminderSent: (remindedOf, { validUntil }) => [...remindedOf, validUntil] },
};
