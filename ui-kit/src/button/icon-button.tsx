import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { useLinkComponent } from '../link/link-component.tsx';
import { buttonBase } from './button-base.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps {
  /** What it does, said to everyone who cannot see the icon, and shown as the browser's hint. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  href?: string | undefined;
  tone?: 'neutral' | 'primary' | 'error' | undefined;
  size?: 'small' | 'medium' | undefined;
  pending?: boolean | undefined;
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

const Root = styled('button', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'extent' && prop !== 'as' })<{
  tone: 'neutral' | 'primary' | 'error';
  extent: number;
}>(({ theme, tone, extent }) => {
  const strong = tone === 'neutral' ? 'primary' : tone;
  return {
    ...buttonBase,
    width: extent,
    height: extent,
    flex: 'none',
    borderRadius: '50%',
    fontSize: '1.375rem',
    color: tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main,
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

/** A round button of 44 px (36 when small) with an icon; its label is its name and its hint. */
export function IconButton({
  label,
  icon,
  href,
  tone = 'neutral',
  size = 'medium',
  pending = false,
  disabled = false,
  held = false,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const RouterLink = useLinkComponent();
  const look = { tone, extent: size === 'small' ? 36 : 44, 'aria-label': label, title: label };
  const face = pending ? <Spinner /> : icon;
  if (href !== undefined && !disabled) {
    return (
      <Root {...look} {...rest} {...{ as: RouterLink, href }} {...(onClick ? { onClick } : {})}>
        {face}
      </Root>
    );
  }
  return (
    <Root
      {...look}
      {...rest}
      {...(ref ? { ref } : {})}
      type="button"
      disabled={disabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || held || undefined}
      onClick={pending || held ? undefined : onClick}
    >
      {face}
    </Root>
  );
}
