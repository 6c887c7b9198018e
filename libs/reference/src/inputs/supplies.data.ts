import { thing } from '../categories.ts';
import type { CategoryTable } from '../categories.ts';
import { bulk, fee, item, loose, pieces, product, sheets } from '../unit-choices.ts';

/** What keeps crops and animals well. */
export const supplyInputs = {
  fertilisers_and_amendments: {
    name: { en: 'Fertilizers and soil amendments', fr: 'Engrais et amendements' },
    also: { en: 'fertiliser, plant food, nutrients', fr: 'fertilisants' },
    subcategories: {
      organic_fertiliser: thing('Organic fertilizer (pellets, meals)', 'Engrais organiques (granulés, farines)', bulk, {
        en: 'hen manure pellets, blood meal, bone meal, feather meal, organic fertiliser',
        fr: 'fumier de poule granulé, farine de sang, farine d’os, Acti-Sol',
      }),
      nitrogen_fertiliser: thing('Nitrogen fertilizer', 'Engrais azotés', [...bulk, 'litre'], {
        en: 'urea, ammonium nitrate, UAN, nitrogen fertiliser',
        fr: 'urée, nitrate, azote',
      }),
      phosphate_fertiliser: thing('Phosphate fertilizer', 'Engrais phosphatés', bulk, {
        en: 'phosphorus, MAP, phosphate fertiliser',
        fr: 'phosphore, superphosphate',
      }),
      potash_fertiliser: thing('Potash fertilizer', 'Engrais potassiques', bulk, {
        en: 'potassium, sul-po-mag, potash fertiliser',
        fr: 'potasse, potassium, Sul-Po-Mag',
      }),
      compound_fertiliser: thing('Compound (NPK) fertilizer', 'Engrais composés (NPK)', [...bulk, 'litre'], {
        en: '10-10-10, 20-20-20, NPK, chemical fertiliser, soluble fertiliser',
        fr: 'engrais chimique, engrais soluble, 20-20-20',
      }),
      lime: thing('Lime and wood ash', 'Chaux et cendres de bois', loose, {
        en: 'limestone, liming, calcium',
        fr: 'pierre à chaux, chaulage, calcaire, cendre',
      }),
      gypsum_and_rock_dusts: thing('Gypsum, sulphur and rock dusts', 'Gypse, soufre et poudres de roche', bulk, {
        en: 'sulfur, basalt, rock dust, calcium sulphate',
        fr: 'basalte, poudre de roche, plâtre',
      }),
      trace_elements: thing('Trace elements and foliar feeds', 'Oligo-éléments et engrais foliaires', product, {
        en: 'boron, zinc, manganese, micronutrients, foliar spray',
        fr: 'bore, zinc, manganèse, oligo',
      }),
      biostimulants: thing('Biostimulants and seaweed extracts', 'Biostimulants et extraits d’algues', product, {
        en: 'kelp extract, fish emulsion, humic acid, seaweed',
        fr: 'émulsion de poisson, acides humiques, algues liquides',
      }),
      inoculants: thing('Inoculants and mycorrhizae', 'Inoculants et mycorhizes', product, {
        en: 'rhizobium, mycorrhiza, bacteria',
        fr: 'rhizobium, bactéries',
      }),
      other_fertilisers: thing('Other fertilizers and amendments', 'Autres engrais et amendements', bulk, {
        en: 'sand, amendments, fish meal, other fertiliser',
        fr: 'sable, farine de poisson',
      }),
    },
  },
  crop_protection: {
    name: { en: 'Crop protection', fr: 'Protection des cultures' },
    also: { en: 'pest control, spray', fr: 'phytosanitaire, traitements, pesticides' },
    subcategories: {
      beneficial_organisms: thing(
        'Beneficial insects and biocontrol',
        'Auxiliaires et biocontrôle',
        [...product, 'thousand', 'packet'],
        {
          en: 'ladybugs, predatory mites, trichogramma, Bt, nematodes',
          fr: 'coccinelles, trichogrammes, nématodes, lutte biologique, Bt',
        },
      ),
      traps_and_pheromones: thing('Traps and pheromones', 'Pièges et phéromones', pieces, {
        en: 'sticky traps, lures, mouse traps, mating disruption',
        fr: 'pièges collants, phéromone, trappes, confusion sexuelle',
      }),
      row_covers_and_nets: thing('Row covers and nets', 'Voiles et filets de protection', sheets, {
        en: 'frost cloth, Agribon, insect netting, bird netting, floating row cover, hail net',
        fr: 'bâche flottante, couverture flottante, toile, Agryl, filets anti-insectes, filet à oiseaux, P17',
      }),
      mulch_film_and_tarps: thing('Plastic mulch and tarps', 'Paillis de plastique et bâches', sheets, {
        en: 'plastic film, silage tarp, landscape fabric, black plastic, ground cover',
        fr: 'plastique noir, toile noire, toile d’occultation, géotextile, film plastique',
      }),
      copper_and_sulphur: thing('Copper and sulphur', 'Cuivre et soufre', product, {
        en: 'Bordeaux mixture, sulfur, copper spray',
        fr: 'bouillie bordelaise, soufre mouillable',
      }),
      fungicides: thing('Fungicides', 'Fongicides', product, {
        en: 'mildew spray, blight spray, disease control',
        fr: 'mildiou, traitement des maladies, tavelure',
      }),
      insecticides: thing('Insecticides', 'Insecticides', product, {
        en: 'bug spray, pyrethrin, Bt, neem, insect control, pesticide',
        fr: 'pyrèthre, pesticide, savon insecticide, neem',
      }),
      herbicides: thing('Herbicides', 'Herbicides', product, {
        en: 'weed killer, glyphosate, Roundup, pesticide',
        fr: 'désherbant, glyphosate, Roundup, mauvaises herbes, pesticide',
      }),
      wildlife_deterrents: thing(
        'Wildlife and bird deterrents',
        'Protection contre la faune et les oiseaux',
        [...item, 'metre', 'foot'],
        {
          en: 'scarecrow, deer fence, bird scarer, repellent',
          fr: 'épouvantail, canon à oiseaux, répulsif, effaroucheur, chevreuils',
        },
      ),
      other_crop_protection: thing('Other crop protection', 'Autre protection des cultures', product, {
        en: 'pesticide, slug bait, rodenticide, rat poison',
        fr: 'pesticide, limaces, poison à rats',
      }),
    },
  },
  animal_health_and_breeding: {
    name: { en: 'Animal health and breeding', fr: 'Santé animale et reproduction' },
    also: { en: 'vet', fr: 'véto, vétérinaire' },
    subcategories: {
      veterinary_visits: thing('Veterinary visits', 'Visites vétérinaires', ['unit', 'hour', 'head'], {
        en: 'vet, vet bill, veterinarian, animal doctor',
        fr: 'véto, vétérinaire, facture du vétérinaire',
      }),
      veterinary_medicines: thing(
        'Medicines and parasite control',
        'Médicaments et antiparasitaires',
        ['dose', 'millilitre', 'litre', 'gram', 'head', 'unit'],
        {
          en: 'dewormer, antibiotics, drugs, vet supplies, varroa treatment, oxalic acid',
          fr: 'vermifuge, antibiotiques, remèdes, véto, varroa, acide oxalique',
        },
      ),
      vaccines: thing('Vaccines', 'Vaccins', ['dose', 'head', 'unit'], {
        en: 'shots, vaccination, vet',
        fr: 'vaccination, piqûres, véto',
      }),
      hygiene_products: thing('Milking and barn hygiene', 'Hygiène de la traite et des bâtiments', product, {
        en: 'teat dip, soap, disinfectant, barn lime, cleaner',
        fr: 'bain de trayons, savon, désinfectant, nettoyant, détergent',
      }),
      breeding: thing('Insemination and breeding fees', 'Insémination et saillies', ['dose', 'head', 'unit'], {
        en: 'AI, semen, straws, stud fee, artificial insemination',
        fr: 'semence de taureau, paillettes, IA, saillie, insémination artificielle',
      }),
      shearing_and_trimming: thing(
        'Shearing, hoof trimming and farriery',
        'Tonte, parage et maréchalerie',
        ['head', 'hour', 'unit'],
        { en: 'farrier, hoof trimmer, shearer', fr: 'maréchal-ferrant, tondeur, pareur, onglons' },
      ),
      identification: thing('Tags and registration', 'Identification et enregistrement', ['unit', 'head'], {
        en: 'ear tags, RFID, microchip, herd book',
        fr: 'boucles d’oreille, médailles, puces, traçabilité, ATQ, registre',
      }),
      herd_recording: thing('Milk and herd recording', 'Contrôle laitier et suivi de troupeau', ['head', ...fee], {
        en: 'DHI, milk testing, Lactanet',
        fr: 'Lactanet, contrôle laitier, dossier de troupeau',
      }),
      other_animal_care: thing('Other animal care', 'Autres soins aux animaux', ['head', 'unit'], {
        en: 'dog, bandages, grooming',
        fr: 'chien, pansements, toilettage',
      }),
    },
  },
} as const satisfies CategoryTable;
