import { OneLine, OptionalProse, type MessageOf } from '@terroir/events';
import { productCategoryIds } from '@terroir/reference';
import { z } from 'zod';
import { faces, LEAST_KM, marketplaceSorts, MOST_KM, SEARCH_LIMIT } from '../marketplace/marketplace.limits.ts';

/** Longest name of a saved search, in UTF-16 code units, and the most that a company keeps. */
export const SAVED_SEARCH_LIMITS = { name: 200, producers: 100, searches: 50 } as const;

const categoryIds = productCategoryIds as readonly string[];

const entered = {
  name: OneLine(SAVED_SEARCH_LIMITS.name),
  face: z.enum(faces),
  /** Kilometres around the business. */
  distance: z.number().min(LEAST_KM).max(MOST_KM).optional(),
  category: z.array(z.enum(categoryIds)).max(categoryIds.length).optional(),
  producer: z.array(z.uuid().toLowerCase()).max(SAVED_SEARCH_LIMITS.producers).optional(),
  q: OptionalProse(SEARCH_LIMIT).optional(),
  sort: z.enum(marketplaceSorts).optional(),
  /** Whether to be mailed what is new or cheaper there: false unless said. */
  mail: z.boolean().optional(),
};

/** A search of the marketplace that a business keeps: what is left out is as the marketplace has it unless asked. */
export const SavedSearch = z.object(entered);
export type SavedSearchForm = z.input<typeof SavedSearch>;

/** A correction: what is left out stays as it is, so that a search is renamed or mailed by that field alone. */
export const SavedSearchChange = SavedSearch.partial();

/** Commands to a saved search. What a correction leaves out stays as it is; what did not change is not recorded. */
export const savedSearchCommands = {
  RecordSavedSearch: SavedSearch,
  CorrectSavedSearch: SavedSearchChange,
  RemoveSavedSearch: z.object({}),
  RestoreSavedSearch: z.object({}),
  /** No more letters, also of a search that is removed and may be restored. */
  StopSearchMail: z.object({}),
} as const;
export type SavedSearchCommand = MessageOf<typeof savedSearchCommands>;
