import type { FieldTexts } from '@terroir/http';

const tooMany = {
  en: 'At most {value} plots and zones can be styled at once.',
  fr: 'Au plus {value} parcelles et zones peuvent recevoir un style à la fois.',
};

/** What people call the fields of the body. */
export const featuresStyleTexts: FieldTexts = {
  features: {
    en: 'Plots and zones',
    fr: 'Parcelles et zones',
    rules: {
      no_features: { en: 'Choose at least one plot or zone.', fr: 'Choisissez au moins une parcelle ou une zone.' },
      too_many_features: {
        en: 'At most {limit} plots and zones can be styled at once.',
        fr: 'Au plus {limit} parcelles et zones peuvent recevoir un style à la fois.',
      },
    },
  },
  plots: { en: 'Plots', fr: 'Parcelles', rules: { too_many: tooMany } },
  zones: { en: 'Zones', fr: 'Zones', rules: { too_many: tooMany } },
  color: { en: 'Colour', fr: 'Couleur' },
  fill: { en: 'Fill', fr: 'Remplissage' },
  stroke: { en: 'Stroke', fr: 'Trait' },
  stroke_width: { en: 'Stroke width', fr: 'Épaisseur du trait' },
  opacity: { en: 'Opacity', fr: 'Opacité' },
  pattern: { en: 'Pattern', fr: 'Motif' },
};
