import { websiteSections, type WebsiteEvent } from '@terroir/events';
import { correctionOf, Refusal, refusedTogether, type Decider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import type { SectionEdit, WebsiteCommand } from './website.commands.ts';
import { emptySections, optionalSections, withEdit, type WebsiteSections } from './website.ts';

/** A website as its decider remembers it: the draft, and what everybody sees of it (null before the first time). */
export interface Website {
  readonly draft: WebsiteSections;
  readonly published: WebsiteSections | null;
  readonly slug: string | null;
  /** When it was last published, ISO 8601 UTC. */
  readonly publishedAt: string | null;
}

/** A whole draft as edits. */
export const editsOf = (sections: WebsiteSections): SectionEdit[] =>
  websiteSections.map((identifier) => {
    const { color, backgroundColor, opacity, ...said } = sections[identifier];
    return { identifier, ...said, style: { color, backgroundColor, opacity } };
  });

/** What the edits change, section by section in the order of the page; a section that always shows cannot be left out. */
function edited(draft: WebsiteSections, edits: readonly SectionEdit[]): WebsiteEvent[] | Refusal {
  const hidden = edits.flatMap(({ identifier, enabled }, at) =>
    enabled === false && !optionalSections.includes(identifier)
      ? [refuse('section_always_shown', { field: `sections.${at}.enabled` })]
      : [],
  );
  const byPlace = edits.toSorted(
    (one, other) => websiteSections.indexOf(one.identifier) - websiteSections.indexOf(other.identifier),
  );
  return (
    refusedTogether(hidden) ??
    byPlace.flatMap(({ identifier: section, style, ...said }): WebsiteEvent[] => {
      const changed = correctionOf(draft[section], { ...said, ...style } as typeof draft.header);
      return Object.keys(changed).length === 0 ? [] : [{ type: 'WebsiteSectionEdited', data: { section, ...changed } }];
    })
  );
}

/**
 * Stream `website-COMPANY_ID`. Edits change the draft alone; publishing records what is edited with it and makes the draft what
 * everybody sees. What changes nothing records nothing.
 */
export const website: Decider<Website, WebsiteCommand, WebsiteEvent> = {
  name: 'website',
  initial: { draft: emptySections, published: null, slug: null, publishedAt: null },
  decide: {
    EditWebsite: ({ draft }, { sections }) => edited(draft, sections),
    PublishWebsite: ({ draft, published, slug: known }, { sections, slug: reserved }) => {
      // Another publication may have come first: the address that it gave out stays.
      const slug = known ?? reserved;
      const events = edited(draft, sections);
      if (events instanceof Refusal) return events;
      const isSeen = events.length === 0 && known === slug && JSON.stringify(draft) === JSON.stringify(published);
      return isSeen ? null : [...events, { type: 'WebsitePublished', data: { slug } }];
    },
    RevertWebsite: ({ draft }, { sections }) => edited(draft, sections),
  },
  evolve: {
    WebsiteSectionEdited: (known, edit) => ({ ...known, draft: withEdit(known.draft, edit) }),
    WebsitePublished: ({ draft }, { slug }, { recorded }) => ({ draft, published: draft, slug, publishedAt: recorded }),
  },
};
