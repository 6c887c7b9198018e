import type { UnitEntry } from './unit-entry.ts';

// Factors are exact unless said otherwise. Sources: NIST Handbook 44, Appendix C, and NIST Special Publication 811,
// Appendix B (international yard and pound, US gallon of 231 in³, US bushel of 2,150.42 in³, cord of 128 ft³, day of
// 86,400 s, BTU of the International Table); Weights and Measures Act of Canada (R.S.C. 1985, c. W-6), schedules II
// (gallon of 4.54609 L, bushel of 8 gallons, ton of 2,000 lb) and III (French foot of 12.789 inches, arpent).

/** Base: kilogram. */
const mass = {
  gram: { unitType: 'mass', symbol: { en: 'g', fr: 'g' }, name: { en: 'gram', fr: 'gramme' }, toBase: 0.001 },
  kilogram: { unitType: 'mass', symbol: { en: 'kg', fr: 'kg' }, name: { en: 'kilogram', fr: 'kilogramme' }, toBase: 1 },
  quintal: {
    unitType: 'mass',
    symbol: { en: 'q', fr: 'q' },
    name: { en: 'quintal (100 kg)', fr: 'quintal (100 kg)' },
    toBase: 100,
  },
  tonne: {
    unitType: 'mass',
    symbol: { en: 't', fr: 't' },
    name: { en: 'tonne (1,000 kg)', fr: 'tonne (1 000 kg)' },
    toBase: 1000,
  },
  ounce: {
    unitType: 'mass',
    symbol: { en: 'oz', fr: 'oz' },
    name: { en: 'ounce', fr: 'once' },
    toBase: 0.028349523125,
  },
  pound: { unitType: 'mass', symbol: { en: 'lb', fr: 'lb' }, name: { en: 'pound', fr: 'livre' }, toBase: 0.45359237 },
  hundredweight: {
    unitType: 'mass',
    symbol: { en: 'cwt', fr: 'cwt' },
    name: { en: 'hundredweight (100 lb)', fr: 'quintal court (100 lb)' },
    toBase: 45.359237,
  },
  short_ton: {
    unitType: 'mass',
    symbol: { en: 'sh tn', fr: 'tc' },
    name: { en: 'short ton (2,000 lb)', fr: 'tonne courte (2 000 lb)' },
    toBase: 907.18474,
  },
} as const satisfies Record<string, UnitEntry>;

/** Base: litre. Wood and loose goods are measured as they lie, stacked or heaped. */
const volume = {
  millilitre: {
    unitType: 'volume',
    symbol: { en: 'mL', fr: 'mL' },
    name: { en: 'millilitre', fr: 'millilitre' },
    toBase: 0.001,
  },
  litre: { unitType: 'volume', symbol: { en: 'L', fr: 'L' }, name: { en: 'litre', fr: 'litre' }, toBase: 1 },
  hectolitre: {
    unitType: 'volume',
    symbol: { en: 'hL', fr: 'hL' },
    name: { en: 'hectolitre (100 L)', fr: 'hectolitre (100 L)' },
    toBase: 100,
  },
  cubic_metre: {
    unitType: 'volume',
    symbol: { en: 'm³', fr: 'm³' },
    name: { en: 'cubic metre', fr: 'mètre cube' },
    toBase: 1000,
  },
  stere: {
    unitType: 'volume',
    symbol: { en: 'st', fr: 'st' },
    name: { en: 'stere (1 m³ stacked)', fr: 'stère (1 m³ empilé)' },
    toBase: 1000,
  },
  us_quart: {
    unitType: 'volume',
    symbol: { en: 'US qt', fr: 'pte US' },
    name: { en: 'US quart', fr: 'pinte américaine' },
    toBase: 0.946352946,
  },
  us_gallon: {
    unitType: 'volume',
    symbol: { en: 'US gal', fr: 'gal US' },
    name: { en: 'US gallon', fr: 'gallon américain' },
    toBase: 3.785411784,
  },
  imperial_gallon: {
    unitType: 'volume',
    symbol: { en: 'imp gal', fr: 'gal imp' },
    name: { en: 'imperial gallon', fr: 'gallon impérial' },
    toBase: 4.54609,
  },
  us_bushel: {
    unitType: 'volume',
    symbol: { en: 'US bu', fr: 'boiss. US' },
    name: { en: 'US bushel', fr: 'boisseau américain' },
    toBase: 35.23907016688,
  },
  imperial_bushel: {
    unitType: 'volume',
    symbol: { en: 'imp bu', fr: 'boiss. imp' },
    name: { en: 'imperial bushel', fr: 'boisseau impérial' },
    toBase: 36.36872,
  },
  cubic_foot: {
    unitType: 'volume',
    symbol: { en: 'ft³', fr: 'pi³' },
    name: { en: 'cubic foot', fr: 'pied cube' },
    toBase: 28.316846592,
  },
  cubic_yard: {
    unitType: 'volume',
    symbol: { en: 'yd³', fr: 'vg³' },
    name: { en: 'cubic yard', fr: 'verge cube' },
    toBase: 764.554857984,
  },
  cord: {
    unitType: 'volume',
    symbol: { en: 'cord', fr: 'corde' },
    plural: { en: 'cords', fr: 'cordes' },
    name: { en: 'full cord (128 ft³ stacked)', fr: 'corde (128 pi³ empilés)' },
    toBase: 3624.556363776,
  },
  // A third of a cord: one row of 16-inch logs, 4 feet by 8.
  face_cord: {
    unitType: 'volume',
    symbol: { en: 'face cord', fr: 'corde de 16 po' },
    plural: { en: 'face cords', fr: 'cordes de 16 po' },
    name: { en: 'face cord (16-inch logs)', fr: 'corde de 16 pouces (4 pi sur 8 pi)' },
    toBase: 1208.185454592,
  },
  board_foot: {
    unitType: 'volume',
    symbol: { en: 'bd ft', fr: 'pmp' },
    name: { en: 'board foot (144 in³)', fr: 'pied mesure de planche (144 po³)' },
    toBase: 2.359737216,
  },
} as const satisfies Record<string, UnitEntry>;

