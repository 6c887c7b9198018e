import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { groundOf } from './ground.ts';
import type { Section } from './section.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -1 },
  '@media print': {
    // A ground is seldom printed, and its text and that of its cards would then be pale on white.
    '&, & *': { color: 'black !important' },
    backgroundColor: 'transparent !important',
    breakInside: 'avoid-page',
    '& > img': { display: 'none' },
  },
  // Contrast themes have their own ground, which a picture would cover.
  '@media (forced-colors: active)': { '& > img': { display: 'none' } },
}));
const Column = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: 'clamp(20px, 5cqi, 56px) clamp(16px, 4cqi, 40px)',
  '@media print': { padding: '12px 0' },
});

/** The ground of a section: its colours, and its picture over them as strong as it is chosen. */
export function Band({ section, children }: { section: Section; children: ReactNode }) {
  const { color, backgroundColor, opacity, backgroundImage } = section.style;
  const { scheme } = groundOf(section.style);
  return (
    <Root
      data-section={section.identifier}
      data-theme={scheme}
      style={{ colorScheme: scheme, ...(color && { color }), ...(backgroundColor && { backgroundColor }) }}
    >
      {backgroundImage && opacity > 0 ? (
        <img src={backgroundImage.image} alt="" style={{ opacity }} loading="lazy" decoding="async" />
      ) : null}
      <Column>{children}</Column>
    </Root>
  );
}

/** A text of the producer's: text and nothing else, in its own direction. */
export const Words = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' });
