/** Where fingers point: on phones, and where there is no finer pointer. Elsewhere controls may stand closer. */
export const byTouch = '@media (pointer: coarse), (max-width: 37.49em)';

/** The least width and height of what a finger hits, in pixels (WCAG 2.2, 2.5.5). */
export const touchTarget = 44;

/** Makes a control large enough for a finger. */
export const touchSize = { [byTouch]: { minWidth: touchTarget, minHeight: touchTarget } } as const;
