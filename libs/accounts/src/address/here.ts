import { z } from 'zod';
import { alpha2 } from './country-codes.data.ts';
import type { AddressSource } from './suggestion.ts';
import type { Ask } from './ask.ts';

const Answer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      address: z.object({
        label: z.string(),
        countryCode: z.string(),
        countryName: z.string().default(''),
        state: z.string().default(''),
        city: z.string().default(''),
        postalCode: z.string().default(''),
      }),
      position: z.object({ lat: z.number(), lng: z.number() }),
    }),
  ),
});

/** HERE Geocoding and Search (`/v1/geocode`). The key is sent by the server only. */
export function here(ask: Ask, base: string, key: string): AddressSource {
  return {
    async search(query, language, limit) {
      const found = Answer.parse(
        await ask(base, '/v1/geocode', { q: query, limit: String(limit), lang: language, apiKey: key }),
      );
      return {
        source: 'here',
        attribution: '© HERE',
        suggestions: found.items.slice(0, limit).map(({ id, address, position }) => ({
          id,
          label: address.label,
          raw: address.label,
          city: address.city,
          state: address.state,
          country: address.countryName,
          countryCode: alpha2(address.countryCode),
          zipcode: address.postalCode,
          latitude: position.lat,
          longitude: position.lng,
        })),
      };
    },
  };
}
