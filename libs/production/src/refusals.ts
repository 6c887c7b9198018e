import { refusals } from '@terroir/kernel';

/** Every "no" of production that is not shared with other modules. */
export const { table: productionRefusals, refuse } = refusals({
  validity_order: {
    status: 422,
    en: 'A certification ends no earlier than it begins.',
    fr: 'Une certification ne peut pas prendre fin avant de commencer.',
  },
  practice_unknown: {
    status: 422,
    en: 'Not in the list of best practices: {practice}. Choose from the list.',
    fr: 'Absent de la liste des bonnes pratiques\u00A0: {practice}. Choisissez dans la liste.',
  },
  product_unknown: {
    status: 422,
    en: 'Choose a product from the list.',
    fr: 'Choisissez un produit dans la liste.',
  },
  variety_unknown: {
    status: 422,
    en: 'Choose one of the varieties of this product.',
    fr: 'Choisissez l’une des variétés de ce produit.',
  },
  production_type_unknown: {
    status: 422,
    en: 'Choose a production type from the list.',
    fr: 'Choisissez un type de production dans la liste.',
  },
  yield_unit_unknown: {
    status: 422,
    en: 'Choose a unit of mass, volume, area or count.',
    fr: 'Choisissez une unité de masse, de volume, de superficie ou de compte.',
  },
  cost_unit_kind: {
    status: 422,
    en: 'The quantity and the price need units of the same kind: both of mass, volume, area or count.',
    fr: 'La quantité et le prix demandent des unités de même nature\u00A0: de masse, de volume, de superficie ou de compte.',
  },
  area_unit_unknown: {
    status: 422,
    en: 'Choose a unit of area, such as hectares or square metres.',
    fr: 'Choisissez une unité de superficie, comme l’hectare ou le mètre carré.',
  },
  date_outside: {
    status: 422,
    en: 'Choose a date from {from} to {to}.',
    fr: 'Choisissez une date du {from} au {to}.',
  },
  production_too_short: {
    status: 422,
    en: 'Availability starts between the start and the end of production, so production needs to last at least two days.',
    fr: 'La disponibilité commence entre le début et la fin de la production\u00A0: celle-ci doit durer au moins deux jours.',
  },
  need_unknown: {
    status: 422,
    en: 'This produce has no need with the id {id}.',
    fr: 'Cet aliment n’a aucun besoin dont l’identifiant est {id}.',
  },
  need_twice: {
    status: 422,
    en: 'This need is changed or removed twice.',
    fr: 'Ce besoin est modifié ou retiré deux fois.',
  },
  need_category_unknown: {
    status: 422,
    en: 'Choose what is needed from the list of inputs.',
    fr: 'Choisissez ce qu’il faut dans la liste des intrants.',
  },
  need_unit_not_allowed: {
    status: 422,
    en: 'This unit does not suit what is needed. Choose one of its units.',
    fr: 'Cette unité ne convient pas à ce besoin. Choisissez l’une de ses unités.',
  },
  needs_too_many: {
    status: 422,
    en: 'A produce can have at most {limit} needs.',
    fr: 'Un aliment peut avoir au plus {limit} besoins.',
  },
});
