import { OneLine, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** What the form holds and what the API takes as `zone`. */
export const Zone = z.object({ name: OneLine(200) });

/** Commands to a zone. A correction names everything; what did not change is not recorded. */
export const zoneCommands = {
  RecordZone: Zone,
  CorrectZone: Zone,
  RemoveZone: z.object({}),
  RestoreZone: z.object({}),
} as const;
export type ZoneCommand = MessageOf<typeof zoneCommands>;
