import type { ComponentProps, MouseEventHandler, ReactNode, Ref } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { RouterLink } from '../link/link-component.tsx';
import { touchSize } from '../theme/touch.ts';
import { buttonBase } from './button-base.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'contained' | 'outlined' | 'text';
export type ButtonColor = 'primary' | 'secondary' | 'error';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps {
  children: ReactNode;
  /** `contained` for the one main action of a view. Default: `outlined`. */
  variant?: ButtonVariant | undefined;
  color?: ButtonColor | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | undefined;
  /** The id of the form that a submit button outside of it sends. */
  form?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  onPointerEnter?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  /** Its link opens a new tab; say so in the text. */
  external?: boolean | undefined;
  /** The work is under way: the label gives place to a spinner, clicks do nothing, the focus stays. */
  loading?: boolean | undefined;
  /** What it acts on is being worked on: clicks do nothing, the focus stays. */
  held?: boolean | undefined;
  disabled?: boolean | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  /** -1 in a toolbar, where arrows lead to it. */
  tabIndex?: number | undefined;
  /** The browser's hint, e.g. the keys that do the same. */
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: ComponentProps<'button'>['aria-haspopup'];
  'aria-keyshortcuts'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
}

interface OwnerState {
  variant: ButtonVariant;
  color: ButtonColor;
  size: ButtonSize;
  fullWidth: boolean;
}

const variants = {
  contained: (theme: Theme, color: ButtonColor) => ({
    backgroundColor: theme.vars.palette[color].main,
    color: theme.vars.palette[color].contrastText,
    '&:hover': { backgroundColor: theme.vars.palette[color].dark },
  }),
  outlined: (theme: Theme, color: ButtonColor) => ({
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette[color].main,
    borderColor: theme.vars.palette.outline,
    '&:hover': {
      backgroundColor: theme.vars.palette.soft[color],
      borderColor: theme.vars.palette[color].main,
      color: theme.vars.palette.onSoft[color],
    },
  }),
  text: (theme: Theme, color: ButtonColor) => ({
    color: theme.vars.palette[color].main,
    '&:hover': { backgroundColor: theme.vars.palette.soft[color], color: theme.vars.palette.onSoft[color] },
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
    ...touchSize,
    ...(own.fullWidth ? { width: '100%' } : {}),
    ...variants[own.variant](theme, own.color),
    '&[data-pending]': { cursor: 'progress' },
    '&:disabled': {
      backgroundColor: own.variant === 'text' ? 'transparent' : theme.vars.palette.background.sunken,
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

/** A button, or a link that looks like one. The label keeps its place while `loading`, so nothing jumps. */
export function Button({
  children,
  variant = 'outlined',
  color = 'primary',
  size = 'medium',
  type = 'button',
  href,
  external = false,
  loading = false,
  held = false,
  disabled = false,
  startIcon,
  endIcon,
  fullWidth = false,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      <Label>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </Label>
      {loading ? (
        <SpinnerPlace>
          <Spinner />
        </SpinnerPlace>
      ) : null}
    </>
  );
  const own = { variant, color, size, fullWidth };
  if (href !== undefined && !disabled) {
    return (
      <Root own={own} {...rest} {...linkOf(href, external)} {...(onClick ? { onClick } : {})}>
        {content}
      </Root>
    );
  }
  return (
    <Root
      own={own}
      {...rest}
      {...(ref ? { ref } : {})}
      type={loading || held ? 'button' : type}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || held || undefined}
      data-pending={loading ? '' : undefined}
      onClick={loading || held ? swallow : onClick}
    >
      {content}
    </Root>
  );
}

/** A link of the app, or one that opens a tab of its own. */
const linkOf = (href: string, external: boolean) =>
  external ? { as: 'a' as const, href, target: '_blank', rel: 'noopener noreferrer' } : { as: RouterLink, href };
const swallow: MouseEventHandler = (event) => event.preventDefault();
