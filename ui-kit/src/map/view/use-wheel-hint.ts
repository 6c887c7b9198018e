import { useCallback, useEffect, useRef, useState } from 'react';

const shownFor = 1500;

/** Shows for a moment, each time it is asked to. */
export function useWheelHint(): [shown: boolean, show: () => void] {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), shownFor);
  }, []);
  return [shown, show];
}
