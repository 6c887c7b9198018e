import { query, recordsQuery, repeated } from '@terroir/http';
import { realms } from '@terroir/reference';
import { z } from 'zod';
import { CatalogueId } from '../line/line.ts';
import { periodInOrder, periodShape, periodTexts } from '../period/period-query.ts';
import { lineOrders } from './line-order.ts';

/** Longest text that lines are searched for, in UTF-16 code units. */
export const SEARCH_LIMIT = 200;

const amount = z.coerce.number().min(0).max(10_000_000).optional();

/** How the lines of one side may be asked for (readings §6): a page, an instant, what is looked for and the order. */
export const linesQuery = query(
  {
    ...recordsQuery.schema.shape,
    q: z.string().trim().max(SEARCH_LIMIT).optional(),
    realm: repeated(z.enum(realms)),
    category: repeated(CatalogueId),
    ...periodShape,
    min: amount,
    max: amount,
    sort: z.enum(lineOrders).default('date'),
  },
  {
    q: { en: 'Search', fr: 'Recherche' },
    realm: { en: 'Realm', fr: 'Domaine' },
    category: { en: 'Category', fr: 'Catégorie' },
    ...periodTexts,
    min: {
      en: 'Least amount',
      fr: 'Montant minimal',
      rules: { number: { en: 'Least amount must be a number', fr: 'Le montant minimal doit être un nombre' } },
    },
    max: {
      en: 'Largest amount',
      fr: 'Montant maximal',
      rules: {
        number: { en: 'Largest amount must be a number', fr: 'Le montant maximal doit être un nombre' },
        amount_order: {
          en: 'The largest amount cannot be below the least',
          fr: 'Le montant maximal ne peut être inférieur au montant minimal',
        },
      },
    },
    sort: { en: 'Order', fr: 'Ordre' },
  },
  periodInOrder,
  [
    ({ min, max }) => min === undefined || max === undefined || min <= max,
    { path: ['max'], params: { rule: 'amount_order' } },
  ],
);
