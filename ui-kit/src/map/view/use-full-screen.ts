import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has the whole screen, and the switch. Where the browser gives none away, it fills the window instead. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const hear = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, [frame]);
  useEffect(() => {
    if (!on || document.fullscreenElement) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOn(false);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [on]);
  const toggle = () => {
    const element = frame.current;
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (on || !element?.requestFullscreen) setOn(!on);
    else element.requestFullscreen().catch(() => setOn(true));
  };
  return [on, toggle];
}
