import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bulk, electricity, gas, heat, liquid, loose } from '../unit-choices.ts';

/** Power, gas, fuel and heat that the farm makes, for itself or for others. */
export const energyOutputs = {
  renewable_electricity: {
    name: { en: 'Renewable electricity', fr: 'Électricité renouvelable' },
    also: { en: 'power, hydro, green energy', fr: 'courant, hydro' },
    subcategories: {
      solar_electricity: thing('Solar electricity', 'Électricité solaire', electricity, {
        en: 'solar power, photovoltaic, PV, solar panels',
        fr: 'panneaux solaires, photovoltaïque',
      }),
      wind_electricity: thing('Wind electricity', 'Électricité éolienne', electricity, {
        en: 'wind power, wind turbine, windmill',
        fr: 'éolienne, vent',
      }),
      hydro_electricity: thing('Small hydro electricity', 'Petite hydroélectricité', electricity, {
        en: 'hydro power, micro-hydro, hydro',
        fr: 'hydro, microcentrale, barrage',
      }),
      biogas_electricity: thing('Electricity from biogas', 'Électricité issue du biogaz', electricity, {
        en: 'biogas power',
        fr: 'biométhanisation',
      }),
      wood_electricity: thing('Electricity from wood', 'Électricité issue du bois', electricity, {
        en: 'cogeneration, biomass power',
        fr: 'cogénération',
      }),
      other_electricity: thing('Other electricity', 'Autre électricité', electricity, {
        en: 'net metering, grid credit',
        fr: 'mesurage net, hydro',
      }),
    },
  },
  gas_and_liquid_fuels: {
    name: { en: 'Gas and liquid fuels', fr: 'Gaz et carburants' },
    also: { en: 'fuel', fr: 'gaz, carburant' },
    subcategories: {
      biogas: thing('Biogas', 'Biogaz', gas, { en: 'methane, gas', fr: 'méthane, gaz' }),
      biomethane: thing('Biomethane', 'Biométhane', [...gas, 'kilogram'], {
        en: 'renewable natural gas, RNG',
        fr: 'gaz naturel renouvelable, GNR',
      }),
      plant_oil_fuel: thing('Plant oil and biodiesel', 'Huile végétale carburant et biodiesel', liquid, {
        en: 'biofuel, fuel',
        fr: 'biocarburant',
      }),
      ethanol: thing('Ethanol', 'Éthanol', liquid, { en: 'alcohol fuel, gas', fr: 'alcool carburant' }),
      hydrogen: thing('Hydrogen', 'Hydrogène', ['kilogram', 'cubic_metre', 'kilowatt_hour'], {
        en: 'H2, fuel cell',
        fr: 'H2, pile à combustible',
      }),
    },
  },
  solid_fuels: {
    name: { en: 'Solid fuels', fr: 'Combustibles solides' },
    also: { en: 'heating fuel', fr: 'chauffage' },
    subcategories: {
      pellets_and_briquettes: thing('Pellets and briquettes', 'Granulés et briquettes', [...bulk, 'pallet'], {
        en: 'wood pellets, fire logs',
        fr: 'granules, pellets, bûches écologiques',
      }),
      charcoal: thing('Charcoal', 'Charbon de bois', bulk, { en: 'BBQ charcoal', fr: 'charbon, barbecue' }),
      energy_crops: thing('Energy crops', 'Cultures énergétiques', loose, {
        en: 'switchgrass, miscanthus, willow',
        fr: 'panic érigé, miscanthus, saule',
      }),
      biogas_feedstock: thing('Feedstock for biogas plants', 'Intrants de méthanisation', loose, {
        en: 'digester feedstock, corn silage, manure',
        fr: 'substrats, fumier',
      }),
    },
  },
  renewable_heat: {
    name: { en: 'Renewable heat', fr: 'Chaleur renouvelable' },
    also: { en: 'heating', fr: 'chauffage' },
    subcategories: {
      wood_heat: thing('Heat from wood', 'Chaleur issue du bois', heat, {
        en: 'biomass heating',
        fr: 'chauffage au bois, biomasse',
      }),
      solar_heat: thing('Solar heat', 'Chaleur solaire', heat, {
        en: 'solar thermal, hot water',
        fr: 'solaire thermique, eau chaude',
      }),
      compost_heat: thing('Heat from compost', 'Chaleur issue du compost', heat, { en: 'Jean Pain', fr: 'Jean Pain' }),
      biogas_heat: thing('Heat from biogas', 'Chaleur issue du biogaz', heat, {
        en: 'methane heating',
        fr: 'chauffage au biogaz',
      }),
      recovered_heat: thing('Recovered and geothermal heat', 'Chaleur récupérée et géothermie', heat, {
        en: 'waste heat, geothermal, heat pump',
        fr: 'géothermique, chaleur de rejet, thermopompe',
      }),
    },
  },
  energy_services: {
    name: { en: 'Energy services', fr: 'Services énergétiques' },
    subcategories: {
      animal_traction: thing('Animal traction', 'Traction animale', ['hour', 'workday', 'hectare', 'acre'], {
        en: 'draft horses, horse logging, oxen',
        fr: 'cheval de trait, débardage, bœufs, attelage',
      }),
      energy_site_lease: thing(
        'Site lease for solar or wind',
        'Location de terrain ou de toiture (solaire, éolien)',
        ['year', 'month', 'hectare', 'acre', 'square_metre', 'unit'],
        { en: 'wind lease, solar lease, rent, royalties', fr: 'loyer, bail, éoliennes, panneaux, redevances' },
      ),
      vehicle_charging_service: thing('Vehicle charging', 'Recharge de véhicules', electricity, {
        en: 'charging station, EV, electric cars',
        fr: 'borne, voiture électrique, auto électrique',
      }),
      energy_certificates: thing(
        'Energy certificates and premiums',
        'Certificats et primes d’énergie',
        ['unit', 'megawatt_hour', 'year'],
        { en: 'RECs, green certificates', fr: 'crédits d’énergie' },
      ),
    },
  },
} as const satisfies CategoryTable;
