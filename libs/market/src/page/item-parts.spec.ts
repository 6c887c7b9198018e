import { expect, test } from '@jest/globals';
import type { Document } from '@terroir/store';
import type { ItemRow } from '../item/item.view.ts';
import type { ItemCertificationRow } from './item-certification.view.ts';
import { pageAttributes, type ItemParts } from './item-parts.ts';

const document = <Row>(key: string, row: Row): Document<Row> => ({
  key,
  row,
  revision: 0,
  position: 1,
  since: '2026-05-01T12:00:00.000Z',
});
const item = document<ItemRow>('i', {
  id: 'i',
  companyId: 'c',
  name: 'Miel',
  details: '',
  slug: 'miel',
  costCents: 900,
  quantity: 1,
  quantityUnitId: 'kilogram',
  count: null,
  countUnitId: null,
  produceIds: [],
  image: null,
  enabled: true,
  removed: false,
  recordedAt: '2026-05-01T12:00:00.000Z',
});
const claim = (number: string) =>
  document('k', {
    id: 'k',
    number,
    certifier: 'Écocert Canada',
    validFrom: null,
    validUntil: null,
    image: { image: 'a'.repeat(64), thumbnail: 'a'.repeat(64) },
  } as unknown as ItemCertificationRow);

test('a page is made once in each language while the store hands out the same documents, and anew once one is another', () => {
  const parts: ItemParts = {
    item,
    produces: new Map(),
    certifications: [claim('1')],
    practices: null,
    producer: null,
    websiteSlug: '',
  };
  const made = pageAttributes(parts, 'en');
  expect(pageAttributes({ ...parts, certifications: [...parts.certifications] }, 'en')).toBe(made);
  const french = pageAttributes(parts, 'fr');
  expect(french).not.toBe(made);
  expect(pageAttributes(parts, 'fr')).toBe(french);
  const renewed = pageAttributes({ ...parts, certifications: [claim('2')] }, 'en');
  expect(renewed.certifications[0]?.number).toBe('2');
  expect(pageAttributes({ ...parts, certifications: [] }, 'en').certifications).toEqual([]);
  expect(pageAttributes({ ...parts, websiteSlug: 'ferme' }, 'en').websiteSlug).toBe('ferme');
});
