import type { Language } from '@terroir/events';
import type { MarketKind } from './offers.data.ts';

/** What the website of a farm of a kind says, in one language. */
export interface SiteWords {
  readonly banner: string;
  readonly home: string;
  readonly contact: string;
}

export const siteWordsOf: Readonly<Record<MarketKind, Readonly<Record<Language, SiteWords>>>> = {
  vegetables: {
    en: {
      banner: 'Vegetables picked the day you eat them',
      home: 'We grow forty vegetables without synthetic sprays, and pick to order. Come and see what the week has brought.',
      contact: 'The stand is open Thursday to Saturday from June to October; baskets are picked up at the barn.',
    },
    fr: {
      banner: 'Des légumes cueillis le jour même',
      home: 'Nous cultivons une quarantaine de légumes sans pesticide de synthèse, et nous cueillons sur commande. Venez voir ce que la semaine a donné.',
      contact: 'Le kiosque est ouvert du jeudi au samedi, de juin à octobre ; les paniers se prennent à la grange.',
    },
  },
  dairy: {
    en: {
      banner: 'Milk from cows that go out',
      home: 'Our herd grazes from May to November. Half of the milk stays here and becomes yogurt and cheese.',
      contact: 'The shop is open every morning; ring the bell at the dairy.',
    },
    fr: {
      banner: 'Le lait de vaches qui vont au pré',
      home: 'Notre troupeau pâture de mai à novembre. La moitié du lait reste ici et devient yogourt et fromage.',
      contact: 'La boutique est ouverte tous les matins ; sonnez à la laiterie.',
    },
  },
  maple: {
    en: {
      banner: 'Syrup from our own maples',
      home: 'Two thousand taps on the south slope, boiled over wood. The first boil of March is golden, the last of April almost black.',
      contact: 'Visits in sugar season by appointment; syrup is sold at the sugarhouse all year.',
    },
    fr: {
      banner: 'Le sirop de nos érables',
      home: 'Deux mille entailles sur le versant sud, une cuisson au bois. La première coulée de mars est dorée, la dernière d’avril presque noire.',
      contact: 'Visites sur rendez-vous au temps des sucres ; le sirop se vend à la cabane toute l’année.',
    },
  },
  orchard: {
    en: {
      banner: 'Apples with names of their own',
      home: 'Eleven kinds of apples and four of pears on old rootstocks. Pick your own on September weekends, or find ours at the press.',
      contact: 'Picking from nine to five on weekends; bring shoes for wet grass.',
    },
    fr: {
      banner: 'Des pommes qui ont un nom',
      home: 'Onze sortes de pommes et quatre de poires sur de vieux porte-greffes. L’autocueillette se fait les fins de semaine de septembre.',
      contact: 'Autocueillette de 9 h à 17 h la fin de semaine ; prévoyez des bottes.',
    },
  },
  grain: {
    en: {
      banner: 'Grain, milled where it grew',
      home: 'Wheat, oats and buckwheat in a six-year rotation, cleaned and stone-milled on the farm in small batches.',
      contact: 'Flour is sold by the bag at the mill on Fridays, larger orders on request.',
    },
    fr: {
      banner: 'Du grain moulu là où il pousse',
      home: 'Blé, avoine et sarrasin en rotation de six ans, nettoyés et moulus sur meule à la ferme, en petites quantités.',
      contact: 'La farine se vend au moulin le vendredi ; les plus grosses commandes sur demande.',
    },
  },
  sheep: {
    en: {
      banner: 'Lamb and wool from the hills',
      home: 'A hundred ewes on permanent pasture. Lambs stay with their mothers; the wool is spun in the next village.',
      contact: 'Call before you come: in lambing time we may be in the barn.',
    },
    fr: {
      banner: 'L’agneau et la laine des collines',
      home: 'Une centaine de brebis sur des prairies permanentes. Les agneaux restent avec leur mère ; la laine est filée au village voisin.',
      contact: 'Appelez avant de venir : au temps de l’agnelage, nous sommes souvent à la bergerie.',
    },
  },
  bees: {
    en: {
      banner: 'Honey of the year’s flowers',
      home: 'Forty hives between clover, basswood and goldenrod. Each harvest has its own jar and its own colour.',
      contact: 'The honey house is open on Saturdays; returned jars are welcome.',
    },
    fr: {
      banner: 'Le miel des fleurs de l’année',
      home: 'Quarante ruches entre le trèfle, le tilleul et la verge d’or. Chaque récolte a son pot et sa couleur.',
      contact: 'La miellerie est ouverte le samedi ; rapportez vos pots vides.',
    },
  },
  berries: {
    en: {
      banner: 'Berries from June to frost',
      home: 'Strawberries, raspberries, blueberries, then currants: something is always ripe. Picked by us, or by you.',
      contact: 'Call the evening before to hear what is ripe.',
    },
    fr: {
      banner: 'Des petits fruits de juin au gel',
      home: 'Fraises, framboises, bleuets, puis cassis : il y a toujours quelque chose de mûr. Cueillis par nous, ou par vous.',
      contact: 'Appelez la veille pour connaître ce qui est mûr.',
    },
  },
  mushrooms: {
    en: {
      banner: 'Mushrooms, all year round',
      home: 'Oyster, shiitake and lion’s mane on local hardwood, harvested twice a day in our old tobacco barn.',
      contact: 'Restaurants: we deliver on Tuesdays and Fridays.',
    },
    fr: {
      banner: 'Des champignons en toute saison',
      home: 'Pleurotes, shiitakés et hydnes sur du bois franc d’ici, récoltés deux fois par jour dans l’ancien séchoir à tabac.',
      contact: 'Restaurants : nous livrons le mardi et le vendredi.',
    },
  },
  herbs: {
    en: {
      banner: 'Herbs for table and teapot',
      home: 'Sixty plants, dried in the loft out of the sun. We blend teas for the season and answer questions gladly.',
      contact: 'Workshops in July and August; write to us for dates.',
    },
    fr: {
      banner: 'Des herbes pour la table et la tisane',
      home: 'Une soixantaine de plantes séchées au grenier, à l’abri du soleil. Nous composons des tisanes de saison et répondons volontiers aux questions.',
      contact: 'Ateliers en juillet et en août ; écrivez-nous pour les dates.',
    },
  },
};

/** Colours that read well on each other: of the header and the footer, of the banner, of every other section. */
export const sitePalettes = [
  { head: ['#fffdf8', '#2a4f1b'], banner: ['#18260c', '#c9e6ae'], alternate: ['#29251d', '#f1f5e8'] },
  { head: ['#ffffff', '#763514'], banner: ['#33170a', '#f7e3d3'], alternate: ['#33170a', '#fbf4ec'] },
  { head: ['#ffffff', '#184a5f'], banner: ['#06242f', '#dcebf0'], alternate: ['#06242f', '#f2f8fa'] },
  { head: ['#2e2000', '#edb94a'], banner: ['#fffdf8', '#634000'], alternate: ['#2e2000', '#fdf6e3'] },
  { head: ['#ffffff', '#5f1a35'], banner: ['#3d0f22', '#f7dfe8'], alternate: ['#3d0f22', '#fdf4f7'] },
] as const;
