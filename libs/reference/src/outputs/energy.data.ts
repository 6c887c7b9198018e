import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bulk, electricity, gas, heat, liquid, loose } from '../unit-choices.ts';

/** Power, gas, fuel and heat that the farm makes, for itself or for others. */
export const energyOutputs = {
  renewable_electricity: {
    name: { en: 'Renewable electricity', fr: 'Électricité renouvelable' },
    subcategories: {
      solar_electricity: thing('Solar electricity', 'Électricité solaire', electricity),
      wind_electricity: thing('Wind electricity', 'Électricité éolienne', electricity),
      hydro_electricity: thing('Small hydro electricity', 'Petite hydroélectricité', electricity),
      biogas_electricity: thing('Electricity from biogas', 'Électricité issue du biogaz', electricity),
      wood_electricity: thing('Electricity from wood', 'Électricité issue du bois', electricity),
      other_electricity: thing('Other electricity', 'Autre électricité', electricity),
    },
  },
  gas_and_liquid_fuels: {
    name: { en: 'Gas and liquid fuels', fr: 'Gaz et carburants' },
    subcategories: {
      biogas: thing('Biogas', 'Biogaz', gas),
      biomethane: thing('Biomethane', 'Biométhane', [...gas, 'kilogram']),
      plant_oil_fuel: thing('Plant oil and biodiesel', 'Huile végétale carburant et biodiesel', liquid),
      ethanol: thing('Ethanol', 'Éthanol', liquid),
      hydrogen: thing('Hydrogen', 'Hydrogène', ['kilogram', 'cubic_metre', 'kilowatt_hour']),
    },
  },
  solid_fuels: {
    name: { en: 'Solid fuels', fr: 'Combustibles solides' },
    subcategories: {
      pellets_and_briquettes: thing('Pellets and briquettes', 'Granulés et briquettes', [...bulk, 'pallet']),
      charcoal: thing('Charcoal', 'Charbon de bois', bulk),
      energy_crops: thing('Energy crops', 'Cultures énergétiques', loose),
      biogas_feedstock: thing('Feedstock for biogas plants', 'Intrants de méthanisation', loose),
    },
  },
  renewable_heat: {
    name: { en: 'Renewable heat', fr: 'Chaleur renouvelable' },
    subcategories: {
      wood_heat: thing('Heat from wood', 'Chaleur issue du bois', heat),
      solar_heat: thing('Solar heat', 'Chaleur solaire', heat),
      compost_heat: thing('Heat from compost', 'Chaleur issue du compost', heat),
      biogas_heat: thing('Heat from biogas', 'Chaleur issue du biogaz', heat),
      recovered_heat: thing('Recovered and geothermal heat', 'Chaleur récupérée et géothermie', heat),
    },
  },
  energy_services: {
    name: { en: 'Energy services', fr: 'Services énergétiques' },
    subcategories: {
      animal_traction: thing('Animal traction', 'Traction animale', ['hour', 'workday', 'hectare', 'acre']),
      energy_site_lease: thing('Site lease for solar or wind', 'Location de terrain ou de toiture (solaire, éolien)', [
        'year',
        'month',
        'hectare',
        'acre',
        'square_metre',
        'unit',
      ]),
      vehicle_charging_service: thing('Vehicle charging', 'Recharge de véhicules', electricity),
      energy_certificates: thing('Energy certificates and premiums', 'Certificats et primes d’énergie', [
        'unit',
        'megawatt_hour',
        'year',
      ]),
    },
  },
} as const satisfies CategoryTable;
