import { blended, leastContrast, nearestReadable, READABLE } from '@terroir/market';
import { groundOf } from '../../website-sections/ground.ts';
import type { Section } from '../../website-sections/section.ts';

export interface ContrastVerdict {
  readonly verdict: 'enough' | 'low' | 'unknown';
  /** Where it is weakest, 1 to 21. */
  readonly ratio: number;
  /** Whether a picture lies behind the text. */
  readonly overPicture: boolean;
  readonly sample: { readonly text: string; readonly background: string };
  /** What would make it readable; null where nothing of the kind would. */
  readonly offers: {
    readonly color: string | null;
    readonly backgroundColor: string | null;
    /** The greatest opacity of the picture, in tenths. */
    readonly opacity: number | null;
  };
}

const NONE = { color: null, backgroundColor: null, opacity: null } as const;
/** From one tenth less down to one: at none there is no picture. */
const below = (opacity: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.round(opacity * 10) - 1) },
    (_, less) => (Math.round(opacity * 10) - less - 1) / 10,
  );

/**
 * How the text of a section reads on its ground (WCAG 2.2, 1.4.3). `tones` are the colours of its picture, null where they
 * are not known.
 */
export function contrastVerdict({ style }: Pick<Section, 'style'>, tones: readonly string[] | null): ContrastVerdict {
  const { text, background } = groundOf(style);
  const overPicture = style.backgroundImage !== null && style.opacity > 0;
  const groundsAt = (opacity: number): string[] =>
    overPicture && tones !== null && opacity > 0
      ? tones.map((tone) => blended(tone, background, opacity))
      : [background];
  const ratioAt = (opacity: number): number => leastContrast(text, groundsAt(opacity));
  const ratio = ratioAt(style.opacity);
  const said = { ratio, overPicture, sample: { text, background } };
  if (overPicture && tones === null) return { ...said, verdict: 'unknown', offers: NONE };
  if (ratio >= READABLE) return { ...said, verdict: 'enough', offers: NONE };
  return {
    ...said,
    verdict: 'low',
    offers: {
      color: nearestReadable(text, groundsAt(style.opacity)),
      backgroundColor: overPicture ? null : nearestReadable(background, [text]),
      opacity: overPicture ? (below(style.opacity).find((opacity) => ratioAt(opacity) >= READABLE) ?? null) : null,
    },
  };
}
