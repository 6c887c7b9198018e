import type { ComponentProps, MouseEventHandler, ReactNode, Ref } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { useLinkComponent } from '../link/link-component.tsx';
import { buttonBase } from './button-base.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'filled' | 'outlined' | 'quiet';
export type ButtonTone = 'primary' | 'secondary' | 'error';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps {
  children: ReactNode;
  /** `filled` for the one main action of a view. Default: `outlined`. */
  look?: ButtonLook | undefined;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | undefined;
  /** The id of the form that a submit button outside of it sends. */
  form?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  onPointerEnter?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** Makes it a link with the look of a button. */
  href?: string | undefined;
  /** The work is under way: the label gives place to a spinner, clicks do nothing, the focus stays. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: ComponentProps<'button'>['aria-haspopup'];
  'aria-pressed'?: boolean | undefined;
}

interface OwnerState {
  look: ButtonLook;
  tone: ButtonTone;
  size: ButtonSize;
  fullWidth: boolean;
}

const looks = {
  filled: (theme: Theme, tone: ButtonTone) => ({
    backgroundColor: theme.vars.palette[tone].main,
    color: theme.vars.palette[tone].contrastText,
    '&:hover': { backgroundColor: theme.vars.palette[tone].dark },
  }),
  outlined: (theme: Theme, tone: ButtonTone) => ({
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette[tone].main,
    borderColor: theme.vars.palette.outline,
    '&:hover': {
      backgroundColor: theme.vars.palette.soft[tone],
      borderColor: theme.vars.palette[tone].main,
      color: theme.vars.palette.onSoft[tone],
    },
  }),
  quiet: (theme: Theme, tone: ButtonTone) => ({
    color: theme.vars.palette[tone].main,
    '&:hover': { backgroundColor: theme.vars.palette.soft[tone], color: theme.vars.palette.onSoft[tone] },
  }),
};
const sizes = {
  small: { minHeight: 36, padding: '5px 14px', fontSize: '0.9375rem' },
  medium: { minHeight: 44, padding: '9px 20px', fontSize: '1rem' },
  large: { minHeight: 52, padding: '12px 28px', fontSize: '1.0625rem' },
};

const Root = styled('button', { shouldForwardProp: (prop) => prop !== 'own' && prop !== 'as' })<{ own: OwnerState }>(
  ({ theme, own }) => ({
    ...buttonBase,
    position: 'relative',
    fontFamily: theme.typography.fontFamily,
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 999,
    border: '1.5px solid transparent',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    ...sizes[own.size],
    ...(own.fullWidth ? { width: '100%' } : {}),
    ...looks[own.look](theme, own.tone),
    '&[data-pending]': { cursor: 'progress' },
    '&:disabled': {
      backgroundColor: own.look === 'quiet' ? 'transparent' : theme.vars.palette.background.sunken,
      color: theme.vars.palette.text.disabled,
      borderColor: 'transparent',
    },
  }),
);
const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& svg': { flex: 'none', fontSize: '1.25em', marginInline: '-2px' },
  '[data-pending] > &': { opacity: 0 },
});
const SpinnerPlace = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** A button, or a link that looks like one. The label keeps its place while `pending`, so nothing jumps. */
export function Button({
  children,
  look = 'outlined',
  tone = 'primary',
  size = 'medium',
  type = 'button',
  href,
  pending = false,
  disabled = false,
  startIcon,
  endIcon,
  fullWidth = false,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const RouterLink = useLinkComponent();
  const content = (
    <>
      <Label>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </Label>
      {pending ? (
        <SpinnerPlace>
          <Spinner />
        </SpinnerPlace>
      ) : null}
    </>
  );
  const own = { look, tone, size, fullWidth };
  if (href !== undefined && !disabled) {
    return (
      <Root own={own} {...rest} {...{ as: RouterLink, href }} {...(onClick ? { onClick } : {})}>
        {content}
      </Root>
    );
  }
  return (
    <Root
      own={own}
      {...rest}
      {...(ref ? { ref } : {})}
      type={pending ? 'button' : type}
      disabled={disabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      data-pending={pending ? '' : undefined}
      onClick={pending ? swallow : onClick}
    >
      {content}
    </Root>
  );
}

const swallow: MouseEventHandler = (event) => event.preventDefault();
