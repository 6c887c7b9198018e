import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { electricity, fee, gas, heat, item, liquid } from '../unit-choices.ts';

/** Fuels, power and heat, and the equipment that makes or stores them. Wood for heating is biomass. */
export const energyInputs = {
  motor_fuels: {
    name: { en: 'Motor fuels and lubricants', fr: 'Carburants et lubrifiants' },
    subcategories: {
      farm_diesel: thing('Farm diesel (dyed)', 'Diesel agricole (coloré, GNR)', liquid),
      road_diesel: thing('Road diesel', 'Diesel routier (gazole)', liquid),
      gasoline: thing('Gasoline', 'Essence', liquid),
      biofuel: thing('Biodiesel and plant oil fuel', 'Biodiesel et huile végétale carburant', liquid),
      exhaust_fluid: thing('Diesel exhaust fluid', 'Fluide d’échappement diesel (AdBlue)', liquid),
      lubricants: thing('Oils and greases', 'Huiles et graisses', [...liquid, 'kilogram', 'unit']),
      other_motor_fuels: thing('Other motor fuels', 'Autres carburants', liquid),
    },
  },
  heating_fuels: {
    name: { en: 'Heating fuels and heat', fr: 'Combustibles et chaleur' },
    subcategories: {
      heating_oil: thing('Heating oil', 'Mazout (fioul domestique)', liquid),
      propane: thing('Propane and butane', 'Propane et butane', [...liquid, 'kilogram', 'pound', 'unit']),
      natural_gas: thing('Natural gas', 'Gaz naturel', gas),
      biogas: thing('Biogas and biomethane', 'Biogaz et biométhane', gas),
      district_heat: thing('Heat from a network or neighbour', 'Chaleur d’un réseau ou d’un voisin', heat),
      other_heating_fuels: thing('Other heating fuels', 'Autres combustibles', [...heat, 'kilogram', 'litre', 'tonne']),
    },
  },
  electricity: {
    name: { en: 'Electricity', fr: 'Électricité' },
    subcategories: {
      grid_electricity: thing('Electricity from the grid', 'Électricité du réseau', electricity),
      own_electricity: thing('Electricity made on the farm', 'Électricité produite à la ferme', electricity),
      vehicle_charging: thing('Vehicle charging', 'Recharge de véhicules', electricity),
      electricity_standing_charges: thing('Standing and power charges', 'Abonnement et prime de puissance', fee),
    },
  },
  energy_equipment: {
    name: { en: 'Energy equipment', fr: 'Équipements énergétiques' },
    subcategories: {
      solar_panels: thing('Solar panels and inverters', 'Panneaux solaires et onduleurs', item),
      wind_and_hydro_turbines: thing('Wind and hydro turbines', 'Éoliennes et turbines hydrauliques', item),
      batteries: thing('Batteries', 'Batteries', item),
      generators: thing('Generators', 'Génératrices (groupes électrogènes)', item),
      boilers_and_heat_pumps: thing(
        'Boilers, furnaces and heat pumps',
        'Chaudières, fournaises et pompes à chaleur',
        item,
      ),
      biogas_plant: thing('Biogas plant', 'Unité de méthanisation', item),
      grow_lights: thing('Lighting', 'Éclairage', item),
      other_energy_equipment: thing('Other energy equipment', 'Autres équipements énergétiques', item),
    },
  },
} as const satisfies CategoryTable;
