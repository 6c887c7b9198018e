import type { Text } from './text.ts';

export interface ProductionTypeEntry {
  readonly name: Text;
  /** What else people call it, separated by commas. */
  readonly also: Text;
}

/** How a produce comes about; the French adjectives agree with « production ». */
export const productionTypeTable = {
  certified_organic: {
    name: { en: 'Certified organic', fr: 'Biologique certifiée' },
    also: { en: 'organic, Ecocert', fr: 'bio, agriculture biologique, Ecocert, Québec Vrai' },
  },
  organic_transition: {
    name: { en: 'In transition to organic', fr: 'En transition vers le biologique' },
    also: { en: 'organic conversion, precertification', fr: 'conversion bio, précertification' },
  },
  ecological: {
    name: { en: 'Ecological, not certified', fr: 'Écologique, sans certification' },
    also: { en: 'natural, no spray, chemical-free', fr: 'sans pesticides, naturelle, sans produits chimiques' },
  },
  conventional: {
    name: { en: 'Conventional', fr: 'Conventionnelle' },
    also: { en: 'standard', fr: 'traditionnelle, ordinaire' },
  },
  integrated: {
    name: { en: 'Integrated', fr: 'Intégrée (raisonnée)' },
    also: { en: 'IPM, integrated pest management', fr: 'lutte intégrée, PFI, agriculture raisonnée' },
  },
  biodynamic: {
    name: { en: 'Biodynamic', fr: 'Biodynamique' },
    also: { en: 'Demeter', fr: 'biodynamie, Demeter' },
  },
  permaculture: {
    name: { en: 'Permaculture and agroecology', fr: 'Permaculture et agroécologie' },
    also: { en: 'agroforestry, regenerative', fr: 'agroforesterie, jardin-forêt, régénératrice' },
  },
  greenhouse: {
    name: { en: 'Greenhouse', fr: 'En serre' },
    also: { en: 'tunnel, hothouse, indoor', fr: 'serriculture, tunnel, intérieur' },
  },
  hydroponic: {
    name: { en: 'Hydroponic', fr: 'Hydroponique' },
    also: { en: 'soilless, aeroponic, vertical farm', fr: 'hors sol, aéroponique, ferme verticale' },
  },
  aquaponic: {
    name: { en: 'Aquaponic', fr: 'Aquaponique' },
    also: { en: 'fish and plants', fr: 'aquaponie' },
  },
  free_range: {
    name: { en: 'Free-range', fr: 'En liberté' },
    also: { en: 'pastured, cage-free, outdoor', fr: 'plein air, élevage extérieur, parcours, poules en liberté' },
  },
  grass_fed: {
    name: { en: 'Grass-fed', fr: 'À l’herbe' },
    also: { en: 'pasture-raised, pasture', fr: 'pâturage, nourri à l’herbe' },
  },
  wild_harvested: {
    name: { en: 'Wild-harvested', fr: 'Cueillette sauvage' },
    also: { en: 'foraged, wildcrafted', fr: 'récolte sauvage, produits forestiers non ligneux, PFNL' },
  },
  aquaculture: {
    name: { en: 'Aquaculture', fr: 'Aquacole' },
    also: { en: 'fish farming, farmed', fr: 'pisciculture, mariculture, élevage de poissons' },
  },
  fishing: {
    name: { en: 'Fishing', fr: 'Pêche' },
    also: { en: 'wild-caught, fishery', fr: 'pêche côtière, capture' },
  },
} as const satisfies Readonly<Record<string, ProductionTypeEntry>>;
