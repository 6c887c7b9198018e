import type { AccountEvent, FirmEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

/** A producer on the regional map. `public…` is the position that others may learn: to 0.1° (about 10 km) unless the address is shown. */
export const LocationRow = z.object({
  accountId: z.string(),
  kind: z.enum(['Producer', 'Business', 'Analyst']),
  name: z.string(),
  placed: z.boolean(),
  /** True once the company has a name and a place: only then it stands on the map. */
  shown: z.boolean(),
  showAddress: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
  publicLatitude: z.number(),
  publicLongitude: z.number(),
});
export type LocationRow = z.output<typeof LocationRow>;

/** Degrees to one decimal. */
export const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

const shown = (row: LocationRow, change: Partial<LocationRow>): LocationRow => {
  const next = { ...row, ...change };
  const { kind, name, placed, showAddress, latitude, longitude } = next;
  return {
    ...next,
    shown: kind === 'Producer' && name !== '' && placed,
    publicLatitude: showAddress ? latitude : coarse(latitude),
    publicLongitude: showAddress ? longitude : coarse(longitude),
  };
};

export const locationView = view<LocationRow, FirmEvent | AccountEvent>({
  name: 'location',
  version: 2,
  row: LocationRow,
  aggregate: 'firm',
  indexes: {
    place: ['shown', 'publicLatitude', 'publicLongitude'],
    name: ['shown', 'name'],
  },
  on: {
    AccountRegistered: (_, { data: { accountId, kind } }) => ({
      accountId,
      kind,
      name: '',
      placed: false,
      shown: false,
      showAddress: false,
      latitude: 0,
      longitude: 0,
      publicLatitude: 0,
      publicLongitude: 0,
    }),
    CompanyDescribed: (row, { data: { name } }) => row && shown(row, { name }),
    CompanyLocated: (row, { data: { latitude, longitude } }) =>
      row && shown(row, { placed: true, latitude, longitude }),
    PublicDetailsChosen: (row, { data: { showAddress } }) => row && shown(row, { showAddress }),
    AccountErased: () => null,
  },
});
