/** A produce as the tests enter it, in the spring of 2026. */
export const entered = {
  productId: 'tomato',
  varietyId: 'tomato_brandywine',
  productionTypeId: 'certified_organic',
  notes: 'Cueillie mûre',
  harvest: {
    quantityRaw: 1250,
    quantityUnitId: 'kilogram',
    cost: 5.5,
    costUnitId: 'pound',
    area: 450,
    areaUnitId: 'square_metre',
    productionFrom: '2026-04-15',
    productionTo: '2026-10-10',
    availabilityFrom: '2026-07-10',
    availabilityTo: '2026-11-15',
  },
  timeZone: 'America/Toronto',
};

/** The id of every produce that a given/when/then decides on. */
export const produceId = 'id-0';

/** The same as it is recorded. */
export const recordedFields = {
  productId: 'tomato',
  varietyId: 'tomato_brandywine',
  productionTypeId: 'certified_organic',
  notes: 'Cueillie mûre',
  quantity: 1250,
  quantityUnitId: 'kilogram',
  costCents: 550,
  costUnitId: 'pound',
  area: 450,
  areaUnitId: 'square_metre',
  productionFrom: '2026-04-15',
  productionTo: '2026-10-10',
  availabilityFrom: '2026-07-10',
  availabilityTo: '2026-11-15',
  needs: [] as { id: string; subcategoryId: string; quantity: number; unitId: string }[],
};
