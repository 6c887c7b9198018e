import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface ProgressBarProps {
  /** What is under way; the accessible name. */
  label: string;
  /** From 0 to 100. */
  value: number;
  /** How far it is, in words: “200 of 1,000 rows”. Default: the percentage alone. */
  text?: string | undefined;
  onCancel?: (() => void) | undefined;
  cancelLabel?: string | undefined;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 44,
});
const Bar = styled('progress')(({ theme }) => ({
  width: '100%',
  height: 12,
  accentColor: theme.vars.palette.primary.main,
}));
/** Every change would talk over the reader: a quarter at a time. */
const quarter = (value: number) => Math.floor(value / 25) * 25;

/** How far some work is, with a way to stop it. */
export function ProgressBar({ label, value, text, onCancel, cancelLabel }: ProgressBarProps) {
  const language = document.documentElement.lang || 'en';
  const percent = (of: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(of / 100);
  return (
    <Root>
      <Line>
        <span>{label}</span>
        {onCancel && cancelLabel ? (
          <Button size="small" variant="text" onClick={onCancel}>
            {cancelLabel}
          </Button>
        ) : null}
      </Line>
      <Bar aria-label={label} max={100} value={value} />
      <span>{text ?? percent(value)}</span>
      <VisuallyHidden role="status">{`${label}, ${percent(quarter(value))}`}</VisuallyHidden>
    </Root>
  );
}
