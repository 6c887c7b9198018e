import {
  createContext,
  useCallback,
  useContext,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
} from 'react';
import { styled } from '@mui/material/styles';

const InsideLiveRegion = createContext(false);

/** Regions do not nest: what is inside one is announced by it. */
export const useInsideLiveRegion = (): boolean => useContext(InsideLiveRegion);

const hidden: CSSProperties = { visibility: 'hidden' };

/**
 * Hides content until its live region has been drawn without it: screen readers announce what enters a region, not what
 * it was mounted with. The content keeps its place meanwhile. Spread the answer onto the element that holds it.
 */
export function useEntering(active = true): { ref: RefCallback<HTMLElement>; style: CSSProperties | undefined } {
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (element.style.visibility = ''));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return { ref, style: active ? hidden : undefined };
}

const Region = styled('div')({ '&:empty': { position: 'absolute' } });

export interface LiveRegionProps {
  /** Interrupts what is being read: for errors and warnings. */
  urgent?: boolean | undefined;
  /** `null` while there is no message. */
  children: ReactNode;
}

/** Announces the messages that appear in it. Mount it before there is a message, and once per kind in a page or dialog. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  const empty = children === null || children === undefined || children === false || children === '';
  const [mountedFilled] = useState(!empty);
  const entering = useEntering(mountedFilled);
  return (
    <Region role={urgent ? 'alert' : 'status'}>
      <InsideLiveRegion value>{empty ? null : <div {...entering}>{children}</div>}</InsideLiveRegion>
    </Region>
  );
}
