import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { RouterLink } from '../link/link-component.tsx';
import { touchSize } from '../theme/touch.ts';
import { buttonBase } from './button-base.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps {
  /** What it does, said to everyone who cannot see the icon, and shown as the browser's hint. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  href?: string | undefined;
  color?: 'neutral' | 'primary' | 'error' | undefined;
  size?: 'small' | 'medium' | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Does nothing for the moment, but keeps its place and the focus (a write under way). */
  held?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPointerEnter?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-pressed'?: boolean | undefined;
}

const Root = styled('button', { shouldForwardProp: (prop) => prop !== 'color' && prop !== 'extent' && prop !== 'as' })<{
  color: 'neutral' | 'primary' | 'error';
  extent: number;
}>(({ theme, color, extent }) => {
  const strong = color === 'neutral' ? 'primary' : color;
  return {
    ...buttonBase,
    width: extent,
    height: extent,
    ...touchSize,
    flex: 'none',
    borderRadius: '50%',
    fontSize: '1.375rem',
    color: color === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[color].main,
    transition: 'background-color 120ms, color 120ms',
    '& svg': { fontSize: 'inherit' },
    '&:hover': { backgroundColor: theme.vars.palette.soft[strong], color: theme.vars.palette.onSoft[strong] },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.soft.primary,
      color: theme.vars.palette.onSoft.primary,
    },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': { color: theme.vars.palette.text.disabled },
  };
});

/** A round button of 44 px (36 when small, but not for fingers) with an icon; its label is its name and its hint. */
export function IconButton({
  label,
  icon,
  href,
  color = 'neutral',
  size = 'medium',
  loading = false,
  disabled = false,
  held = false,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const own = { color, extent: size === 'small' ? 36 : 44, 'aria-label': label, title: label };
  const face = loading ? <Spinner /> : icon;
  if (href !== undefined && !disabled) {
    return (
      <Root {...own} {...rest} {...{ as: RouterLink, href }} {...(onClick ? { onClick } : {})}>
        {face}
      </Root>
    );
  }
  return (
    <Root
      {...own}
      {...rest}
      {...(ref ? { ref } : {})}
      type="button"
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || held || undefined}
      onClick={loading || held ? undefined : onClick}
    >
      {face}
    </Root>
  );
}
