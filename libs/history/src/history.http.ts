import { Instant } from '@terroir/events';
import { paging, query, repeated, resource, snake } from '@terroir/http';
import type { HistoryEntry } from '@terroir/store';
import { z } from 'zod';
import { historyEntryShape, historyPersonShape, type HistoryEntryAttributes } from './history.wire.ts';

const identifier = z.string().min(1).max(100);

/** `GET /history`: every filter may be left out, and all that are given must fit; of several kinds any. */
export const historyQuery = query(
  {
    ...paging,
    resourceType: repeated(identifier),
    resourceId: identifier.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
    actor: identifier.optional(),
  },
  {
    resource_type: { en: 'Kind of record', fr: 'Type de fiche' },
    resource_id: { en: 'Record', fr: 'Fiche' },
    from: { en: 'Earliest instant', fr: 'Instant de début' },
    to: {
      en: 'Latest instant',
      fr: 'Instant de fin',
      rules: {
        instant_order: {
          en: 'The latest instant cannot be before the earliest one',
          fr: 'L’instant de fin ne peut pas précéder l’instant de début',
        },
      },
    },
    actor: { en: 'Author', fr: 'Auteur' },
  },
  [
    ({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
    { path: ['to'], params: { rule: 'instant_order' } },
  ],
);

export const historyEntry = resource('history_entry', historyEntryShape);
export const historyPerson = resource('history_person', historyPersonShape);

/** What can be done about an entry. */
export type HistoryOffer = Pick<HistoryEntryAttributes, 'undo' | 'revert'>;

/** An entry on the wire, with its actor's name and what can be done about it. */
export const historyEntryOf = (
  row: HistoryEntry,
  name: string | null,
  { undo, revert }: HistoryOffer,
): HistoryEntryAttributes => ({
  event: row.event,
  resourceType: row.resource,
  resourceId: row.resourceId,
  label: row.label,
  recordedAt: row.recorded,
  position: row.position,
  actor: { ...row.actor, name },
  changes: row.changes.map(({ field, from, to }) => ({ field: snake(field), from, to })),
  undo,
  revert,
});
