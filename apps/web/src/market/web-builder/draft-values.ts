import type { WebsiteAttributes } from '@terroir/market';
import type { Saved } from '../../api/client.ts';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import type { Section, SectionName } from '../../website-sections/section.ts';
import { sectionNames } from './section-names.ts';

/** The website as the server has it: the draft and what everybody sees, with its version. */
export type Website = Saved<WebsiteAttributes>;

/** What is chosen of a section, but for its picture. */
export interface SectionValues {
  readonly content: string;
  readonly color: string | null;
  readonly backgroundColor: string | null;
  readonly opacity: number;
  readonly enabled: boolean;
}
export type Field = keyof SectionValues;
export const fields = ['content', 'color', 'backgroundColor', 'opacity', 'enabled'] as const satisfies readonly Field[];

/** A field of a section: `banner.content`. */
export type Path = `${SectionName}.${Field}`;
export type Edits = Readonly<Partial<Record<Path, unknown>>>;
export type Images = Readonly<Partial<Record<SectionName, Upload | null>>>;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** Section and field of a path; null for what is none, such as a draft of another release. */
export function partsOf(path: string): readonly [SectionName, Field] | null {
  const [section = '', field = ''] = path.split('.');
  return isOneOf(sectionNames, section) && isOneOf(fields, field) ? [section, field] : null;
}
export const pathsOf = (edits: Edits): Path[] => Object.keys(edits) as Path[];

const sectionOf = (website: Website, name: SectionName): Section | undefined =>
  website.sections.find(({ identifier }) => identifier === name);

/** What a website says at a path. */
export function valueAt(website: Website, path: Path): unknown {
  const [name, field] = partsOf(path) ?? [];
  const section = name && sectionOf(website, name);
  if (!section || !field) return undefined;
  return field === 'content' || field === 'enabled' ? section[field] : section.style[field];
}

/** The server takes blanks around a text away. */
const said = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
export const isSame = (one: unknown, other: unknown): boolean => said(one) === said(other);

/** A section with what was typed laid over it. */
export function withEdits(section: Section, edits: Edits): Section {
  const now = (field: Field): unknown => {
    const path: Path = `${section.identifier}.${field}`;
    return path in edits ? edits[path] : undefined;
  };
  const { color, backgroundColor, opacity } = section.style;
  const chosen = <Value>(field: Field, value: Value): Value => {
    const edit = now(field);
    return edit === undefined ? value : (edit as Value);
  };
  return {
    ...section,
    content: chosen('content', section.content),
    enabled: chosen('enabled', section.enabled),
    style: {
      ...section.style,
      color: chosen('color', color),
      backgroundColor: chosen('backgroundColor', backgroundColor),
      opacity: chosen('opacity', opacity),
    },
  };
}

/** The body of the call that saves these edits and pictures. */
export function bodyOf(edits: Edits, images: Images) {
  const paths = pathsOf(edits);
  const named = sectionNames.filter((name) => paths.some((path) => path.startsWith(`${name}.`)));
  return {
    website: {
      sections: named.map((identifier) => {
        const own = (field: Field) => {
          const path: Path = `${identifier}.${field}`;
          return path in edits ? { [field]: edits[path] } : {};
        };
        const style = { ...own('color'), ...own('backgroundColor'), ...own('opacity') };
        return {
          identifier,
          ...own('content'),
          ...own('enabled'),
          ...(Object.keys(style).length > 0 && { style }),
        };
      }),
      images: Object.entries(images).map(([identifier, image]) => ({ identifier, image })),
    },
  };
}
export type WebsiteBody = ReturnType<typeof bodyOf>;
