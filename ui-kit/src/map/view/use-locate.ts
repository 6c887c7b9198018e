import { useState } from 'react';
import type { OpenMapCanvas } from '../open-map-canvas.ts';

/** Asks the device where it is, and brings the map there. */
export function useLocate(map: OpenMapCanvas | null) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        map?.own.show([coords.longitude, coords.latitude], coords.accuracy);
        map?.look({ centre: [coords.longitude, coords.latitude] });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  };
  return { locate, locating: state === 'locating', failed: state === 'failed' };
}
