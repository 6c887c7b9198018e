import type { PracticeId } from '@terroir/reference';

interface Habits {
  /** Followed from the beginning, most of them. */
  readonly settled: readonly PracticeId[];
  /** Adopted a year later. */
  readonly later: readonly PracticeId[];
}

const everyone: readonly PracticeId[] = [
  'soil_testing',
  'water_testing',
  'natural_areas',
  'repair_and_sharing',
  'direct_sales',
  'local_partnerships',
  'lot_tracking',
  'clean_harvest',
];

/** What a farm of each kind does. */
const practicesOf = {
  vegetables: {
    settled: ['cover_crops', 'crop_rotation', 'permanent_beds', 'mechanical_weeding', 'nets_and_row_covers'],
    later: ['efficient_irrigation', 'flower_strips', 'surplus_donated'],
  },
  dairy: {
    settled: ['pasture_access', 'loose_housing', 'manure_storage', 'animal_identification', 'cold_chain'],
    later: ['livestock_out_of_streams', 'careful_antibiotics', 'wastewater_treatment'],
  },
  maple: {
    settled: ['careful_tapping', 'forest_plan', 'selective_cutting', 'dead_wood'],
    later: ['efficient_equipment', 'farm_plastic_recycling'],
  },
  orchard: {
    settled: ['field_scouting', 'treatment_thresholds', 'traps', 'pollinator_protection', 'mulching'],
    later: ['resistant_varieties', 'wildlife_shelters', 'surplus_processed'],
  },
  grain: {
    settled: ['no_till', 'crop_rotation', 'fertilization_plan', 'legumes_in_rotation', 'treatment_records'],
    later: ['riparian_buffers', 'fewer_machine_passes', 'erosion_control'],
  },
  sheep: {
    settled: ['rotational_grazing', 'grass_based_feed', 'pain_control', 'animal_identification'],
    later: ['late_mowing', 'raised_by_mothers', 'calm_handling'],
  },
  bees: {
    settled: ['honey_left_for_bees', 'pollinator_protection', 'reusable_packaging', 'honest_labels'],
    later: ['flower_strips', 'open_farm'],
  },
  berries: {
    settled: ['mulching', 'efficient_irrigation', 'field_scouting', 'nets_and_row_covers', 'cold_chain'],
    later: ['biological_control', 'rainwater_harvesting', 'worker_housing'],
  },
  mushrooms: {
    settled: ['crop_hygiene', 'byproducts_used', 'efficient_equipment', 'cold_chain'],
    later: ['water_reuse', 'compostable_packaging'],
  },
  herbs: {
    settled: ['no_synthetic_pesticides', 'crop_diversity', 'measured_foraging', 'honest_labels'],
    later: ['seed_saving', 'less_peat', 'little_packaging'],
  },
} as const satisfies Readonly<Record<string, Habits>>;

/** A save of a demo producer: everything that is followed from then on. */
export interface DemoPracticesStep {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly practices: readonly PracticeId[];
}

export interface PracticingFarm {
  /** Decides what a farm leaves out; the same for the same text. */
  readonly seed: string;
  readonly kind: keyof typeof practicesOf;
  /** The instant up to which the farm has lived (ISO 8601 UTC). */
  readonly until: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** What a demo producer says it follows: settled practices two years ago, more a year later, and one given up since. */
export function demoPractices({ seed, kind, until }: PracticingFarm): readonly DemoPracticesStep[] {
  const { settled, later }: Habits = practicesOf[kind];
  const offset = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const own = everyone.filter((_, index) => (index + offset) % 4 !== 0);
  const first = [...settled, ...own];
  const daysAgo = (days: number) => new Date(Date.parse(until) - days * DAY).toISOString();
  return [
    { at: daysAgo(690 - (offset % 60)), practices: first },
    { at: daysAgo(330 - (offset % 90)), practices: [...first, ...later] },
    { at: daysAgo(40 + (offset % 50)), practices: [...settled, ...own.slice(1), ...later] },
  ];
}
