import type { ZoneEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import type { ZoneCommand } from './zone.commands.ts';

/** An id is recorded once: sent again, it changes nothing. */
export const zone = recordDecider<'Zone', ZoneCommand, ZoneEvent>({
  name: 'zone',
  noun: 'Zone',
  fieldsOf: (form) => form,
});