/** Base: square metre. */
const area = {
  square_metre: {
    unitType: 'area',
    symbol: { en: 'm²', fr: 'm²' },
    name: { en: 'square metre', fr: 'mètre carré' },
    toBase: 1,
  },
  are: {
    unitType: 'area',
    symbol: { en: 'a', fr: 'a' },
    name: { en: 'are (100 m²)', fr: 'are (100 m²)' },
    toBase: 100,
  },
  hectare: {
    unitType: 'area',
    symbol: { en: 'ha', fr: 'ha' },
    name: { en: 'hectare', fr: 'hectare' },
    toBase: 10_000,
  },
  square_foot: {
    unitType: 'area',
    symbol: { en: 'ft²', fr: 'pi²' },
    name: { en: 'square foot', fr: 'pied carré' },
    toBase: 0.09290304,
  },
  acre: { unitType: 'area', symbol: { en: 'ac', fr: 'ac' }, name: { en: 'acre', fr: 'acre' }, toBase: 4046.8564224 },
  // The arpent of Québec deeds: a square of 180 French feet a side, (180 × 12.789 × 0.0254 m)².
  square_arpent: {
    unitType: 'area',
    symbol: { en: 'arpent²', fr: 'arpent²' },
    name: { en: 'square arpent (Québec)', fr: 'arpent carré (Québec)' },
    toBase: 3418.893859230864,
  },
} as const satisfies Record<string, UnitEntry>;

/** Base: metre. */
const length = {
  metre: { unitType: 'length', symbol: { en: 'm', fr: 'm' }, name: { en: 'metre', fr: 'mètre' }, toBase: 1 },
  kilometre: {
    unitType: 'length',
    symbol: { en: 'km', fr: 'km' },
    name: { en: 'kilometre', fr: 'kilomètre' },
    toBase: 1000,
  },
  foot: { unitType: 'length', symbol: { en: 'ft', fr: 'pi' }, name: { en: 'foot', fr: 'pied' }, toBase: 0.3048 },
  mile: { unitType: 'length', symbol: { en: 'mi', fr: 'mi' }, name: { en: 'mile', fr: 'mille' }, toBase: 1609.344 },
} as const satisfies Record<string, UnitEntry>;

/** Base: megajoule. */
const energy = {
  kilowatt_hour: {
    unitType: 'energy',
    symbol: { en: 'kWh', fr: 'kWh' },
    name: { en: 'kilowatt hour', fr: 'kilowattheure' },
    toBase: 3.6,
  },
  megawatt_hour: {
    unitType: 'energy',
    symbol: { en: 'MWh', fr: 'MWh' },
    name: { en: 'megawatt hour', fr: 'mégawattheure' },
    toBase: 3600,
  },
  megajoule: {
    unitType: 'energy',
    symbol: { en: 'MJ', fr: 'MJ' },
    name: { en: 'megajoule', fr: 'mégajoule' },
    toBase: 1,
  },
  gigajoule: {
    unitType: 'energy',
    symbol: { en: 'GJ', fr: 'GJ' },
    name: { en: 'gigajoule', fr: 'gigajoule' },
    toBase: 1000,
  },
  million_btu: {
    unitType: 'energy',
    symbol: { en: 'MMBtu', fr: 'MMBtu' },
    name: { en: 'million British thermal units', fr: 'million d’unités thermiques britanniques' },
    toBase: 1055.05585262,
  },
} as const satisfies Record<string, UnitEntry>;

export const measures = { ...mass, ...volume, ...area, ...length, ...energy };
