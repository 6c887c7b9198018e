import type { Language } from '@terroir/events';
import { localizedPracticeGroups } from '@terroir/reference';
import { z } from 'zod';
import type { Followed } from './followed.ts';

/** What people call the fields. */
export const followedPracticesTexts = { practices: { en: 'Best practices', fr: 'Bonnes pratiques' } };

/**
 * The whole catalogue with what the company follows of it (S1 §3). `practices` are the ids of all that is followed, as a save
 * takes them, also of those that the catalogue no longer has.
 */
export const followedPracticesShape = {
  practices: z.array(z.string()),
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      practices: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          explanation: z.string(),
          /** Its name in the other language, and synonyms in both. */
          keywords: z.array(z.string()),
          followed: z.boolean(),
        }),
      ),
    }),
  ),
};
export type FollowedPracticesAttributes = z.output<z.ZodObject<typeof followedPracticesShape>>;

export function followedPracticesAttributes(practices: Followed, language: Language): FollowedPracticesAttributes {
  const followed = new Set(practices);
  return {
    practices: [...practices],
    groups: localizedPracticeGroups(language).map((group) => ({
      ...group,
      practices: group.practices.map(({ keywords, ...each }) => ({
        ...each,
        keywords: [...keywords],
        followed: followed.has(each.id),
      })),
    })),
  };
}
