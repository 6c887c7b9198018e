import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { fee, item, lengths, pieces } from '../unit-choices.ts';

/** Getting the goods to the buyer. */
export const shippingInputs = {
  packaging: {
    name: { en: 'Packaging', fr: 'Emballages' },
    also: { en: 'containers', fr: 'contenants' },
    subcategories: {
      boxes_and_crates: thing('Boxes and crates', 'Boîtes, cagettes et caisses', pieces, {
        en: 'cardboard, cartons, bins, wax boxes, totes, CSA boxes',
        fr: 'cartons, bacs, boîtes de carton, casiers, caissettes, boîtes à paniers',
      }),
      bags_and_nets: thing('Bags and nets', 'Sacs et filets', [...pieces, 'roll'], {
        en: 'plastic bags, paper bags, mesh bags, produce bags',
        fr: 'sacs de plastique, sacs de papier, poches, sacs filets',
      }),
      punnets_and_trays: thing('Berry baskets and trays', 'Casseaux et barquettes', pieces, {
        en: 'punnets, berry boxes, clamshells, pints, quarts, hallocks',
        fr: 'barquettes, pintes, ravier, coquilles de plastique, paniers de fraises',
      }),
      egg_cartons: thing('Egg cartons', 'Boîtes à œufs', pieces, {
        en: 'egg boxes, egg trays',
        fr: 'cartons d’œufs, plateaux d’œufs, alvéoles',
      }),
      jars_and_lids: thing('Jars and lids', 'Bocaux et couvercles', pieces, {
        en: 'mason jars, honey jars, canning jars',
        fr: 'pots Mason, pots de miel, pots',
      }),
      bottles_and_closures: thing('Bottles, cans and caps', 'Bouteilles, boîtes de conserve et bouchons', pieces, {
        en: 'syrup cans, closures, corks, tins, syrup bottles',
        fr: 'cannes, cannes de sirop, bouchons de liège, cruches, conserves',
      }),
      barrels_and_drums: thing('Barrels and drums', 'Fûts et barils', item, {
        en: 'casks, oak barrels, syrup drums',
        fr: 'barils de sirop, tonneaux, barriques',
      }),
      labels: thing('Labels', 'Étiquettes', [...pieces, 'roll'], {
        en: 'stickers, tags, printing',
        fr: 'autocollants, collants, impression',
      }),
      wrap_and_twine: thing(
        'Bale wrap, film and synthetic twine',
        'Film d’enrubannage et ficelle synthétique',
        lengths,
        {
          en: 'silage wrap, baler twine, net wrap, bale plastic, plastic film, shrink wrap',
          fr: 'plastique à balles, corde à balles, filet à balles, ficelle, pellicule',
        },
      ),
      pallets: thing('Pallets', 'Palettes', item, { en: 'skids', fr: 'skids' }),
      other_packaging: thing('Other packaging', 'Autres emballages', pieces, {
        en: 'wrapping paper, bubble wrap, foam, tissue',
        fr: 'papier d’emballage, papier bulle, styromousse',
      }),
    },
  },
  transport: {
    name: { en: 'Transport', fr: 'Transport' },
    also: { en: 'shipping, trucking, mileage', fr: 'livraison, camionnage, kilométrage' },
    subcategories: {
      own_vehicle_travel: thing(
        'Travel with own vehicle',
        'Déplacements avec son propre véhicule',
        ['kilometre', 'mile', 'hour', 'unit'],
        {
          en: 'mileage, kilometres, gas money, parking, tolls',
          fr: 'kilométrage, millage, stationnement, péages, essence',
        },
      ),
      freight: thing('Freight', 'Transport par camion', ['load', 'pallet', 'tonne', 'kilometre', 'mile', 'short_ton'], {
        en: 'trucking, shipping, haulage, courier',
        fr: 'camionnage, fret, livraison, transporteur',
      }),
      refrigerated_freight: thing(
        'Refrigerated freight',
        'Transport réfrigéré',
        ['pallet', 'load', 'crate', 'kilometre', 'mile'],
        { en: 'reefer, cold transport, cold chain', fr: 'camion réfrigéré, chaîne du froid, frigorifique' },
      ),
      livestock_transport: thing('Livestock transport', 'Transport d’animaux', ['head', 'load', 'kilometre', 'mile'], {
        en: 'cattle hauling, animal trucking',
        fr: 'bétaillère, transport de bétail, transport de vaches',
      }),
      home_delivery: thing(
        'Delivery rounds',
        'Tournées de livraison',
        ['unit', 'basket', 'kilometre', 'mile', 'hour'],
        { en: 'delivery route, drop-off, farm baskets, van', fr: 'livraison de paniers, points de chute, livraisons' },
      ),
      parcels_and_post: thing('Parcels and mail', 'Colis et poste', ['unit', 'kilogram'], {
        en: 'stamps, post, courier, shipping, postage',
        fr: 'timbres, poste, Postes Canada, courrier, Purolator',
      }),
      vehicle_upkeep: thing('Vehicle upkeep and registration', 'Entretien et immatriculation des véhicules', fee, {
        en: 'licence plates, oil change, winter tyres, winter tires, car repair, registration, SAAQ',
        fr: 'plaques, SAAQ, vidange d’huile, pneus d’hiver, garage, réparation de camion',
      }),
    },
  },
} as const satisfies CategoryTable;
