import type { Saved } from '../api/client.ts';
import type { Firm } from '../session/firm.ts';
import type { Profile } from '../session/profile.ts';
import { linkKinds, type Place } from './firm-parts.ts';

/** The name under which what is typed is kept. */
export const companyDraft = ({ id }: Saved<Firm>): string => `${id}:company`;

/** An address before one is chosen. */
export const nowhere: Place = {
  raw: '',
  country: '',
  countryCode: '',
  state: '',
  city: '',
  zipcode: '',
  latitude: null,
  longitude: null,
};

/** What the form starts from: the stored company, and for a new one what the account holds already. */
export const valuesOf = (firm: Firm, person: Pick<Profile, 'name' | 'email'> | undefined) => ({
  firm: {
    name: firm.name,
    ownerName: firm.ownerName || (person?.name ?? ''),
    details: firm.details,
    email: firm.email || (person?.email ?? ''),
    phone: firm.phone,
    foundationDate: firm.foundationDate ?? '',
    address: { ...nowhere, ...firm.address },
    links: linkKinds.map((kind) => ({ kind, url: firm.links.find((link) => link.kind === kind)?.url ?? '' })),
    preferences: { ...firm.preferences },
  },
});
