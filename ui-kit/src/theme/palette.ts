/**
 * The only colours of the product. Every pair that carries text is at least 4.5:1, every mark at least 3:1
 * (`theme.spec.ts` computes both), in light and in dark.
 */

/** Names for coloured marks that mean nothing by themselves: callers map their own kinds to them. */
export const seriesTokens = ['leaf', 'bark', 'water', 'sun', 'stone', 'clay', 'berry', 'moss', 'lupin'] as const;
export type SeriesToken = (typeof seriesTokens)[number];

/** A code for cameras has these two in every scheme. */
export const codeInk = '#000000';
export const codePaper = '#FFFFFF';

interface Tone {
  main: string;
  dark: string;
  light: string;
  contrastText: string;
  /** A quiet ground for text in `onSoft`. */
  soft: string;
  onSoft: string;
}

export interface SchemeColours {
  ground: string;
  paper: string;
  sunken: string;
  raised: string;
  text: string;
  textQuiet: string;
  textOff: string;
  rule: string;
  outline: string;
  primary: Tone;
  secondary: Tone;
  error: Tone;
  warning: Tone;
  success: Tone;
  info: Tone;
  series: Record<SeriesToken, string>;
  /** Between which the shades of a series lie: near to the paper (3:1) and far from it. */
  shades: Record<SeriesToken, { near: string; far: string }>;
  /** Inks of the drawings of empty states and of the map. */
  drawing: { sky: string; soil: string; soilDeep: string; leaf: string; leafDeep: string; sun: string; line: string };
  /** Behind what floats: near, far, and the veil under a dialog. */
  shade: { near: string; far: string; veil: string };
  map: { sea: string; land: string; border: string; grid: string; pin: string };
}

export const light: SchemeColours = {
  ground: '#F7F3E9',
  paper: '#FFFDF8',
  sunken: '#EEE8D9',
  raised: '#FFFFFF',
  text: '#29251D',
  textQuiet: '#5B5444',
  textOff: '#8F8672',
  rule: '#DFD7C4',
  outline: '#8A806B',
  primary: {
    main: '#3A6628',
    dark: '#2A4F1B',
    light: '#5C8A47',
    contrastText: '#FFFFFF',
    soft: '#E2ECD3',
    onSoft: '#2A4F1B',
  },
  secondary: {
    main: '#97481F',
    dark: '#763514',
    light: '#C0693B',
    contrastText: '#FFFFFF',
    soft: '#F7E3D3',
    onSoft: '#763514',
  },
  error: {
    main: '#A5342B',
    dark: '#7F221B',
    light: '#C75A4F',
    contrastText: '#FFFFFF',
    soft: '#FAE3DD',
    onSoft: '#7F221B',
  },
  warning: {
    main: '#855600',
    dark: '#634000',
    light: '#B07A0C',
    contrastText: '#FFFFFF',
    soft: '#FAEAC6',
    onSoft: '#5E3D00',
  },
  success: {
    main: '#2B6B4A',
    dark: '#1B5037',
    light: '#4D8E6C',
    contrastText: '#FFFFFF',
    soft: '#DAEEDF',
    onSoft: '#1B5037',
  },
  info: {
    main: '#28627A',
    dark: '#184A5F',
    light: '#4C869E',
    contrastText: '#FFFFFF',
    soft: '#DCEBF0',
    onSoft: '#184A5F',
  },
  series: {
    leaf: '#4F8130',
    bark: '#7A5233',
    water: '#2E7596',
    sun: '#B37D0E',
    stone: '#7C7666',
    clay: '#BC5630',
    berry: '#8B2448',
    moss: '#2E6B55',
    lupin: '#46429C',
  },
  shades: {
    leaf: { near: '#709E56', far: '#264D06' },
    bark: { near: '#AF8B70', far: '#603C20' },
    water: { near: '#5D99B8', far: '#064A64' },
    sun: { near: '#BD882A', far: '#623C00' },
    stone: { near: '#979282', far: '#494438' },
    clay: { near: '#D87856', far: '#7A2A07' },
    berry: { near: '#CE788E', far: '#801C41' },
    moss: { near: '#6A9C88', far: '#154D3B' },
    lupin: { near: '#888BD8', far: '#3D388E' },
  },
  drawing: {
    sky: '#E6EEDD',
    soil: '#C49A6C',
    soilDeep: '#8C6239',
    leaf: '#7FAE58',
    leafDeep: '#3A6628',
    sun: '#EDB94A',
    line: '#4A4130',
  },
  shade: { near: 'rgb(41 37 29 / 0.2)', far: 'rgb(41 37 29 / 0.28)', veil: 'rgb(20 18 10 / 0.5)' },
  map: { sea: '#D9E7EA', land: '#F3EDDC', border: '#C3B795', grid: '#B7CDD3', pin: '#97481F' },
};

