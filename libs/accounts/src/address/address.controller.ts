import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answer,
  Answers,
  Asking,
  FromQuery,
  query,
  resource,
  Summary,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { z } from 'zod';
import { ACCOUNTS, type Services } from '../services.ts';
import { addressQuery } from './suggestion.ts';

/** A suggestion as it leaves; the names are those that `PUT /firm` takes. */
const address = resource('address', {
  label: z.string(),
  raw: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  countryCode: z.string(),
  zipcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

const addressesQuery = query(
  { query: z.string().trim().max(addressQuery.longest).default('') },
  { query: { en: 'Address', fr: 'Adresse' } },
);

@Controller('api/v1/addresses')
export class AddressController {
  constructor(@Inject(ACCOUNTS) private readonly services: Services) {}

  @Get()
  @Allow('producer', 'business')
  @Answers([address])
  @Summary('Places that a typed address may mean, at most 10, from 5 characters on')
  async search(
    @Asking() { language }: RequestContext,
    @FromQuery(addressesQuery) asked: QueryOf<typeof addressesQuery>,
  ) {
    const found = await this.services.addresses.search(asked.query, language);
    const { suggestions, ...meta } = found;
    const list = address.list(suggestions.map(({ id, ...attributes }) => ({ id, attributes })));
    return new Answer({ ...list.body, meta: { total: suggestions.length, next_cursor: null, ...meta } });
  }
}
