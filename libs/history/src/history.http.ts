import { Instant } from '@terroir/events';
import { paging, query, repeated, resource, SentId, snake } from '@terroir/http';
import type { HistoryEntry } from '@terroir/store';
import { z } from 'zod';
import { historyEntryShape, historyPersonShape, type HistoryEntryAttributes } from './history.wire.ts';

const identifier = z
  .string()
  .min(1)
  .max(100)
  .overwrite((sent) => SentId.safeParse(sent).data ?? sent);

/** `GET /history`: every filter may be left out, and all that are given must fit; of several kinds any. */
export const historyQuery = query(
  {
    ...paging,
    resourceType: repeated(identifier),
    resourceId: identifier.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
    actor: identifier.optional(),
    fold: z.enum(['true', 'false']).optional(),
    cause: identifier.optional(),
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
    fold: { en: 'One entry for each cause', fr: 'Une entrée par cause' },
    cause: {
      en: 'Cause',
      fr: 'Opération d’origine',
      rules: {
        cause_alone: {
          en: 'The changes of a cause are asked for without a kind, a record or an author',
          fr: 'Les modifications d’une même cause se demandent sans type, fiche ni auteur',
        },
      },
    },
  },
  [
    ({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
    { path: ['to'], params: { rule: 'instant_order' } },
  ],
  [
    ({ cause, resourceType, resourceId, actor }) =>
      cause === undefined || (resourceType.length === 0 && resourceId === undefined && actor === undefined),
    { path: ['cause'], params: { rule: 'cause_alone' } },
  ],
);

export const historyEntry = resource('history_entry', historyEntryShape);
export const historyPerson = resource('history_person', historyPersonShape);

/** What can be done about an entry. */
export type HistoryOffer = Pick<HistoryEntryAttributes, 'undo' | 'revert'>;

/** The changes that an entry stands for. */
export type StandsFor = NonNullable<HistoryEntryAttributes['standsFor']>;

/** An entry on the wire, with its actor's name and what can be done about it. */
export const historyEntryOf = (
  row: HistoryEntry,
  name: string | null,
  { undo, revert }: HistoryOffer,
  standsFor: StandsFor | null,
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
  standsFor,
  revert,
});
