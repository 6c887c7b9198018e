import { refusals } from '@terroir/kernel';

/** Every "no" of finance that is not shared with other modules. */
export const { table: financeRefusals, refuse } = refusals({
  subcategory_unknown: {
    status: 422,
    en: 'Choose a subcategory from the list.',
    fr: 'Choisissez une sous-catégorie dans la liste.',
  },
  unit_not_allowed: {
    status: 422,
    en: 'This unit does not suit the chosen subcategory. Choose one of its units.',
    fr: 'Cette unité ne convient pas à la sous-catégorie choisie. Choisissez l’une de ses unités.',
  },
});
