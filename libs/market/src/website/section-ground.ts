import { contrastOf } from './contrast.ts';
import type { WebsiteSectionAttributes } from './website.wire.ts';

export type Scheme = 'light' | 'dark';
/** Text and paper of the two schemes, `#rrggbb`. */
export type SchemeColours = Readonly<Record<Scheme, { readonly text: string; readonly paper: string }>>;

export interface Ground {
  /** The scheme that the section is drawn in, whatever the reader's: links, cards and fields upon it are those of it. */
  readonly scheme: Scheme;
  /** Text and ground as they are seen, `#rrggbb`. */
  readonly text: string;
  readonly background: string;
}

/**
 * The colours of a section, the same for every reader: what a producer saw is what is seen. A ground that is left to the
 * theme is that of the light one, a text that of the scheme in which it reads best on its ground.
 */
export function groundOf(
  { color, backgroundColor }: Pick<WebsiteSectionAttributes['style'], 'color' | 'backgroundColor'>,
  { light, dark }: SchemeColours,
): Ground {
  const background = backgroundColor ?? light.paper;
  const scheme = contrastOf(dark.text, background) > contrastOf(light.text, background) ? 'dark' : 'light';
  return { scheme, text: color ?? (scheme === 'dark' ? dark : light).text, background };
}
