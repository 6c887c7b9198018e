import { useEffect, useRef } from 'react';

/** Calls `onDismiss` once `ms` have passed while not `held`; time spent held (hovered, focused) does not count. */
export function useAutoDismiss(ms: number | undefined, held: boolean, onDismiss: (() => void) | undefined): void {
  const left = useRef(ms);
  const call = useRef(onDismiss);
  useEffect(() => {
    call.current = onDismiss;
  });
  useEffect(() => {
    left.current = ms;
  }, [ms]);
  useEffect(() => {
    if (ms === undefined || held) return undefined;
    const from = performance.now();
    const timer = setTimeout(() => call.current?.(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - from));
    };
  }, [ms, held]);
}
