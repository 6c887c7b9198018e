import type { Language } from '@terroir/events';
import type { ProductId, UnitId } from '@terroir/reference';

/** The kinds of farms of the demo region, as production has them. */
export type MarketKind =
  'vegetables' | 'dairy' | 'maple' | 'orchard' | 'grain' | 'sheep' | 'bees' | 'berries' | 'mushrooms' | 'herbs';

type Words = Readonly<Record<Language, string>>;
type Amount = readonly [number, UnitId];

/** What a farm of a kind puts to market. */
export interface Offer {
  readonly name: Words;
  readonly details: Words;
  /** In currency units; when it began, and today where it rose. */
  readonly prices: readonly [number, number?];
  readonly quantity?: Amount;
  readonly count?: Amount;
  /** The products that it is made of, as the demo names produces. */
  readonly products: readonly [ProductId, ...ProductId[]];
}

export const offersOf: Readonly<Record<MarketKind, readonly Offer[]>> = {
  vegetables: [
    {
      name: { en: 'Weekly vegetable basket', fr: 'Panier de légumes de la semaine' },
      details: {
        en: 'Seven or eight vegetables of the week, picked the day before. Enough for two or three people.',
        fr: 'Sept ou huit légumes de la semaine, cueillis la veille. De quoi nourrir deux ou trois personnes.',
      },
      prices: [32, 34],
      count: [1, 'basket'],
      products: ['carrot', 'lettuce', 'kale', 'tomato'],
    },
    {
      name: { en: 'Heirloom tomatoes, 3 kg flat', fr: 'Tomates anciennes, caissette de 3 kg' },
      details: {
        en: 'Five varieties ripened on the vine. Keep them out of the refrigerator.',
        fr: 'Cinq variétés mûries sur le plant. À conserver hors du réfrigérateur.',
      },
      prices: [16.5],
      quantity: [3, 'kilogram'],
      products: ['tomato'],
    },
    {
      name: { en: 'Music garlic, braid of ten bulbs', fr: 'Ail Music, tresse de dix bulbes' },
      details: {
        en: 'Hardneck garlic cured for a month in the barn. Keeps until spring.',
        fr: 'Ail à col dur, séché un mois au grenier. Se conserve jusqu’au printemps.',
      },
      prices: [24],
      count: [10, 'unit'],
      products: ['garlic'],
    },
    {
      name: { en: 'Free-run eggs', fr: 'Œufs de poules en liberté' },
      details: {
        en: 'From hens that run outdoors from May to October. Large, brown and blue.',
        fr: 'De poules qui courent dehors de mai à octobre. Gros, bruns et bleus.',
      },
      prices: [6, 6.5],
      count: [1, 'dozen'],
      products: ['hen_egg'],
    },
  ],
  dairy: [
    {
      name: { en: 'Whole Ayrshire milk, 1 L', fr: 'Lait entier d’Ayrshire, 1 L' },
      details: {
        en: 'Pasteurized on the farm, not homogenized: the cream rises. Returnable glass bottle.',
        fr: 'Pasteurisé à la ferme, non homogénéisé\u00A0: la crème remonte. Bouteille de verre consignée.',
      },
      prices: [4.75, 4.95],
      quantity: [1, 'litre'],
      count: [1, 'bottle'],
      products: ['cow_milk'],
    },
    {
      name: { en: 'Grass-fed beef box, 5 kg', fr: 'Caissette de bœuf de pâturage, 5 kg' },
      details: {
        en: 'Ground beef, stewing beef, a roast and two steaks, frozen and labelled with the animal.',
        fr: 'Bœuf haché, cubes à ragoût, un rôti et deux biftecks, surgelés et étiquetés selon l’animal.',
      },
      prices: [98, 104],
      quantity: [5, 'kilogram'],
      products: ['beef'],
    },
  ],
  maple: [
    {
      name: { en: 'Amber maple syrup, 540 mL can', fr: 'Sirop d’érable ambré, conserve de 540 ml' },
      details: {
        en: 'Rich taste, boiled over a wood fire at the end of March.',
        fr: 'Goût riche, bouilli au feu de bois à la fin de mars.',
      },
      prices: [9.5, 10],
      quantity: [540, 'millilitre'],
      count: [1, 'unit'],
      products: ['maple_syrup'],
    },
    {
      name: { en: 'Maple taffy, 500 g jar', fr: 'Tire d’érable, pot de 500 g' },
      details: {
        en: 'To spread, or to roll on snow. Keep it in the freezer.',
        fr: 'À tartiner ou à rouler sur la neige. À garder au congélateur.',
      },
      prices: [14],
      quantity: [500, 'gram'],
      count: [1, 'jar'],
      products: ['maple_taffy'],
    },
  ],
  orchard: [
    {
      name: { en: 'Honeycrisp apples, 5 lb bag', fr: 'Pommes Honeycrisp, sac de 5 lb' },
      details: {
        en: 'Crisp and sweet, picked by hand and kept cool until March.',
        fr: 'Croquantes et sucrées, cueillies à la main et gardées au frais jusqu’en mars.',
      },
      prices: [11, 11.5],
      quantity: [5, 'pound'],
      count: [1, 'bag'],
      products: ['apple'],
    },
    {
      name: { en: 'Apple and pear crate, 10 kg', fr: 'Caisse de pommes et de poires, 10 kg' },
      details: {
        en: 'Half and half, for pies, sauces and lunch boxes.',
        fr: 'Moitié-moitié, pour les tartes, les compotes et la boîte à lunch.',
      },
      prices: [38],
      quantity: [10, 'kilogram'],
      count: [1, 'crate'],
      products: ['apple', 'pear'],
    },
  ],
  grain: [],
  sheep: [
    {
      name: { en: 'Half lamb, cut and frozen', fr: 'Demi-agneau, découpé et surgelé' },
      details: {
        en: 'About 9 kg: leg, chops, shoulder and stew, vacuum-packed and labelled.',
        fr: 'Environ 9 kg\u00A0: gigot, côtelettes, épaule et ragoût, emballés sous vide et étiquetés.',
      },
      prices: [245],
      quantity: [9, 'kilogram'],
      products: ['lamb'],
    },
    {
      name: { en: 'Aged sheep tomme, 200 g', fr: 'Tomme de brebis affinée, 200 g' },
      details: {
        en: 'Raw-milk tomme aged six months on spruce boards.',
        fr: 'Tomme au lait cru, affinée six mois sur planches d’épinette.',
      },
      prices: [13, 13.75],
      quantity: [200, 'gram'],
      products: ['sheep_cheese'],
    },
  ],
  bees: [
    {
      name: { en: 'Wildflower honey, 1 kg jar', fr: 'Miel de fleurs sauvages, pot de 1 kg' },
      details: {
        en: 'Not heated: it crystallizes by November, and that is how it should be.',
        fr: 'Non chauffé\u00A0: il cristallise avant novembre, et c’est bien ainsi.',
      },
      prices: [19],
      quantity: [1, 'kilogram'],
      count: [1, 'jar'],
      products: ['honey'],
    },
    {
      name: { en: 'Beeswax candles, pair', fr: 'Bougies de cire d’abeille, la paire' },
      details: {
        en: 'Dipped by hand; they burn for seven hours.',
        fr: 'Trempées à la main\u00A0; elles brûlent sept heures.',
      },
      prices: [16],
      count: [2, 'unit'],
      products: ['beeswax'],
    },
  ],
  berries: [
    {
      name: { en: 'Strawberries, basket of 1.5 kg', fr: 'Fraises, panier de 1,5 kg' },
      details: {
        en: 'Picked at dawn and sold the same day. Good for jam on the second.',
        fr: 'Cueillies à l’aube et vendues le jour même. Parfaites en confiture le lendemain.',
      },
      prices: [12, 12.5],
      quantity: [1.5, 'kilogram'],
      count: [1, 'basket'],
      products: ['strawberry'],
    },
    {
      name: { en: 'Yukon Gold potatoes, 10 kg bag', fr: 'Pommes de terre Yukon Gold, sac de 10 kg' },
      details: {
        en: 'Brushed, not washed: they keep until spring in a cool dark place.',
        fr: 'Brossées, non lavées\u00A0: elles se gardent jusqu’au printemps au frais et à l’ombre.',
      },
      prices: [18],
      quantity: [10, 'kilogram'],
      count: [1, 'bag'],
      products: ['potato'],
    },
    {
      name: { en: 'Soup vegetables, 5 kg', fr: 'Légumes à soupe, 5 kg' },
      details: {
        en: 'Half onions, half potatoes, for kitchens that make their own stock.',
        fr: 'Moitié oignons, moitié pommes de terre, pour les cuisines qui font leur bouillon.',
      },
      prices: [11.5],
      quantity: [5, 'kilogram'],
      products: ['potato', 'onion'],
    },
  ],
  mushrooms: [
    {
      name: { en: 'Chef’s mushroom mix, 500 g', fr: 'Mélange de champignons du chef, 500 g' },
      details: {
        en: 'Oyster mushrooms and shiitake, harvested to order.',
        fr: 'Pleurotes et shiitakes, récoltés sur commande.',
      },
      prices: [15, 16],
      quantity: [500, 'gram'],
      products: ['oyster_mushroom', 'shiitake'],
    },
  ],
  herbs: [
    {
      name: { en: 'Basil bunches for pesto', fr: 'Bottes de basilic pour le pesto' },
      details: {
        en: 'Four generous bunches of Genovese basil, cut in the morning.',
        fr: 'Quatre bottes généreuses de basilic génois, coupées le matin.',
      },
      prices: [14],
      count: [4, 'bunch'],
      products: ['basil'],
    },
  ],
};
