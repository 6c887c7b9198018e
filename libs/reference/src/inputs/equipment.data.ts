import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { item, lengths, rental, sheets } from '../unit-choices.ts';

/** Machines, buildings and the gear of one trade. */
export const equipmentInputs = {
  machinery_and_tools: {
    name: { en: 'Machinery and tools', fr: 'Machines et outillage' },
    also: { en: 'equipment, gear', fr: 'machinerie, équipement' },
    subcategories: {
      tractors_and_vehicles: thing('Tractors and vehicles', 'Tracteurs et véhicules', item, {
        en: 'truck, pickup, ATV, car, trailer, side-by-side, quad',
        fr: 'camion, pick-up, VTT, quatre-roues, auto, remorque, côte à côte',
      }),
      implements: thing('Implements', 'Outils attelés', item, {
        en: 'plough, plow, disc, harrow, seeder, sprayer, mower, baler',
        fr: 'charrue, herse, semoir, faucheuse, presse à foin, pulvérisateur, épandeur',
      }),
      hand_tools: thing('Hand tools', 'Outils à main', item, {
        en: 'hoe, shovel, rake, wheelbarrow, pruners, knives, fork, broadfork',
        fr: 'pelle, râteau, houe, binette, brouette, sécateur, couteaux, bêche, grelinette',
      }),
      processing_machinery: thing(
        'Processing and cold storage machinery',
        'Matériel de transformation et de froid',
        item,
        {
          en: 'cooler, freezer, cold room, fridge, dehydrator, oven, press',
          fr: 'réfrigérateur, congélateur, frigo, déshydrateur, four, pressoir',
        },
      ),
      barn_equipment: thing('Barn and milking equipment', 'Matériel d’élevage et de traite', item, {
        en: 'milking machine, stanchions, feeders, bulk tank, coop, milking robot',
        fr: 'trayeuse, stalles, mangeoires, robot de traite, réservoir à lait, poulailler',
      }),
      repairs_and_parts: thing('Repairs, parts and tires', 'Réparations, pièces et pneus', [...item, 'hour'], {
        en: 'tyres, mechanic, garage, oil change, spare parts, filters, belts, maintenance',
        fr: 'mécanicien, garage, entretien, vidange d’huile, courroies, tires',
      }),
      protective_clothing: thing('Work and protective clothing', 'Vêtements de travail et de protection', item, {
        en: 'gloves, boots, coveralls, mask, PPE, hat',
        fr: 'gants, bottes, salopette, masque, ÉPI, chapeau',
      }),
      small_supplies: thing('Small supplies', 'Petites fournitures', item, {
        en: 'screws, nails, tape, buckets, hardware, rope, batteries',
        fr: 'vis, clous, quincaillerie, seaux, corde, ruban, chaudières',
      }),
    },
  },
  equipment_rental: {
    name: { en: 'Equipment rental', fr: 'Location de matériel' },
    also: { en: 'hire, lease', fr: 'location d’équipement, louer' },
    subcategories: {
      tractor_rental: thing('Tractor rental', 'Location de tracteurs', rental, {
        en: 'tractor hire',
        fr: 'louer un tracteur',
      }),
      implement_rental: thing('Implement rental', 'Location d’outils attelés', rental, {
        en: 'seeder rental, sprayer rental, rototiller rental',
        fr: 'semoir loué, rotoculteur, louer un outil',
      }),
      vehicle_rental: thing(
        'Vehicle and trailer rental',
        'Location de véhicules et remorques',
        [...rental, 'kilometre', 'mile'],
        {
          en: 'truck rental, van, trailer rental',
          fr: 'camion loué, fourgonnette, louer une remorque',
        },
      ),
      machinery_cooperative: thing(
        'Machinery cooperative (CUMA)',
        'Coopérative d’utilisation de matériel (CUMA)',
        [...rental, 'unit'],
        { en: 'equipment co-op, shared machinery', fr: 'coop de machinerie, partage de machinerie' },
      ),
      cold_storage_rental: thing(
        'Cold storage rental',
        'Location d’entreposage frigorifique',
        [...rental, 'pallet', 'cubic_metre'],
        {
          en: 'freezer rental, cooler rental',
          fr: 'congélateur loué, chambre froide, frigo',
        },
      ),
      kitchen_rental: thing(
        'Kitchen and processing equipment rental',
        'Location de cuisine et matériel de transformation',
        rental,
        {
          en: 'commercial kitchen, shared kitchen',
          fr: 'cuisine collective, cuisine commerciale',
        },
      ),
      other_rental: thing('Other equipment rental', 'Location d’autre matériel', rental, {
        en: 'tent, excavator, lift, scaffold',
        fr: 'chapiteau, pelle mécanique, nacelle, échafaud',
      }),
    },
  },
  beekeeping_and_sugaring_supplies: {
    name: { en: 'Beekeeping and sugaring supplies', fr: 'Matériel apicole et acéricole' },
    also: { en: 'maple equipment, bee supplies', fr: 'acériculture, apiculture, cabane à sucre' },
    subcategories: {
      hives_and_frames: thing('Hives, frames and foundation', 'Ruches, cadres et cire gaufrée', item, {
        en: 'beehives, supers, bee boxes, foundation wax',
        fr: 'hausses, boîtes à abeilles, cire',
      }),
      honey_house_equipment: thing('Honey house equipment', 'Matériel de miellerie', item, {
        en: 'honey extractor, uncapping knife, smoker',
        fr: 'extracteur à miel, enfumoir, couteau à désoperculer',
      }),
      sap_tubing: thing('Sap tubing and lines', 'Tubulure et conduites d’eau d’érable', [...lengths, 'tap'], {
        en: 'sap line, maple tubing, vacuum',
        fr: 'tubulure d’érable, vacuum, lignes',
      }),
      spouts_and_buckets: thing('Spouts and buckets', 'Chalumeaux et seaux', ['unit', 'tap', 'thousand'], {
        en: 'taps, spiles, sap pails',
        fr: 'chaudières, goudrilles, entailles',
      }),
      evaporators_and_osmosis: thing('Evaporators and reverse osmosis', 'Évaporateurs et osmoseurs', item, {
        en: 'boiling pan, RO, maple equipment',
        fr: 'bouilleuse, panne, osmose',
      }),
    },
  },
  buildings_and_fences: {
    name: { en: 'Buildings, greenhouses and fences', fr: 'Bâtiments, serres et clôtures' },
    also: { en: 'construction', fr: 'construction' },
    subcategories: {
      greenhouses_and_tunnels: thing(
        'Greenhouses and tunnels',
        'Serres et tunnels',
        ['unit', 'square_metre', 'square_foot'],
        {
          en: 'hoop house, polytunnel, high tunnel, caterpillar tunnel, cold frame',
          fr: 'serre-tunnel, abri, tunnel chenille, châssis froid, grand tunnel',
        },
      ),
      greenhouse_covers: thing('Greenhouse film and glazing', 'Films et vitrages de serre', sheets, {
        en: 'poly, greenhouse plastic, polycarbonate, glass',
        fr: 'plastique de serre, polythène, polycarbonate, vitres',
      }),
      farm_buildings: thing(
        'Barns, sheds and cold rooms',
        'Étables, hangars et chambres froides',
        ['unit', 'square_metre', 'square_foot'],
        {
          en: 'shop, garage, chicken coop, barn, silo, root cellar, cooler',
          fr: 'grange, garage, poulailler, silo, caveau, frigo, entrepôt',
        },
      ),
      building_materials: thing(
        'Building materials',
        'Matériaux de construction',
        [...item, 'tonne', 'cubic_metre', 'square_metre'],
        {
          en: 'concrete, cement, roofing, sheet metal, insulation, gravel, paint',
          fr: 'béton, ciment, tôle, toiture, isolant, gravier, peinture',
        },
      ),
      building_upkeep: thing('Building repairs', 'Entretien des bâtiments', ['unit', 'hour'], {
        en: 'roof repair, plumber, electrician, carpenter, maintenance',
        fr: 'réparation de toit, plombier, électricien, menuisier, rénovation',
      }),
      fencing: thing('Fencing', 'Clôtures', [...lengths, 'kilometre'], {
        en: 'fence, electric fence, barbed wire, page wire, energizer, netting, gates',
        fr: 'clôture électrique, broche, fil barbelé, électrificateur, filets à moutons, barrières',
      }),
      trellises: thing('Trellises and wires', 'Treillis et palissage', lengths, {
        en: 'wire, support, tomato clips, espalier',
        fr: 'fil de fer, fils, support, ficelle à tomates',
      }),
      earthworks_and_tracks: thing(
        'Earthworks and farm tracks',
        'Terrassement et chemins de ferme',
        ['hour', 'metre', 'foot', 'cubic_metre', 'unit'],
        {
          en: 'excavation, excavator, gravel, road, bulldozer, driveway',
          fr: 'excavation, pelle mécanique, gravier, chemin, bulldozer, nivelage',
        },
      ),
    },
  },
} as const satisfies CategoryTable;
