import { refusals } from '@terroir/kernel';

/** Every "no" of land and tasks that is not shared with other modules. */
export const { table: landRefusals, refuse } = refusals({
  zone_type_unknown: {
    status: 422,
    en: 'Choose a zone type from the list.',
    fr: 'Choisissez un type de zone dans la liste.',
  },
});
