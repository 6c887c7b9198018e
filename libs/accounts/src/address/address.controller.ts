import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  query,
  resource,
  Summary,
  Tagged,
  type RequestContext,
  type QueryOf,
} from '@terroir/http';
import { z } from 'zod';
import { ACCOUNTS, type Services } from '../services.ts';
import { addressListMeta, addressShape } from './address.wire.ts';
import { addressQuery } from './suggestion.ts';

const address = resource('address', addressShape, { listMeta: addressListMeta });

const addressesQuery = query(
  { query: z.string().trim().max(addressQuery.longest).default('') },
  { query: { en: 'Address', fr: 'Adresse' } },
);

@Controller('api/v1/addresses')
@Tagged('Addresses', 'Places that a typed address may mean, from the embedded gazetteer or an online source.')
export class AddressController {
  constructor(@Inject(ACCOUNTS) private readonly services: Services) {}

  @Get()
  @Allow('producer', 'business')
  @Answers([address])
  @Summary(
    'Places that a typed address may mean, at most 10, from 5 characters on',
    '`meta` names the source and whom to credit; `fallback` is true when an online source was asked and did not answer.',
  )
  async search(
    @Asking() { language }: RequestContext,
    @FromQuery(addressesQuery) { query: typed }: QueryOf<typeof addressesQuery>,
  ) {
    const found = await this.services.addresses.search(typed, language);
    const { suggestions, ...meta } = found;
    return address.list(
      suggestions.map(({ id, ...attributes }) => ({ id, attributes })),
      meta,
    );
  }
}
