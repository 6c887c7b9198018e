import { describe, expect, test } from '@jest/globals';
import { inputCategories, languages, outputCategories, searchRank, searchTerms } from './index.ts';
import type { Category, Language } from './index.ts';

// What people type, and what it must find among the first ten, whichever language they read.
const typedForInputs = `
moulée: poultry_feed, pig_feed, ruminant_feed     moulee: poultry_feed           moulée à poules: poultry_feed
feed: poultry_feed                                chicken feed: poultry_feed     layer mash: poultry_feed
foin: hay                                         hay: hay                       round bales: hay
balles rondes: hay                                luzerne: hay, forage_seeds     alfalfa: hay
paille: straw_bedding                             straw: straw_bedding           bedding: straw_bedding
salaires: permanent_employees, seasonal_workers   salaire: permanent_employees   wages: permanent_employees
wage: seasonal_workers                            payroll: permanent_employees   paie: permanent_employees
employés: permanent_employees                     employees: permanent_employees farmhands: seasonal_workers
cueilleurs: seasonal_workers                      pickers: seasonal_workers      main d'oeuvre: seasonal_workers
main-d’œuvre: seasonal_workers                    labour: own_and_family_labour  labor: own_and_family_labour
stagiaire: apprentices_and_interns                WWOOF: volunteers              CNESST: payroll_charges
véto: veterinary_visits                           veto: veterinary_visits        vet: veterinary_visits
vétérinaire: veterinary_visits                    veterinarian: veterinary_visits vermifuge: veterinary_medicines
antibiotics: veterinary_medicines                 vaccins: vaccines              ear tags: identification
boucles d'oreille: identification                 farrier: shearing_and_trimming insémination: breeding
loyer: cropland_rent, building_rent               rent: cropland_rent            bail: cropland_rent
lease: cropland_rent                              pacage: pasture_rent           taxes municipales: property_tax
school tax: property_tax                          compte de taxes: property_tax  mortgage: loan_interest
fertilizer: compound_fertiliser                   fertiliser: compound_fertiliser fertilizers: organic_fertiliser
engrais: compound_fertiliser                      engrais chimique: compound_fertiliser urée: nitrogen_fertiliser
bone meal: organic_fertiliser                     chaux: lime                    lime: lime
fumier: solid_manure                              manure: solid_manure           fumier de poule: poultry_manure
compost: compost                                  lisier: liquid_manure          slurry: liquid_manure
tires: repairs_and_parts                          tyres: repairs_and_parts       tire: repairs_and_parts
pneus: repairs_and_parts                          garage: repairs_and_parts      oil change: repairs_and_parts
mécanicien: repairs_and_parts                     tracteur: tractors_and_vehicles tractor: tractors_and_vehicles
camion: tractors_and_vehicles                     pick up: tractors_and_vehicles quatre roues: tractors_and_vehicles
pelle: hand_tools                                 shovel: hand_tools             sécateur: hand_tools
charrue: implements                               plough: implements             plow: implements
gants: protective_clothing                        bottes: protective_clothing    nails: small_supplies
gas: gasoline                                     gaz: natural_gas, propane      essence: gasoline
diesel: farm_diesel, road_diesel                  petrol: gasoline               fuel: farm_diesel, gasoline
carburant: gasoline                               propane: propane               mazout: heating_oil
furnace oil: heating_oil                          hydro: grid_electricity        electricity: grid_electricity
électricité: grid_electricity                     electricite: grid_electricity  courant: grid_electricity
power bill: grid_electricity                      solar panels: solar_panels     génératrice: generators
assurance: crop_insurance, vehicle_insurance      insurance: crop_insurance      assurances: property_and_liability_insurance
car insurance: vehicle_insurance                  assurance auto: vehicle_insurance grêle: crop_insurance
semences: vegetable_seeds                         seeds: vegetable_seeds         seed: vegetable_seeds
graines: vegetable_seeds                          graines de tomates: vegetable_seeds seed potatoes: seed_potatoes
patate: seed_potatoes                             ail de semence: bulbs_and_sets garlic: bulbs_and_sets
trèfle: forage_seeds                              green manure: cover_crop_seeds engrais vert: cover_crop_seeds
transplants: vegetable_seedlings                  plants de tomates: vegetable_seedlings fraisiers: berry_plants
pommiers: fruit_trees                             apple trees: fruit_trees       poussins: chick_purchase
chicks: chick_purchase                            poules: pullet_purchase        laying hens: pullet_purchase
vaches: cattle_purchase                           veau: cattle_purchase          calf: cattle_purchase
cochons: pig_purchase                             piglets: pig_purchase          sheep: sheep_purchase
chevaux: equine_purchase                          cheval: equine_purchase        abeilles: bee_purchase
plastic mulch: mulch_film_and_tarps               mulch plastic: mulch_film_and_tarps paillis: straw_mulch
paillis plastique: mulch_film_and_tarps           plastique noir: mulch_film_and_tarps paillis de plastique: mulch_film_and_tarps
mulch: straw_mulch                                row cover: row_covers_and_nets bâche flottante: row_covers_and_nets
bouillie bordelaise: copper_and_sulphur           weed killer: herbicides        désherbant: herbicides
pesticide: insecticides                           coccinelles: beneficial_organisms fence: fencing
clôture: fencing                                  cloture: fencing               electric fence: fencing
fil barbelé: fencing                              serre: greenhouses_and_tunnels hoop house: greenhouses_and_tunnels
poulailler: farm_buildings                        gravier: earthworks_and_tracks lumber: lumber
planches: lumber                                  bois de chauffage: firewood    firewood: firewood
goutte à goutte: drip_irrigation                  goutte-à-goutte: drip_irrigation drip tape: drip_irrigation
irrigation: drip_irrigation                       pompe: pumps                   boyau: pipes_and_fittings
garden hose: pipes_and_fittings                   well: wells_and_ponds          puits artésien: wells_and_ponds
terreau: potting_mix                              potting soil: potting_mix      perlite: other_growing_media
boîtes: boxes_and_crates                          cardboard: boxes_and_crates    pots: jars_and_lids
mason jars: jars_and_lids                         étiquettes: labels             stickers: labels
cartons d'oeufs: egg_cartons                      egg cartons: egg_cartons       casseaux: punnets_and_trays
ficelle: twine                                    baler twine: wrap_and_twine    livraison: home_delivery
mileage: own_vehicle_travel                       kilométrage: own_vehicle_travel trucking: freight
timbres: parcels_and_post                         comptable: accounting_and_legal accountant: accounting_and_legal
cellulaire: telephone_and_internet                phone: telephone_and_internet  internet: telephone_and_internet
site web: advertising                             farmers' market: market_stall  kiosque: market_stall
bank fees: bank_charges                           Interac: bank_charges          TPS: other_taxes
UPA: union_and_association_dues                   bio: organic_certification     Ecocert: organic_certification
permis: permits                                   license: permits               quota: quota
abattoir: slaughter_and_cutting                   butcher: slaughter_and_cutting agronome: agronomic_advice
soil test: soil_and_plant_analysis                analyse de sol: soil_and_plant_analysis combine: contract_harvest
taps: spouts_and_buckets                          chaudières: spouts_and_buckets tubulure: sap_tubing
ruches: hives_and_frames                          beehives: hives_and_frames     vidange: wastewater_management
paye: permanent_employees, seasonal_workers       payes: permanent_employees     retenues sur la paye: payroll_charges
rente: cropland_rent, payroll_charges             rentes: payroll_charges        rente de terre: cropland_rent
caissettes: boxes_and_crates                      caissette: boxes_and_crates    CSA boxes: boxes_and_crates
CSA: boxes_and_crates, union_and_association_dues panier: boxes_and_crates, punnets_and_trays paniers: boxes_and_crates
`;
const typedForOutputs = `
eggplant: tomatoes_peppers_aubergines             aubergine: tomatoes_peppers_aubergines aubergines: tomatoes_peppers_aubergines
tomates: tomatoes_peppers_aubergines              tomato: tomatoes_peppers_aubergines piments: tomatoes_peppers_aubergines
patate: potatoes                                  patates: potatoes              potato: potatoes
spuds: potatoes                                   blé d’Inde: sweet_corn, grain_maize ble d'inde: sweet_corn
corn: sweet_corn, grain_maize                     maïs: sweet_corn               citrouille: cucurbits
pumpkin: cucurbits                                zucchini: cucurbits            courgette: cucurbits
courges: cucurbits                                concombres: cucurbits          carottes: root_vegetables
carrots: root_vegetables                          beets: root_vegetables         laitue: leafy_greens
lettuce: leafy_greens                             kale: leafy_greens             épinards: leafy_greens
ail: alliums                                      garlic: alliums                échalotes: alliums
chou fleur: brassicas                             choux: brassicas               haricots: peas_and_beans
fèves: peas_and_beans, dry_beans                  bleuets: berries               blueberries: berries
fraises: berries                                  strawberry: berries            petits fruits: berries
pommes: apples_and_pears                          apples: apples_and_pears       CSA: vegetable_baskets
paniers bio: vegetable_baskets                    miel: honey                    honey: honey
maple syrup: maple_syrup                          sirop d’érable: maple_syrup    sirop d'erable: maple_syrup
sirop: maple_syrup                                syrup: maple_syrup             tire d’érable: maple_products
maple taffy: maple_products                       eggs: hen_eggs                 oeufs: hen_eggs
œufs: hen_eggs                                    Œuf: hen_eggs                  egg: hen_eggs
OEUFS DE POULE: hen_eggs                          lait: cow_milk                 milk: cow_milk
fromage: cow_cheese                               cheese: cow_cheese             yaourt: yogurt_and_kefir
yoghurt: yogurt_and_kefir                         boeuf: beef                    bœuf: beef
beef: beef                                        steak: beef                    cochon: pork
bacon: pork                                       poulet: chicken                volaille: chicken, other_poultry
dinde: other_poultry                              agneau: lamb_and_mutton        sausages: cured_meats
foin: hay                                         hay: hay                       paille: straw
firewood: firewood                                bois de poêle: firewood        cordes de bois: firewood
sapins: christmas_trees                           Christmas trees: christmas_trees planches: lumber
laine: raw_wool                                   wool: raw_wool                 candles: beeswax
savon: soaps_and_cosmetics                        basilic: fresh_herbs           parsley: fresh_herbs
tisane: herbal_teas                               huile: vegetable_oils          soya: soybeans
soja: soybeans                                    graines de citrouille: other_seeds_and_nuts seed packets: vegetable_and_flower_seeds
graines: vegetable_and_flower_seeds               bouquets: bouquets             tulips: cut_flowers
champignons: button_mushrooms                     mushrooms: button_mushrooms    jam: preserves
confiture: preserves                              pain: bread_and_pastry         bread: bread_and_pastry
cidre: cider                                      vin: wine                      jus de pomme: juices
loyer: building_rental, land_rental               rent: land_rental              location de terre: land_rental
chambre: housing_rental                           Airbnb: farm_stay              gîte: farm_stay
mariages: events_and_venue_hire                   weddings: events_and_venue_hire U-pick: pick_your_own
autocueillette: pick_your_own                     déneigement: snow_clearing_and_green_spaces snow removal: snow_clearing_and_green_spaces
custom work: field_work_for_others                travaux à forfait: field_work_for_others subvention: grants
subsidy: grants                                   ASRA: income_stabilisation     don: crowdfunding_and_donations
veaux: live_cattle                                cows: live_cattle              chiots: other_live_animals
plants de tomates: seedlings                      fumier: manure                 hydro: hydro_electricity
caissettes: beef, veal, lamb_and_mutton           caissette de viande: beef      meat box: beef
panier: vegetable_baskets                         panier de viande: pork         panier de légumes: vegetable_baskets
CSA share: vegetable_baskets                      basket: vegetable_baskets      rente: land_rental
`;

