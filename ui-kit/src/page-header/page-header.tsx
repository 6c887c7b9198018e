import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: string;
  description?: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** E.g. `<TabsNav/>`, at the foot of the header. */
  tabs?: ReactNode;
}

const Root = styled('header')({ display: 'flex', flexDirection: 'column', gap: 16, marginBottom: 24 });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 24px',
});
const Words = styled('div')({ minWidth: 0, flex: '1 1 320px' });
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
}));
const Eyebrow = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.secondary.main,
  textTransform: 'none',
}));
const Description = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  maxWidth: '64ch',
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Furrows = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 88,
  height: 16,
  marginTop: 10,
  color: theme.vars.palette.series.sun,
}));

/** The name of the page, what it is for, and its actions; three furrows are the house's mark. */
export function PageHeader({ title, description, eyebrow, actions, tabs }: PageHeaderProps) {
  return (
    <Root>
      <Line>
        <Words>
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <Title>{title}</Title>
          <Furrows viewBox="0 0 88 16" aria-hidden focusable="false">
            <path
              d="M2 5c14-5 28-3 42 0s28 4 42-1M2 10c14-5 28-3 42 0s28 4 42-1M22 13c8 0 14 1 22 2"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </Furrows>
          {description ? <Description>{description}</Description> : null}
        </Words>
        {actions ? <Actions>{actions}</Actions> : null}
      </Line>
      {tabs}
    </Root>
  );
}