export const dark: SchemeColours = {
  ground: '#171912',
  paper: '#20231A',
  sunken: '#11130D',
  raised: '#292C21',
  text: '#F1EDDF',
  textQuiet: '#BDB7A4',
  textOff: '#87826F',
  rule: '#3A3D2F',
  outline: '#858470',
  primary: {
    main: '#A9CF86',
    dark: '#8DB868',
    light: '#C4E2A8',
    contrastText: '#18260C',
    soft: '#2E3E20',
    onSoft: '#C9E6AE',
  },
  secondary: {
    main: '#EAAB80',
    dark: '#D18C5D',
    light: '#F5C9A9',
    contrastText: '#33170A',
    soft: '#4A2C1B',
    onSoft: '#F7CFB2',
  },
  error: {
    main: '#F3A398',
    dark: '#DE8275',
    light: '#F9C4BC',
    contrastText: '#3B0E09',
    soft: '#4F231D',
    onSoft: '#F9CBC4',
  },
  warning: {
    main: '#E9C067',
    dark: '#CFA242',
    light: '#F2D694',
    contrastText: '#2E2000',
    soft: '#463614',
    onSoft: '#F4DA9C',
  },
  success: {
    main: '#8FCDA4',
    dark: '#6FB287',
    light: '#B4E0C2',
    contrastText: '#0B2615',
    soft: '#1F3F2C',
    onSoft: '#B9E5C7',
  },
  info: {
    main: '#8FC5DA',
    dark: '#6CABC3',
    light: '#B6DBE9',
    contrastText: '#06242F',
    soft: '#1B3C49',
    onSoft: '#BCDFEC',
  },
  series: {
    leaf: '#9CC777',
    bark: '#C99C72',
    water: '#7FBDDB',
    sun: '#E7BE5A',
    stone: '#B0A998',
    clay: '#E58F66',
    berry: '#D272A0',
    moss: '#74BFA1',
    lupin: '#9A93F2',
  },
  shades: {
    leaf: { near: '#58763D', far: '#BFE89E' },
    bark: { near: '#886645', far: '#FCD4AF' },
    water: { near: '#457388', far: '#ABE3FE' },
    sun: { near: '#846921', far: '#FDD77B' },
    stone: { near: '#726C5F', far: '#E1DBCB' },
    clay: { near: '#9E5C3B', far: '#FFD3B0' },
    berry: { near: '#A35279', far: '#FFCCF0' },
    moss: { near: '#3E7761', far: '#A7E9CD' },
    lupin: { near: '#6A63AF', far: '#DAD7FF' },
  },
  drawing: {
    sky: '#2B3325',
    soil: '#8A6A46',
    soilDeep: '#5D452C',
    leaf: '#86B363',
    leafDeep: '#B4D894',
    sun: '#E4B650',
    line: '#D8D2BF',
  },
  shade: { near: 'rgb(0 0 0 / 0.4)', far: 'rgb(0 0 0 / 0.5)', veil: 'rgb(8 9 5 / 0.6)' },
  map: { sea: '#1A2A30', land: '#33372A', border: '#5C604B', grid: '#2B4048', pin: '#EAAB80' },
};