interface Row {
  readonly typed: string;
  readonly ids: readonly string[];
}
/** Each cell reads `typed: id, id`. */
const rowsOf = (table: string): Row[] =>
  [...table.matchAll(/([^:\n]+?): ([a-z_]+(?:, [a-z_]+)*)(?:\s+|$)/g)].map(([, typed = '', ids = '']) => ({
    typed: typed.trim(),
    ids: ids.split(', '),
  }));

const searchIn = (categories: readonly Category[], language: Language) => {
  const other = language === 'en' ? 'fr' : 'en';
  const entries = categories.flatMap((category) =>
    category.subcategories.map(({ id, name, synonyms }) => ({
      id,
      terms: searchTerms({
        name: name[language],
        keywords: [name[other], ...synonyms.en, ...synonyms.fr],
        group: [category.name[language], category.name[other], ...category.synonyms.en, ...category.synonyms.fr],
      }),
    })),
  );
  return (typed: string) =>
    entries
      .flatMap(({ id, terms }) => {
        const rank = searchRank(terms, typed);
        return rank === null ? [] : [{ id, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ id }) => id);
};

const tables = [
  { side: 'inputs', categories: inputCategories, rows: rowsOf(typedForInputs) },
  { side: 'outputs', categories: outputCategories, rows: rowsOf(typedForOutputs) },
];

describe.each(tables)('what people type finds the $side that they mean', ({ categories, rows }) => {
  test.each(languages)('whichever language they read (%s)', (language) => {
    const search = searchIn(categories, language);
    const missed = rows.flatMap(({ typed, ids }) => {
      const first = search(typed).slice(0, 10);
      return ids.filter((id) => !first.includes(id)).map((id) => `${typed}: ${id}`);
    });
    expect(missed).toEqual([]);
  });
});

test('at least 150 different words are typed in the table', () => {
  const words = tables.flatMap(({ rows }) => rows.flatMap(({ typed }) => typed.toLowerCase().split(/[\s-]+/)));
  expect(new Set(words).size).toBeGreaterThanOrEqual(150);
  expect(tables.map(({ rows }) => rows.length > 100)).toEqual([true, true]);
});

const rank = (name: string, typed: string, keywords: string[] = [], group: string[] = []) =>
  searchRank(searchTerms({ name, keywords, group }), typed);

describe('the rank of an entry', () => {
  test('is best for the whole name, then for words of the name, then for their beginnings', () => {
    expect(['Hay', 'Spoiled hay', 'Haylage'].map((name) => rank(name, 'hay'))).toEqual([0, 1, 2]);
  });

  test('is better for a name than for a synonym, for a synonym than for the group, for the group than for inner letters', () => {
    expect([
      rank('Hay', 'ha'),
      rank('Foin', 'hay', ['Hay']),
      rank('Foin', 'hay', ['Spoiled hay']),
      rank('Foin', 'ha', ['Hay']),
      rank('Straw', 'hay', [], ['Hay and straw']),
      rank('Biogaz', 'gaz'),
    ]).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('does not depend on the order of the words, on accents, capitals, ligatures, hyphens or apostrophes', () => {
    const same = ['œufs d’oie', "OEUFS D'OIE", 'oie oeufs', 'Oeuf-oie', 'oeuf d oie'];
    expect(same.map((typed) => rank('Œufs d’oie', typed))).toEqual([0, 0, 0, 0, 0]);
    expect(['goutte à goutte', 'goutte-à-goutte'].map((typed) => rank('Goutte-à-goutte', typed))).toEqual([0, 0]);
  });

  test.each([
    ['boxes', 'box'],
    ['berries', 'berry'],
    ['calves', 'calf'],
    ['knives', 'knife'],
    ['leaves', 'leaf'],
    ['loaves', 'loaf'],
    ['tomatoes', 'tomato'],
    ['chevaux', 'cheval'],
    ['animaux', 'animal'],
    ['travaux', 'travail'],
    ['poireaux', 'poireau'],
    ['salaires', 'salaire'],
  ])('takes %s and %s for one word', (plural, singular) => {
    expect([rank(plural, singular), rank(singular, plural)]).toEqual([0, 0]);
  });

  test('takes no short word for the singular of another', () => {
    expect(rank('Ga', 'gas')).toBeNull();
    expect(rank('Grains', 'graines')).toBeNull();
    expect([rank('Café', 'caves'), rank('Tail', 'taux')]).toEqual([null, null]);
  });

  test('needs every word that was typed, save those that only join others', () => {
    expect([rank('Plastic mulch', 'mulch of straw'), rank('Plastic mulch', 'mulch of the plastic')]).toEqual([null, 0]);
    expect(rank('Terreau de semis', 'de')).toBeNull();
  });

  test('is the same for a word written as one, as two and with a hyphen', () => {
    const beet = ['beetroot', 'beet root', 'beet-root', 'Beet-roots', 'beet roo'];
    expect(beet.map((typed) => rank('Betterave', typed, ['Beetroot']))).toEqual([3, 4, 4, 4, 5]);
    expect(['sweetcorn', 'sweet-corn', 'sweetcor'].map((typed) => rank('Sweet corn', typed))).toEqual([1, 0, 2]);
    expect(['greenonions', 'pommedeterre'].map((typed) => rank('x', typed, ['Green onion', 'Pomme de terre']))).toEqual(
      [4, 4],
    );
  });

  test('joins no words of two names, none that are apart, and few letters not at all', () => {
    expect(rank('Beet', 'beetcorn', ['Corn'])).toBeNull();
    expect(rank('x', 'redcorn', ['Beet red', 'Corn'])).toBeNull();
    expect(rank('Sweet white corn', 'sweetcorn')).toBeNull();
    expect([rank('Plant extract', 'plante'), rank('Sel de mer', 'selde'), rank('Pea', 'p e a')]).toEqual([
      null,
      1,
      null,
    ]);
  });
});
