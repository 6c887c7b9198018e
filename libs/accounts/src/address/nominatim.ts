import { z } from 'zod';
import type { Ask } from './ask.ts';
import type { AddressSource } from './suggestion.ts';

const text = z.string().optional();
const Answer = z.array(
  z.object({
    place_id: z.union([z.number(), z.string()]),
    display_name: z.string(),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    address: z
      .object({
        city: text,
        town: text,
        village: text,
        municipality: text,
        hamlet: text,
        state: text,
        county: text,
        postcode: text,
        country: text,
        country_code: text,
      })
      .default({}),
  }),
);

/** A server that speaks Nominatim's `/search`. */
export function nominatim(ask: Ask, base: string): AddressSource {
  return {
    async search(query, language, limit) {
      const found = Answer.parse(
        await ask(base, '/search', {
          q: query,
          format: 'jsonv2',
          addressdetails: '1',
          limit: String(limit),
          'accept-language': language,
        }),
      );
      return {
        source: 'nominatim',
        attribution: '© OpenStreetMap contributors (ODbL)',
        suggestions: found.slice(0, limit).map(({ place_id, display_name, lat, lon, address }) => ({
          id: String(place_id),
          label: display_name,
          raw: display_name,
          city: address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet ?? '',
          state: address.state ?? address.county ?? '',
          country: address.country ?? '',
          countryCode: (address.country_code ?? '').toUpperCase(),
          zipcode: address.postcode ?? '',
          latitude: lat,
          longitude: lon,
        })),
      };
    },
  };
}
