const MS_PER_DAY = 86_400_000;

/** A day that a recurring line of these tests is due on, and has been everywhere on Earth. */
export const dueSince = (): string => new Date(Date.now() - 20 * MS_PER_DAY).toISOString().slice(0, 10);

/** A right recurring line, due since a few weeks ago. */
export const recurringRent = () => ({
  side: 'input',
  subcategory_id: 'cropland_rent',
  notes: 'Field 4',
  quantity_raw: 1,
  unit_id: 'month',
  cost: 420,
  every: 'month',
  first_due_on: dueSince(),
});
