import { describe, expect, test } from '@jest/globals';
import {
  languages,
  product,
  productCategory,
  productionTypes,
  products,
  searchRank,
  searchTerms,
  varieties,
} from './index.ts';
import type { Language, Product, SearchTerms } from './index.ts';

// What people type, and which products it must find among the first ten, whichever language they read.
const typedForProducts = `
patate: potato                      patates: potato                    pomme de terre: potato
spuds: potato                       grelots: potato                    patate douce: sweet_potato
yam: sweet_potato                   blé d'Inde: sweet_corn, grain_corn ble d inde: sweet_corn
corn on the cob: sweet_corn         maïs: sweet_corn, grain_corn       mais sucre: sweet_corn
courgette: zucchini                 zucchini: zucchini                 pâtisson: zucchini
aubergine: eggplant                 eggplants: eggplant                poivron vert: sweet_pepper
piment: hot_pepper                  chili: hot_pepper                  tomates cerises: tomato
heirloom tomatoes: tomato           citrouille: pumpkin                potiron: winter_squash, pumpkin
squash: winter_squash, zucchini     cantaloup: melon                   pasteque: watermelon
melon d’eau: watermelon             salade: lettuce                    mâche: corn_salad
rocket: arugula                     kale: kale                         chou frisé: kale
bette: swiss_chard                  blette: swiss_chard                choux de Bruxelles: brussels_sprouts
brussel sprout: brussels_sprouts    chou-fleur: cauliflower            chou fleur: cauliflower
navet: turnip, rutabaga             swede: rutabaga                    rabiole: turnip
beetroot: beet                      betteraves: beet                   topinambour: jerusalem_artichoke
sunchoke: jerusalem_artichoke       échalote: shallot, green_onion     scallions: green_onion
oignons verts: green_onion          ail: garlic                        fleur d'ail: garlic_scape
garlic scape: garlic_scape          fèves vertes: snap_bean            string beans: snap_bean
haricot jaune: snap_bean            gourganes: broad_bean              fava: broad_bean, faba_bean
pois mange tout: snow_pea           petits pois: garden_pea            têtes de violon: fiddlehead
violon tetes: fiddlehead            panier bio: vegetable_basket       CSA: vegetable_basket
pommes: apple                       verger: apple                      prune: plum
fraises: strawberry                 framboise: raspberry               bleuets: highbush_blueberry, wild_blueberry
myrtilles: highbush_blueberry       camerises: haskap                  honeyberry: haskap
gadelles: red_currant               black currants: blackcurrant       atocas: cranberry
canneberges: cranberry              mûre: blackberry                   argousier: sea_buckthorn
raisins: grape                      vignoble: grape                    blé: wheat
kamut: ancient_wheat                froment: wheat                     sarrasin: buckwheat
blé noir: buckwheat                 avoine: oat                        oatmeal: rolled_grain
pop corn: popcorn                   farine: flour                      coriander: cilantro, seed_spices
basilic: basil                      persil: parsley                    herbes salées: savory
fines herbes: basil, parsley        herbes fines: chives               aneth: dill
tisane: chamomile, verbena          houblon: hops                      fèves au lard: dry_bean
kidney beans: dry_bean              pois chiches: chickpea             soja: soybean
soya: soybean                       soy: soybean                       noix de Grenoble: walnut
filbert: hazelnut                   huile de tournesol: vegetable_oil  syrup: maple_syrup
sirop: maple_syrup                  érable: maple_syrup, maple_sap     tire: maple_taffy
miel: honey                         abeilles: honey, bee_pollen        boeuf: beef
bœuf haché: beef                    steak: beef                        cochon: pork
pig: pork                           bacon: pork                        gigot: lamb
mouton: lamb                        volaille: chicken                  poulets: chicken
dinde: turkey                       gibier: bison, wild_boar           chevreuil: venison
oeufs: hen_egg                      eggs: hen_egg                      œuf de caille: quail_egg
oeufs bruns: hen_egg                lait: cow_milk                     milk: cow_milk, goat_milk
yaourt: yogurt                      yoghurt: yogurt                    fromage en grains: fresh_cheese
cheddar: firm_cheese                brie: soft_cheese                  chèvre: goat_cheese, goat_milk
fromages: soft_cheese               cheese: firm_cheese                truite: trout
crevettes: shrimp                   homards: lobster                   huitres: oyster
doré: other_farmed_fish             pleurotes: oyster_mushroom         champignons: button_mushroom
porcini: bolete                     cèpes: bolete                      chapulines: grasshopper
lion’s mane: lions_mane             edible flowers: nasturtium         capucines: nasturtium
souci: calendula                    bouquets: annual_cut_flowers       algue: sugar_kelp
pimbina: highbush_cranberry         chicoutai: cloudberry              cerises: sweet_cherry, chokecherry
concombre anglais: cucumber         romaine: lettuce                   courge spaghetti: winter_squash
butternut: winter_squash, walnut    feta: fresh_cheese                 saumon fumé: smoked_fish
boudin: charcuterie                 portobello: button_mushroom        chaga: medicinal_mushroom
salicorne: wild_greens              crosnes: crosne                    mûrier: mulberry, blackberry
lait cru: cow_milk                  glaïeul: annual_cut_flowers        thé du Labrador: boreal_spices
sweetcorn: sweet_corn               greenonion: green_onion            pommedeterre: potato
kombu: sugar_kelp                   goémon: dulse                      grillons: cricket
`;

