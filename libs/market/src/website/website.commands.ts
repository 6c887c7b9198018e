import { Colour, ImageUpload, OptionalProse, Picture, websiteSections, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** The most characters of a section's text. */
export const SECTION_TEXT_LIMIT = 5000;

/** Tenths from 0 to 1: the toolbar's steps (S1 §2). */
const Opacity = z
  .number()
  .min(0)
  .max(1)
  .refine((opacity) => opacity < 0 || opacity > 1 || opacity === Math.round(opacity * 10) / 10, {
    params: { rule: 'decimals', decimals: 1 },
  });

/** A colour as a colour field writes it; null is the theme's. */
const TypedColour = z.string().trim().toLowerCase().pipe(Colour).nullable();

const identifier = z.enum(websiteSections);
const edits = {
  identifier,
  content: OptionalProse(SECTION_TEXT_LIMIT).optional(),
  style: z.object({ color: TypedColour, backgroundColor: TypedColour, opacity: Opacity }).partial().optional(),
  enabled: z.boolean().optional(),
};

/** Each section is named once; checked even while other fields are wrong, so that all faults are named at once. */
const distinct = [
  (named: readonly { readonly identifier: string }[]) =>
    new Set(named.map((each) => each.identifier)).size === named.length,
  { params: { rule: 'sections_distinct' } },
] as const;

/** What the builder saves: the sections that changed, and their new background images (null takes one away). */
export const Website = z.object({
  sections: z
    .array(z.object(edits))
    .max(websiteSections.length)
    .refine(...distinct)
    .optional(),
  images: z
    .array(z.object({ identifier, image: ImageUpload.nullable() }))
    .max(websiteSections.length)
    .refine(...distinct)
    .optional(),
});
export type WebsiteForm = z.input<typeof Website>;

const SectionEdit = z.object({ ...edits, backgroundImage: Picture.nullable().optional() });
export type SectionEdit = z.output<typeof SectionEdit>;

/** Commands to a website, its images stored by then. A section or a field that is left out stays as it is. */
export const websiteCommands = {
  EditWebsite: z.object({ sections: z.array(SectionEdit) }),
  PublishWebsite: z.object({ sections: z.array(SectionEdit), slug: z.string() }),
  /** The draft as it was in one of its versions. */
  RevertWebsite: z.object({ sections: z.array(SectionEdit) }),
} as const;
export type WebsiteCommand = MessageOf<typeof websiteCommands>;
