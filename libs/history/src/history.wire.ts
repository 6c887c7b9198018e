import { Instant } from '@terroir/events';
import { paging, query, resource, snake } from '@terroir/http';
import type { HistoryEntry } from '@terroir/store';
import { z } from 'zod';

const identifier = z.string().min(1).max(100);

/** `GET /history`: every filter may be left out, and all that are given must fit. */
export const historyQuery = query(
  {
    ...paging,
    resourceType: identifier.optional(),
    resourceId: identifier.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
    actor: identifier.optional(),
  },
  {
    resource_type: { en: 'Kind of record', fr: 'Type de fiche' },
    resource_id: { en: 'Record', fr: 'Fiche' },
    from: { en: 'Earliest instant', fr: 'Instant de début' },
    to: { en: 'Latest instant', fr: 'Instant de fin' },
    actor: { en: 'Author', fr: 'Auteur' },
  },
);

/** A change as the wire has it. `undo` says how a removal that still holds can be taken back. */
export const historyEntry = resource('history_entry', {
  event: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
  label: z.string().nullable(),
  recordedAt: z.string(),
  position: z.number(),
  actor: z.object({ accountId: z.string().nullable(), name: z.string().nullable(), role: z.string() }),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  undo: z.enum(['restore']).nullable(),
});

type Told = Parameters<typeof historyEntry.record>[0]['attributes'];

/** An entry on the wire, with its actor's name and whether it can be undone. */
export const toldOf = (row: HistoryEntry, name: string | null, undo: 'restore' | null): Told => ({
  event: row.event,
  resourceType: row.resource,
  resourceId: row.resourceId,
  label: row.label,
  recordedAt: row.recorded,
  position: row.position,
  actor: { ...row.actor, name },
  changes: row.changes.map(({ field, from, to }) => ({ field: snake(field), from, to })),
  undo,
});
