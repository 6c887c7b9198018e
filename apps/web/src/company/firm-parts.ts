import type { Firm } from '../session/firm.ts';

type LinkKind = Firm['links'][number]['kind'];
type Preference = keyof Firm['preferences'];

/** The address as the form holds it; the server finds the time zone. */
export type Place = Omit<NonNullable<Firm['address']>, 'timeZone'>;

// As objects, so that a kind or a preference that the company gains is missed here by the type checker.
const kinds: Readonly<Record<LinkKind, true>> = {
  website: true,
  facebook: true,
  twitter: true,
  youtube: true,
  instagram: true,
  linkedin: true,
};
const preferences: Readonly<Record<Preference, true>> = {
  showAddress: true,
  showZip: true,
  showEmail: true,
  showPhone: true,
};

/** In the order of the form. */
export const linkKinds = Object.keys(kinds) as readonly LinkKind[];
/** In the order of the form. */
export const preferenceNames = Object.keys(preferences) as readonly Preference[];
