import { darkColours, lightColours } from '@terroir/ui-kit';
import { contrastOf } from './contrast.ts';
import type { Section } from './section.ts';

type Scheme = 'light' | 'dark';
const schemes = {
  light: { text: lightColours.text.toLowerCase(), paper: lightColours.paper.toLowerCase() },
  dark: { text: darkColours.text.toLowerCase(), paper: darkColours.paper.toLowerCase() },
} as const satisfies Readonly<Record<Scheme, object>>;

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
export function groundOf({ color, backgroundColor }: Pick<Section['style'], 'color' | 'backgroundColor'>): Ground {
  const background = backgroundColor ?? schemes.light.paper;
  const scheme =
    contrastOf(schemes.dark.text, background) > contrastOf(schemes.light.text, background) ? 'dark' : 'light';
  return { scheme, text: color ?? schemes[scheme].text, background };
}
