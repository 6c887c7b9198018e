import { styled } from '@mui/material/styles';

export interface LegendEntry {
  key: string;
  label: string;
  /** A CSS colour of the theme. */
  colour: string;
  mark: 'block' | 'outline' | 'line' | 'dashes';
  /** Formatted. */
  value?: string | undefined;
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& svg': { flex: 'none', alignSelf: 'center' },
  color: theme.vars.palette.text.primary,
}));

/** Names the colours, with a mark of another shape for each kind of drawing. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List>
      {entries.map(({ key, label, colour, mark, value }) => (
        <Item key={key}>
          <svg width="18" height="14" aria-hidden focusable="false">
            {mark === 'block' ? (
              <rect x="2" y="0" width="14" height="14" rx="4" fill={colour} />
            ) : mark === 'outline' ? (
              <rect x="3" y="1" width="12" height="12" rx="4" fill="none" stroke={colour} strokeWidth="2" />
            ) : (
              <path
                d="M1 7h16"
                stroke={colour}
                strokeWidth="3.5"
                strokeLinecap="round"
                strokeDasharray={mark === 'dashes' ? '1 6' : undefined}
              />
            )}
          </svg>
          <span>
            {label} {value ? <strong>{value}</strong> : null}
          </span>
        </Item>
      ))}
    </List>
  );
}
