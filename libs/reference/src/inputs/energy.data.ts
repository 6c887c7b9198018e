import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { electricity, fee, gas, heat, item, liquid } from '../unit-choices.ts';

/** Fuels, power and heat, and the equipment that makes or stores them. Wood for heating is biomass. */
export const energyInputs = {
  motor_fuels: {
    name: { en: 'Motor fuels and lubricants', fr: 'Carburants et lubrifiants' },
    also: { en: 'gas, petrol, fuel', fr: 'gaz, pétrole, carburant, gas' },
    subcategories: {
      farm_diesel: thing('Farm diesel (dyed)', 'Diesel agricole (coloré, GNR)', liquid, {
        en: 'fuel, coloured diesel, tractor fuel, marked diesel, purple gas, red diesel, off-road diesel',
        fr: 'diesel de ferme, carburant, carburant de ferme, diesel marqué, diesel rouge, gazole, gazole non routier, GNR, gazole agricole, carburant de tracteur, fioul, gas',
      }),
      // A name no shorter than that of farm diesel, so that a bare *diesel* or *gazole* is first taken for that.
      road_diesel: thing('Road diesel (clear)', 'Diesel routier (clair, gazole)', liquid, {
        en: 'road diesel, truck fuel, fuel',
        fr: 'diesel routier, diesel clair, gazole routier, gasoil, carburant, carburant de camion',
      }),
      gasoline: thing('Gasoline', 'Essence', liquid, {
        en: 'gas, petrol, fuel, unleaded',
        fr: 'gaz, sans plomb, carburant, super, gas',
      }),
      biofuel: thing('Biodiesel and plant oil fuel', 'Biodiesel et huile végétale carburant', liquid, {
        en: 'ethanol, used cooking oil, fuel',
        fr: 'éthanol, huile de friture, biocarburant, carburant',
      }),
      exhaust_fluid: thing('Diesel exhaust fluid', 'Fluide d’échappement diesel (AdBlue)', liquid, {
        en: 'DEF, AdBlue, urea solution',
        fr: 'FED, DEF, urée',
      }),
      lubricants: thing('Oils and greases', 'Huiles et graisses', [...liquid, 'kilogram', 'unit'], {
        en: 'engine oil, motor oil, hydraulic oil, grease, chainsaw oil',
        fr: 'huile à moteur, huile hydraulique, graisse, huile à chaîne',
      }),
      other_motor_fuels: thing('Other motor fuels', 'Autres carburants', liquid, {
        en: 'kerosene, naphtha, two-stroke mix',
        fr: 'kérosène, naphte, mélange deux temps',
      }),
    },
  },
  heating_fuels: {
    name: { en: 'Heating fuels and heat', fr: 'Combustibles et chaleur' },
    also: { en: 'heating', fr: 'chauffage' },
    subcategories: {
      heating_oil: thing('Heating oil', 'Mazout (fioul domestique)', liquid, {
        en: 'furnace oil, fuel oil, oil tank',
        fr: 'huile à chauffage, fioul, huile à fournaise',
      }),
      propane: thing('Propane and butane', 'Propane et butane', [...liquid, 'kilogram', 'pound', 'unit'], {
        en: 'gas, LPG, bottled gas, tank refill',
        fr: 'gaz, bonbonne, GPL, bouteille de gaz',
      }),
      natural_gas: thing('Natural gas', 'Gaz naturel', gas, {
        en: 'gas bill, methane, gas heating',
        fr: 'Énergir, gaz de ville, méthane',
      }),
      biogas: thing('Biogas and biomethane', 'Biogaz et biométhane', gas, {
        en: 'renewable gas, methane',
        fr: 'gaz renouvelable, GNR, méthane',
      }),
      district_heat: thing('Heat from a network or neighbour', 'Chaleur d’un réseau ou d’un voisin', heat, {
        en: 'heat network, waste heat',
        fr: 'chauffage urbain, chaleur de rejet',
      }),
      other_heating_fuels: thing(
        'Other heating fuels',
        'Autres combustibles',
        [...heat, 'kilogram', 'litre', 'tonne'],
        { en: 'coal, charcoal, corn stove, kerosene', fr: 'charbon, maïs de chauffage, kérosène' },
      ),
    },
  },
  electricity: {
    name: { en: 'Electricity', fr: 'Électricité' },
    also: { en: 'power, hydro', fr: 'courant, hydro' },
    subcategories: {
      grid_electricity: thing('Electricity from the grid', 'Électricité du réseau', electricity, {
        en: 'hydro, hydro bill, power bill, utility, electric bill',
        fr: 'hydro, Hydro-Québec, facture d’électricité, compte d’hydro, courant, EDF',
      }),
      own_electricity: thing('Electricity made on the farm', 'Électricité produite à la ferme', electricity, {
        en: 'solar power, self-consumption',
        fr: 'autoconsommation, solaire',
      }),
      vehicle_charging: thing('Vehicle charging', 'Recharge de véhicules', electricity, {
        en: 'electric car, charging station, EV',
        fr: 'borne, auto électrique, voiture électrique',
      }),
      electricity_standing_charges: thing('Fixed and demand charges', 'Abonnement et prime de puissance', fee, {
        en: 'hydro connection, standing charge, service charge, meter',
        fr: 'frais d’abonnement, hydro, compteur, puissance',
      }),
    },
  },
  energy_equipment: {
    name: { en: 'Energy equipment', fr: 'Équipements énergétiques' },
    subcategories: {
      solar_panels: thing('Solar panels and inverters', 'Panneaux solaires et onduleurs', item, {
        en: 'photovoltaic, PV, solar',
        fr: 'photovoltaïque, solaire',
      }),
      wind_and_hydro_turbines: thing('Wind and hydro turbines', 'Éoliennes et turbines hydrauliques', item, {
        en: 'windmill, micro-hydro',
        fr: 'moulin à vent, microcentrale',
      }),
      batteries: thing('Batteries', 'Batteries', item, {
        en: 'power storage, energy storage, powerwall',
        fr: 'accumulateurs, stockage d’énergie',
      }),
      generators: thing('Generators', 'Génératrices (groupes électrogènes)', item, {
        en: 'genset, backup power',
        fr: 'groupe électrogène, génératrice de secours',
      }),
      boilers_and_heat_pumps: thing(
        'Boilers, furnaces and heat pumps',
        'Chaudières, fournaises et pompes à chaleur',
        item,
        { en: 'heater, furnace, wood stove, radiator', fr: 'chauffage, thermopompe, poêle à bois, aérotherme' },
      ),
      biogas_plant: thing('Biogas plant', 'Unité de méthanisation', item, {
        en: 'digester',
        fr: 'biométhanisation, digesteur',
      }),
      grow_lights: thing('Lighting', 'Éclairage', item, {
        en: 'LED, lamps, bulbs, light fixtures',
        fr: 'lampes, DEL, ampoules, néons',
      }),
      other_energy_equipment: thing('Other energy equipment', 'Autres équipements énergétiques', item, {
        en: 'electrician, wiring, extension cord',
        fr: 'électricien, filage, rallonge',
      }),
    },
  },
} as const satisfies CategoryTable;
