import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Level of the title in the page's outline. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Without padding around the body, for tables and maps that go to the edge. */
  flush?: boolean | undefined;
  /** Keeps its border on paper though it holds a table: where a short one belongs to what is above it. */
  framedOnPaper?: boolean | undefined;
}

export const CardSurface = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  // As a block it grows with what a break between pages adds, e.g. a table's header once more.
  // A table takes the width of the paper; a border around it would end and begin again on each page.
  '@media print': {
    display: 'block',
    overflow: 'visible',
    boxDecorationBreak: 'clone',
    '&:has([data-table-frame]):not([data-framed])': { border: 0, '& > *': { paddingInline: 0 } },
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '20px 24px 0',
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 0' },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' }));
const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '1rem' }));
const Body = styled('div', { shouldForwardProp: (prop) => prop !== 'flush' })<{ flush: boolean }>(
  ({ theme, flush }) => ({
    padding: flush ? '16px 0 0' : '16px 24px 24px',
    minWidth: 0,
    flex: 1,
    [theme.breakpoints.down('sm')]: { padding: flush ? '12px 0 0' : '12px 16px 16px' },
  }),
);

/** A bordered sheet with an optional title line. */
export function Card(props: CardProps) {
  const { children, title, headingLevel = 2, description, actions, flush = false, framedOnPaper = false } = props;
  const id = useId();
  return (
    <CardSurface {...(title ? { 'aria-labelledby': id } : {})} {...(framedOnPaper ? { 'data-framed': '' } : {})}>
      {title || actions ? (
        <Head>
          <div style={{ minWidth: 0, flex: '1 1 160px' }}>
            {title ? (
              <Title as={`h${headingLevel}`} id={id}>
                {title}
              </Title>
            ) : null}
            {description ? <Quiet>{description}</Quiet> : null}
          </div>
          {actions}
        </Head>
      ) : null}
      <Body flush={flush}>{children}</Body>
    </CardSurface>
  );
}
