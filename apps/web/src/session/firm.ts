import { queryOptions } from '@tanstack/react-query';
import { client } from './session.ts';

export const linkKinds = ['website', 'facebook', 'twitter', 'youtube', 'instagram', 'linkedin'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface Place {
  raw: string;
  country: string;
  countryCode: string;
  state: string;
  city: string;
  zipcode: string;
  latitude: number | null;
  longitude: number | null;
}

export const preferenceNames = ['showAddress', 'showZip', 'showEmail', 'showPhone'] as const;
export type Preferences = Record<(typeof preferenceNames)[number], boolean>;

/** The company of the signed-in account; its name is empty until it has been described. */
export interface Firm {
  name: string;
  ownerName: string;
  details: string;
  email: string;
  phone: string;
  foundationDate: string | null;
  address: Place | null;
  links: readonly { kind: LinkKind; url: string }[];
  preferences: Preferences;
  imageUrls: {
    image: string | null;
    imageThumbnail: string | null;
    imageAdditional: string | null;
    imageAdditionalThumbnail: string | null;
  };
}

export const firmQuery = queryOptions({
  queryKey: ['firm'],
  queryFn: ({ signal }) => client.get<Firm>('/firm', { signal }),
});
