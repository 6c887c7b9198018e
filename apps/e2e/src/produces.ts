import { call } from '../../../tools/front-door.mjs';
import type { Person } from './people.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect, Visit } from './visit.ts';

export const summaryPath = '/production-food';
export const listPath = `${summaryPath}/listedProduce`;
export const detailsPath = `${summaryPath}/produceDetails`;
export const addPath = `${summaryPath}/addProduce`;

/** The year whose seasons a new produce may have. */
const year = new Date().getUTCFullYear();

/** A produce as the API takes it: what is left out is that of tomatoes with compost and a picture. */
export const tomatoes = {
  product_id: 'tomato',
  variety_id: 'tomato_brandywine',
  production_type_id: 'certified_organic',
  notes: 'Picked ripe',
  harvest: {
    quantity_raw: 1250,
    quantity_unit_id: 'kilogram',
    cost: 5.5,
    cost_unit_id: 'kilogram',
    area: 450,
    area_unit_id: 'square_metre',
    production_from: `${year}-04-15`,
    production_to: `${year}-10-10`,
    availability_from: `${year}-07-10`,
    availability_to: `${year}-11-15`,
  },
  produce_inputs: [
    { input_category_id: 'compost', quantity_raw: 3.5, quantity_unit_id: 'cubic_metre' },
    { input_category_id: 'vegetable_seeds', quantity_raw: 60, quantity_unit_id: 'gram' },
  ],
};
export const garlic = {
  ...tomatoes,
  product_id: 'garlic',
  variety_id: 'garlic_music',
  notes: '',
  harvest: { ...tomatoes.harvest, quantity_raw: 800, cost: 18 },
  produce_inputs: [],
};

/** Records a produce over the API. @returns its id */
export async function produces(demo: Terroir, { token }: Person, produce: object): Promise<string> {
  const { body } = await call(demo.url, 'POST', '/produces', { token, body: { produce } });
  return (body as { data: { id: string } }).data.id;
}

/** The food production, in the words of one language. */
export class ProducesVisit extends Visit {
  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('production/produces/produces', path, values);
  }

  shared(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('records/records', path, values);
  }

  /** The table of the list, or of the summary. */
  table(of: 'list.title' | 'summary.table' = 'list.title') {
    return this.page.getByRole('table', { name: this.words(of) });
  }

  /** The products in the order shown. */
  async order(): Promise<string[]> {
    await expect(this.table()).toHaveAttribute('aria-busy', 'false');
    return this.table().getByRole('rowheader').getByRole('link').allInnerTexts();
  }

  action(name: 'edit' | 'history' | 'remove', what: string) {
    return this.page.getByRole('button', { name: anySpace(this.shared(`actions.${name}`, { what })) });
  }

  chart(title: string) {
    return this.page.getByRole('group', { name: title, exact: true });
  }
}
