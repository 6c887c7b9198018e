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
  produce_unknown: {
    status: 422,
    en: 'Choose one of your produce from the list.',
    fr: 'Choisissez un de vos aliments dans la liste.',
  },
  produce_of_input: {
    status: 422,
    en: 'Only an output names the produce that it sells.',
    fr: 'Seul un extrant nomme l’aliment qui est vendu.',
  },
  due_dates_order: {
    status: 422,
    en: 'The last date cannot be before the first one.',
    fr: 'La dernière date ne peut pas précéder la première.',
  },
  not_due: {
    status: 422,
    en: 'Nothing is due on this date: only what is due by today, of a month that is not settled yet, can be recorded or skipped.',
    fr: 'Rien n’est échu à cette date : seul ce qui est échu à ce jour, d’un mois qui n’est pas encore réglé, peut être inscrit ou ignoré.',
  },
  due_line_recorded: {
    status: 422,
    en: 'An entry was already recorded for this date.',
    fr: 'Une inscription existe déjà pour cette date.',
  },
  due_line_differs: {
    status: 409,
    en: 'An entry was already recorded for this date, and it says something else. Nothing of yours was recorded: correct that entry instead.',
    fr: 'Une inscription existe déjà pour cette date et dit autre chose. Rien de ce que vous avez saisi n’a été inscrit : corrigez plutôt cette inscription.',
  },
  due_line_removed: {
    status: 409,
    en: 'The entry of this date was deleted since, and stays so. Nothing was recorded: bring it back from the farm journal.',
    fr: 'L’inscription de cette date a été supprimée depuis, et le reste. Rien n’a été inscrit : rétablissez-la depuis le journal de la ferme.',
  },
  occurs_later: {
    status: 422,
    en: 'This day has not begun yet. Choose today or an earlier day.',
    fr: 'Ce jour n’a pas encore commencé. Choisissez aujourd’hui ou un jour passé.',
  },
  occurs_too_early: {
    status: 422,
    en: 'Choose {from} or a later day.',
    fr: 'Choisissez le {from} ou un jour ultérieur.',
  },
});
