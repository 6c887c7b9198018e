const MS_PER_DAY = 86_400_000;
/** The calendar date so many days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, 10);

/** A right produce whose production started some weeks ago. */
export const producedToday = () => ({
  product_id: 'tomato',
  variety_id: 'tomato_other',
  production_type_id: 'certified_organic',
  notes: 'Field 4',
  harvest: {
    quantity_raw: 120.5,
    quantity_unit_id: 'kilogram',
    cost: 4.25,
    cost_unit_id: 'kilogram',
    area: 80,
    area_unit_id: 'square_metre',
    production_from: inDays(-60),
    production_to: inDays(60),
    availability_from: inDays(0),
    availability_to: inDays(90),
  },
});
