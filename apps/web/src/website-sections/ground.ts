import { groundOf as groundIn, type Ground } from '@terroir/market';
import { darkColours, lightColours } from '@terroir/ui-kit';
import type { Section } from './section.ts';

const schemes = {
  light: { text: lightColours.text.toLowerCase(), paper: lightColours.paper.toLowerCase() },
  dark: { text: darkColours.text.toLowerCase(), paper: darkColours.paper.toLowerCase() },
} as const;

/** The colours of a section on the grounds of the theme. */
export const groundOf = (style: Pick<Section['style'], 'color' | 'backgroundColor'>): Ground =>
  groundIn(style, schemes);
