import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** A producer on the regional map. `coarse…` is the position to 0.1° (about 10 km), all that a guest may learn. */
export const LocationRow = z.object({
  accountId: z.string(),
  kind: z.enum(['Producer', 'Business', 'Analyst']),
  name: z.string(),
  placed: z.boolean(),
  /** True once the company has a name and a place: only then it stands on the map. */
  shown: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
  coarseLatitude: z.number(),
  coarseLongitude: z.number(),
});
export type LocationRow = z.output<typeof LocationRow>;

/** Degrees to one decimal. */
export const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

const shown = (row: LocationRow, change: Partial<LocationRow>): LocationRow => {
  const next = { ...row, ...change };
  return { ...next, shown: next.kind === 'Producer' && next.name !== '' && next.placed };
};

export const locationView = view<LocationRow, FirmEvent | AccountEvent>({
  name: 'location',
  version: 1,
  row: LocationRow,
  aggregate: 'firm',
  indexes: {
    place: ['shown', 'latitude', 'longitude'],
    coarsePlace: ['shown', 'coarseLatitude', 'coarseLongitude'],
    name: ['shown', 'name'],
  },
  on: {
    AccountRegistered: (_, { data: { accountId, kind } }) => ({
      accountId,
      kind,
      name: '',
      placed: false,
      shown: false,
      latitude: 0,
      longitude: 0,
      coarseLatitude: 0,
      coarseLongitude: 0,
    }),
    CompanyDescribed: (row, { data: { name } }) => row && shown(row, { name }),
    CompanyLocated: (row, { data: { latitude, longitude } }) =>
      row &&
      shown(row, {
        placed: true,
        latitude,
        longitude,
        coarseLatitude: coarse(latitude),
        coarseLongitude: coarse(longitude),
      }),
    AccountErased: () => null,
  },
});
