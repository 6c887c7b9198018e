import type { OutputSubcategoryId, ProductId } from '@terroir/reference';

type Sold = Readonly<Partial<Record<OutputSubcategoryId, ProductId>>>;

/** Which of its produces a demo farm of each kind sells under a subcategory of the outputs. */
export const soldProduces = {
  vegetables: {
    leafy_greens: 'lettuce',
    tomatoes_peppers_aubergines: 'tomato',
    root_vegetables: 'carrot',
    alliums: 'garlic',
  },
  dairy: { cow_milk: 'cow_milk' },
  maple: { maple_syrup: 'maple_syrup', maple_products: 'maple_taffy' },
  orchard: { apples_and_pears: 'apple', pick_your_own: 'apple' },
  grain: { wheat: 'wheat' },
  sheep: { lamb_and_mutton: 'lamb' },
  bees: { honey: 'honey', beeswax: 'beeswax' },
  berries: { berries: 'strawberry', pick_your_own: 'highbush_blueberry' },
  mushrooms: { oyster_mushrooms: 'oyster_mushroom', shiitake: 'shiitake' },
  herbs: { fresh_herbs: 'basil', medicinal_plants: 'lavender' },
} as const satisfies Readonly<Record<string, Sold>>;
