import { refusals } from '@terroir/kernel';

/** Every "no" of the market that is not shared with other modules. */
export const { table: marketRefusals, refuse } = refusals({
  quantity_or_count: {
    status: 422,
    en: 'You must provide at least one of Quantity or Count',
    fr: 'Vous devez indiquer au moins la quantité ou le nombre',
  },
  item_unit_missing: {
    status: 422,
    en: 'Choose a unit for this number.',
    fr: 'Choisissez une unité pour ce nombre.',
  },
  item_quantity_unit_unknown: {
    status: 422,
    en: 'Choose a unit of mass, volume, area or count.',
    fr: 'Choisissez une unité de masse, de volume, de superficie ou de compte.',
  },
  item_count_unit_unknown: {
    status: 422,
    en: 'Choose a unit of count, such as piece or dozen.',
    fr: 'Choisissez une unité de compte, comme la pièce ou la douzaine.',
  },
  item_produce_unknown: {
    status: 422,
    en: 'Choose one of your produces.',
    fr: 'Choisissez l’un de vos aliments.',
  },
  section_always_shown: {
    status: 422,
    en: 'This section always shows. Only products, items and social media can be left out.',
    fr: 'Cette section est toujours affichée. Seuls les aliments, les articles et les réseaux sociaux peuvent être masqués.',
  },
});
