import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import type { RowSelection } from './row-selection.ts';
import type { RowSelectionState } from './use-row-selection.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Above the messages of what was done, however many they are.
  bottom: 'calc(var(--toasts-room, 0px) + 12px)',
  zIndex: theme.zIndex.appBar - 1,
  '&:not([data-selection-bar])': { position: 'static' },
  '&[data-selection-bar]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 8px',
    marginTop: 12,
    padding: '6px 12px 6px 4px',
    borderRadius: 16,
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 8px 28px -4px ${theme.vars.palette.shade.near}`,
    lineHeight: 1.3,
  },
  '& [data-words]': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& [data-words] small': { display: 'none', fontWeight: 400, color: theme.vars.palette.text.secondary },
  // Who selects by keyboard sees the way.
  '[data-table-frame]:has([data-select] input:focus-visible) & [data-words] small': { display: 'block' },
  '& [data-progress]': { gridColumn: '1 / -1', padding: '0 8px 6px 12px' },
  '& [data-do]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '@container data-table (width < 36rem)': {
    '&[data-selection-bar]': { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: '4px 8px 10px 4px' },
    '& [data-do]': { gridColumn: '1 / -1', paddingInlineStart: 8, '& > *': { flex: '1 1 auto', paddingInline: 12 } },
    // Their words need its room in the longer language.
    '& [data-do] svg': { display: 'none' },
    '& [data-words]': { fontSize: '1rem' },
  },
  '@media print': { display: 'none !important' },
}));

/** Leads from a checkbox of a table to what can be done with the selected rows; false where none is selected. */
export function enterActions(box: HTMLElement): boolean {
  const button = box.closest('[data-table-frame]')?.querySelector<HTMLElement>('[data-selection-bar] [data-do] button');
  button?.focus();
  return Boolean(button);
}

export interface SelectionBarProps<Row> {
  selection: RowSelection<Row>;
  state: RowSelectionState<Row>;
  /** Of the table: names the buttons, of which a page may have several. */
  caption: string;
}

/** What can be done with the selected rows. It stays in sight below a long table while any is selected. */
export function SelectionBar<Row>({ selection, state: { rows, deselect, clear }, caption }: SelectionBarProps<Row>) {
  const { actions, clearLabel, enterHint, summary, progress } = selection;
  const some = rows.length > 0 && !progress;
  return (
    <Bar data-selection-bar={some || progress ? '' : undefined}>
      {some ? <IconButton label={`${clearLabel}, ${caption}`} icon={<Close />} onClick={clear} /> : null}
      <div data-words>
        <LiveRegion>{some ? summary(rows) : null}</LiveRegion>
        {/* Said once, when the bar appears: not again with each row. */}
        <LiveRegion>{some ? <VisuallyHidden>{enterHint}</VisuallyHidden> : null}</LiveRegion>
        {some ? <small aria-hidden>{enterHint}</small> : null}
      </div>
      {some ? (
        <div data-do>
          {actions.map(({ key, label, icon, color, onSelect }) => (
            <Button
              key={key}
              size="small"
              variant={color === 'error' ? 'outlined' : 'contained'}
              color={color === 'error' ? 'error' : 'primary'}
              startIcon={icon}
              aria-label={`${label}, ${caption}`}
              onClick={() => onSelect(rows, deselect)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {progress ? (
        <div data-progress>
          <ProgressBar {...progress} />
        </div>
      ) : null}
    </Bar>
  );
}
