import { useEffect, useState, type ReactNode } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const Block = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '[data-theme="dark"] &': { backgroundColor: theme.vars.palette.divider },
}));

/** True once `active` has lasted `ms` (default 300): quick answers never flash a skeleton. */
export function useDelayed(active: boolean, ms = 300): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}

export interface SkeletonProps {
  width?: number | string | undefined;
  height?: number | string | undefined;
  round?: boolean | undefined;
}

/** A quiet block in the place of what comes. */
export function Skeleton({ width = '100%', height = 16, round }: SkeletonProps) {
  return <Block aria-hidden style={{ width, height, ...(round ? { borderRadius: '50%' } : {}) }} />;
}

export interface DelayedSkeletonProps {
  label: string;
  children: ReactNode;
  delayMs?: number | undefined;
  /** It holds the place of a whole page: `AppShell` shows no footer meanwhile, which would jump when the page comes. */
  page?: boolean | undefined;
}

/** Says that something is loading, and shows its shape after 300 ms; the place is kept from the start. */
export function DelayedSkeleton({ label, children, delayMs = 300, page = false }: DelayedSkeletonProps) {
  const shown = useDelayed(true, delayMs);
  return (
    <div aria-busy data-page-skeleton={page ? '' : undefined}>
      <VisuallyHidden role="status">{shown ? label : null}</VisuallyHidden>
      <div style={{ visibility: shown ? 'visible' : 'hidden' }}>{children}</div>
    </div>
  );
}

const Lines = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

/** Lines of text that are still coming. */
export function SkeletonLines({ count = 3 }: { count?: number | undefined }) {
  return (
    <Lines>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} width={line === count - 1 ? '62%' : '100%'} />
      ))}
    </Lines>
  );
}
