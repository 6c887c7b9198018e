import type { ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { DelayedSkeleton, Skeleton } from '../skeleton/skeleton.tsx';

export interface TimelineChange {
  key: string;
  /** The name of what changed. */
  field: string;
  /** Formatted for people; `null` where there was (or is) nothing; `before` or `after` alone where the other says nothing. */
  before?: ReactNode | null | undefined;
  after?: ReactNode | null | undefined;
}
export interface TimelineEntry {
  key: string;
  /** What happened, e.g. a sentence in the past tense. */
  title: ReactNode;
  who: ReactNode;
  /** Formatted for people. */
  when: string;
  /** ISO 8601, for machines. */
  at: string;
  icon?: ReactNode;
  color?: 'neutral' | 'success' | 'error' | undefined;
  changes?: readonly TimelineChange[] | undefined;
  action?: ReactNode;
  /** Below all else: what opens from the entry, such as a list of its own. */
  details?: ReactNode;
}
export interface TimelineMore {
  label: string;
  loading?: boolean | undefined;
  onSelect: () => void;
}
export interface TimelineListProps {
  /** Names the list. */
  label: string;
  entries: readonly TimelineEntry[];
  /**
   * `before`, `after`: said before the old and the new value by screen readers. `nothing`: shown where there was none.
   * `loading`: said while the entries are on their way.
   */
  labels: { before: string; after: string; nothing: string; loading: string };
  loading?: boolean | undefined;
  /** Asks for older entries, below the list, where there are any. */
  more?: TimelineMore | undefined;
  /** The list itself, which takes the focus when an action in it goes away under it. */
  ref?: Ref<HTMLOListElement> | undefined;
}

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, '&:focus': { outline: 'none' } });
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: 12,
  paddingBottom: 24,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 15,
    top: 36,
    bottom: 4,
    width: 2,
    borderRadius: 1,
    backgroundColor: theme.vars.palette.divider,
  },
}));
const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: 'neutral' | 'success' | 'error';
}>(({ theme, color }) => {
  const colour = color === 'neutral' ? 'primary' : color;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.soft[colour],
    color: theme.vars.palette.onSoft[colour],
    '& svg': { fontSize: '1.125rem' },
    '&:empty::after': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: '4px 10px 4px 10px',
      backgroundColor: 'currentColor',
    },
  };
});
const Title = styled('div')({ fontWeight: 600, lineHeight: 1.4, paddingTop: 4, overflowWrap: 'anywhere' });
const Meta = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' }));
const Changes = styled('dl')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '8px 12px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  display: 'grid',
  gap: '6px 16px',
  // Short facts stand beside one another where there is room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 128px), 1fr))',
  '& dt': { fontWeight: 550, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: theme.vars.palette.text.secondary, textDecorationColor: theme.vars.palette.error.main },
  // A date goes whole to the next line rather than its day alone.
  '& ins': { display: 'inline-block', maxWidth: '100%', textDecoration: 'none', fontWeight: 600 },
}));

/** What can be done about an entry; nothing can on paper. */
const Action = styled('div')({ marginTop: 8, '@media print': { display: 'none' } });
const More = styled(Button)({ '@media print': { display: 'none' } });

/** Who did what, when, and what changed from what to what: newest first, in the order given. */
export function TimelineList({ label, entries, labels, loading, more, ref }: TimelineListProps) {
  if (loading) {
    return (
      <DelayedSkeleton label={labels.loading}>
        <List aria-hidden>
          {[0, 1, 2].map((row) => (
            <Item key={row}>
              <Skeleton width={32} height={32} round />
              <div style={{ display: 'grid', gap: 8, paddingTop: 6 }}>
                <Skeleton width="70%" />
                <Skeleton width="40%" height={12} />
              </div>
            </Item>
          ))}
        </List>
      </DelayedSkeleton>
    );
  }
  return (
    <>
      <List aria-label={label} tabIndex={-1} {...(ref ? { ref } : {})}>
        {entries.map((entry) => (
          <Item key={entry.key}>
            <Dot color={entry.color ?? 'neutral'} aria-hidden>
              {entry.icon}
            </Dot>
            <div>
              <Title>{entry.title}</Title>
              <Meta>
                {entry.who} · <time dateTime={entry.at}>{entry.when}</time>
              </Meta>
              {entry.changes && entry.changes.length > 0 ? (
                <Changes>
                  {entry.changes.map((change) => (
                    <div key={change.key}>
                      <dt>{change.field}</dt>
                      <dd>
                        {change.before === undefined ? null : (
                          <>
                            <VisuallyHidden>{labels.before} </VisuallyHidden>
                            {change.before === null ? <span>{labels.nothing}</span> : <del>{change.before}</del>}
                          </>
                        )}
                        {change.before === undefined || change.after === undefined ? null : (
                          <>
                            <span aria-hidden> → </span>
                            <VisuallyHidden> {labels.after} </VisuallyHidden>
                          </>
                        )}
                        {change.after === undefined ? null : change.after === null ? (
                          <span>{labels.nothing}</span>
                        ) : (
                          <ins>{change.after}</ins>
                        )}
                      </dd>
                    </div>
                  ))}
                </Changes>
              ) : null}
              {entry.action ? <Action>{entry.action}</Action> : null}
              {entry.details ? <div style={{ marginTop: 8 }}>{entry.details}</div> : null}
            </div>
          </Item>
        ))}
      </List>
      {more ? (
        <More loading={more.loading ?? false} onClick={more.onSelect}>
          {more.label}
        </More>
      ) : null}
    </>
  );
}
