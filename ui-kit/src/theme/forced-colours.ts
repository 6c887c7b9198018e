/** Windows' contrast themes, which drop backgrounds and shadows and draw every border in the colour of text. */
export const forcedColours = '@media (forced-colors: active)';

/** What is current or chosen, where only a background said so. */
export const forcedSelection = {
  [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
} as const;
