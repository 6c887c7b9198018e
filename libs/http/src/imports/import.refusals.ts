import { refusals } from '@terroir/kernel';

/** Every "no" of an import. */
export const { table: importRefusals, refuse: refuseImport } = refusals({
  import_undone: {
    status: 409,
    en: 'This import was undone. Start another to add its rows again.',
    fr: 'Cette importation a été annulée. Commencez-en une autre pour ajouter de nouveau ses lignes.',
  },
  import_full: {
    status: 422,
    en: 'This import has more rows than it said when it began.',
    fr: 'Cette importation compte plus de lignes que ce qu’elle annonçait au départ.',
  },
  import_kind_unknown: {
    status: 422,
    en: 'Records of this kind cannot be imported.',
    fr: 'Les enregistrements de ce type ne peuvent pas être importés.',
  },
});
