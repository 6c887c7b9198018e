import { record } from '../answers.ts';

const picture = (name: string) => ({ image: `/api/v1/images/${name}`, thumbnail: `/api/v1/images/${name}-small` });

/** The public page of a basket of tomatoes, as the server answers it. */
export const itemPage = (more: object = {}) =>
  record('item', {
    name: 'Basket of heirloom tomatoes',
    details: 'Picked this morning.',
    cost: 16.5,
    quantity: 3,
    quantity_unit_id: 'kilogram',
    quantity_unit: { id: 'kilogram', symbol: 'kg', symbol_plural: 'kg', unit_type: 'mass' },
    count: 1,
    count_unit_id: 'unit',
    count_unit: { id: 'unit', symbol: '#', symbol_plural: '#', unit_type: 'count' },
    enabled: true,
    produce_ids: ['produce-1'],
    image_urls: { ...picture('basket'), barcode: '/api/v1/items/1/barcode' },
    slug: 'basket-of-tomatoes',
    producer_id: 'farm-1',
    recorded_at: '2026-07-01T12:00:00.000Z',
    changed_at: '2026-07-02T12:00:00.000Z',
    producer: {
      id: 'farm-1',
      name: 'Green Woods Farm',
      owner_name: 'Marie Tremblay',
      details: 'Vegetables since 2009.',
      city: 'Magog',
      state: 'Québec',
      country: 'Canada',
      address: null,
      zipcode: null,
      phone: '+1 (819) 555-0100',
      email: null,
      website: 'https://greenwoods.example',
      location: { lat: 45.3, lng: -72.1 },
      image_urls: { image: null, thumbnail: null, image_additional: null, thumbnail_additional: null },
    },
    website_slug: null,
    produces: [
      {
        id: 'produce-1',
        category: { id: 'fruits_vegetables', name: 'Fruits and vegetables' },
        product: { id: 'tomato', name: 'Tomato' },
        variety: { id: 'tomato_brandywine', name: 'Brandywine' },
        production_type: { id: 'certified_organic', name: 'Certified organic' },
        production_from: '2026-04-15',
        production_to: '2026-10-10',
        availability_from: '2026-07-10',
        availability_to: '2026-10-31',
        image_urls: { image: null, thumbnail: null },
        recorded_at: '2026-03-01T12:00:00.000Z',
        since: '2026-03-04T12:00:00.000Z',
      },
    ],
    certifications: [
      {
        id: 'certification-1',
        number: 'QC-1234',
        certifier: 'Ecocert Canada',
        image_urls: picture('certificate'),
        valid_from: '2025-01-01',
        valid_until: '2027-12-31',
        since: '2025-02-03T12:00:00.000Z',
      },
    ],
    followed_practices: [
      {
        id: 'soil',
        name: 'Soil',
        practices: [{ id: 'cover_crops', name: 'Cover crops are grown', since: '2024-05-06T12:00:00.000Z' }],
      },
    ],
    ...more,
  });
