import { websiteSections } from '@terroir/events';
import { z } from 'zod';

const sections_distinct = {
  en: 'Each section is named once',
  fr: 'Chaque section est nommée une seule fois',
};

/** What people call the fields of the builder. */
export const websiteTexts = {
  website: { en: 'Website', fr: 'Site Web' },
  sections: { en: 'Sections', fr: 'Sections', rules: { sections_distinct } },
  identifier: { en: 'Section', fr: 'Section' },
  content: { en: 'Text', fr: 'Texte' },
  style: { en: 'Style', fr: 'Style' },
  color: { en: 'Text colour', fr: 'Couleur du texte' },
  background_color: { en: 'Background colour', fr: 'Couleur de l’arrière-plan' },
  opacity: { en: 'Opacity', fr: 'Opacité' },
  enabled: { en: 'Shown', fr: 'Affichée' },
  images: { en: 'Images', fr: 'Images', rules: { sections_distinct } },
  image: { en: 'Image', fr: 'Image' },
};

const section = z.object({
  identifier: z.enum(websiteSections),
  content: z.string(),
  style: z.object({
    color: z.string().nullable(),
    backgroundColor: z.string().nullable(),
    opacity: z.number(),
    backgroundImage: z.object({ image: z.string(), thumbnail: z.string() }).nullable(),
  }),
  enabled: z.boolean(),
});
export type WebsiteSectionAttributes = z.output<typeof section>;

/** A website as its company edits it (S1 §3): the draft, what everybody sees, and where. */
export const websiteShape = {
  slug: z.string().nullable(),
  sections: z.array(section),
  published: z.object({ sections: z.array(section), publishedAt: z.iso.datetime() }).nullable(),
  /** Whether the draft says something else than what everybody sees. */
  changed: z.boolean(),
};
export type WebsiteAttributes = z.output<z.ZodObject<typeof websiteShape>>;

/** A time at which the website was published; the version that it had brings its draft back (`POST /website/revert`). */
export const publicationShape = { websiteVersion: z.int(), publishedAt: z.iso.datetime() };
export type PublicationAttributes = z.output<z.ZodObject<typeof publicationShape>>;
