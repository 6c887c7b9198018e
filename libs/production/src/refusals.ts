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
    en: 'Not in the list of best practices: {practices}. Choose from the list.',
    fr: 'Absent de la liste des bonnes pratiques\u00A0: {practices}. Choisissez dans la liste.',
  },
});
