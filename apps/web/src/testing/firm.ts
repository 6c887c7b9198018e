import { record, type Told } from './answers.ts';

/** The answer for a company, with its version as the ETag; `changed` replaces some of its attributes. */
export const firm = (version: number, changed: object = {}): Told => ({
  ...record('firm', {
    name: 'Ferme des Érables',
    owner_name: 'Marie Tremblay',
    details: 'Market garden',
    email: 'marie@ferme.example',
    foundation_date: '2001-05-14',
    address: {
      raw: 'Sherbrooke',
      country: 'Canada',
      country_code: 'CA',
      state: 'Québec',
      city: 'Sherbrooke',
      zipcode: 'J1H 1A1',
      latitude: null, // no map: nothing is drawn in jsdom
      longitude: null,
      time_zone: null,
    },
    preferences: { show_address: true, show_zip: true, show_email: true, show_phone: true },
    ...changed,
  }),
  headers: { ETag: `"${version}"` },
});