// Which varieties, likewise.
const typedForVarieties = `
cherokee: tomato_cherokee_purple            sun gold: tomato_sungold              tomate sungold: tomato_sungold
noire de crimee: tomato_black_krim          coeur de boeuf: tomato_oxheart        italian: parsley_giant_of_italy
macintosh: apple_mcintosh                   honey crisp: apple_honeycrisp         reinette: apple_golden_russet
pommes cortland: apple_cortland             pommette: apple_dolgo                 music garlic: garlic_music
ail rose: garlic_rose_de_lautrec            lautrec: garlic_rose_de_lautrec       butternut: winter_squash_waltham_butternut
courge poivrée: winter_squash_table_queen   potimarron: winter_squash_red_kuri    yukon: potato_yukon_gold
romaine: lettuce_romaine                    feuille-de-chene: lettuce_oak_leaf    dinosaur kale: kale_lacinato
sirop ambré: maple_syrup_amber              dark syrup: maple_syrup_dark          miel de trèfle: honey_clover
angus beef: beef_angus                      boeuf angus: beef_angus               poulet chantecler: chicken_chantecler
chapon: chicken_capon                       vieux cheddar: firm_cheese_aged_cheddar poutine: fresh_cheese_curds
mouchetée: trout_brook                      wapiti: venison_elk                   menthe poivree: mint_peppermint
kabuli: chickpea_kabuli                     foch: grape_marechal_foch             pleurote royal: oyster_mushroom_king
pied bleu: outdoor_mushroom_blewit
`;

const typedForProductionTypes = `
bio: certified_organic            organic: certified_organic, organic_transition  Ecocert: certified_organic
no spray: ecological              IPM: integrated                                 biodynamie: biodynamic
agroforesterie: permaculture      serre: greenhouse                               tunnel: greenhouse
hors-sol: hydroponic              plein air: free_range                           pasture: grass_fed
pâturage: grass_fed               foraged: wild_harvested                         cueillette: wild_harvested
pisciculture: aquaculture         wild caught: fishing                            conventionnel: conventional
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

type Named = Pick<Product, 'name' | 'synonyms'>;
const keywords = ({ name, synonyms }: Named, language: Language) => [
  name[language === 'en' ? 'fr' : 'en'],
  ...synonyms.en,
  ...synonyms.fr,
];
const inEveryLanguage = (entry: Named | undefined) =>
  entry ? [entry.name.en, entry.name.fr, ...entry.synonyms.en, ...entry.synonyms.fr] : [];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('-', ' ');

const searchableIn = (language: Language, { name, synonyms }: Named, group: readonly string[] = []) =>
  searchTerms({ name: name[language], keywords: keywords({ name, synonyms }, language), group });

const catalogues = {
  products: {
    rows: rowsOf(typedForProducts),
    entriesIn: (language: Language) =>
      products.map((entry) => ({
        id: entry.id,
        terms: searchableIn(language, entry, inEveryLanguage(productCategory(entry.category.id))),
      })),
  },
  varieties: {
    rows: rowsOf(typedForVarieties),
    entriesIn: (language: Language) =>
      varieties.map((entry) => ({
        id: entry.id,
        terms: searchableIn(language, entry, inEveryLanguage(product(entry.productId))),
      })),
  },
  productionTypes: {
    rows: rowsOf(typedForProductionTypes),
    entriesIn: (language: Language) =>
      productionTypes.map((entry) => ({ id: entry.id, terms: searchableIn(language, entry) })),
  },
};

describe.each(['products', 'varieties', 'productionTypes'] as const)('what people type for %s', (kind) => {
  const { rows, entriesIn } = catalogues[kind];

  test.each(languages)('finds them among the first ten, whichever language they read (%s)', (language) => {
    const entries = entriesIn(language);
    const missed = rows.flatMap(({ typed, ids }) => {
      const found: readonly string[] = entries
        .flatMap(({ id, terms }) => {
          const rank = searchRank(terms, typed);
          return rank === null ? [] : [{ id, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, 10)
        .map(({ id }) => id);
      return ids.filter((id) => !found.includes(id)).map((id) => `${typed}: ${id}, not ${found.join(', ')}`);
    });
    expect(missed).toEqual([]);
  });

  test.each(languages)(
    'finds them as well without accents and hyphens and with the words turned round (%s)',
    (language) => {
      const termsById = new Map<string, SearchTerms>(entriesIn(language).map(({ id, terms }) => [id, terms]));
      const differ = rows.flatMap(({ typed, ids }) => {
        const turned = plain(typed).split(' ').toReversed().join(' ').toUpperCase();
        return ids.filter((id) => {
          const terms = termsById.get(id);
          return !terms || searchRank(terms, turned) !== searchRank(terms, typed);
        });
      });
      expect(differ).toEqual([]);
    },
  );
});

test.each([
  ['beet root', 'beet'],
  ['beet-root', 'beet'],
  ['green-onion', 'green_onion'],
  ['sweet-corn', 'sweet_corn'],
])('“%s” finds the product whose name or synonym is written otherwise', (typed, id) => {
  for (const language of languages) {
    const found = catalogues.products
      .entriesIn(language)
      .filter(({ terms }) => searchRank(terms, typed) !== null)
      .map((entry): string => entry.id);
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(6);
  }
});

test('at least 150 rows are typed for products and 30 for varieties', () => {
  expect(catalogues.products.rows.length).toBeGreaterThanOrEqual(150);
  expect(catalogues.varieties.rows.length).toBeGreaterThanOrEqual(30);
});
