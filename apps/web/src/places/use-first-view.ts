import type { LonLat, MapView } from '@terroir/ui-kit/map';
import { useState } from 'react';
import { useProfile } from '../session/profile.ts';
import type { Area } from './area.ts';

/** Montréal, for a company whose place is not known here. */
const fallback: LonLat = [-73.5674, 45.5019];

/** Where a map of the land looks at first: at this area, else at all of them, else at the company (zoom 16, S1 §9). It stays while they change. */
export function useFirstView(areas: readonly Area[], id: string | null = null): MapView {
  const location = useProfile().data?.location;
  const viewNow = (): MapView => {
    const one = areas.find((area) => area.id === id);
    const fit = one
      ? one.coordinates
      : areas.filter(({ kind }) => kind === 'plot').flatMap(({ coordinates }) => coordinates);
    const centre: LonLat = fit[0] ?? (location ? [location.lng, location.lat] : fallback);
    return fit.length > 0 ? { centre, fit } : { centre };
  };
  const [view, setView] = useState(viewNow);
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    if (id !== null && areas.some((area) => area.id === id)) setView(viewNow());
  }
  return view;
}
