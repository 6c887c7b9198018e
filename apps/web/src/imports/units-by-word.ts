import { units } from '@terroir/reference';
import { proposer } from '../sheets/proposals.ts';
import { isBlank, type Cell } from '../sheets/sheet.ts';

/** What people write besides the names and symbols of the catalogue. */
const also: Readonly<Record<string, readonly string[]>> = {
  unit: ['ea', 'each', 'pc', 'pcs', 'piece', 'pièce', 'un', 'item', 'article', 'u'],
  kilogram: ['kilo', 'kgs'],
  gram: ['gr'],
  pound: ['lbs', 'pounds'],
  tonne: ['tm', 'mt', 'tonne métrique', 'metric ton'],
  short_ton: ['ton'],
  litre: ['liter', 'lt'],
  dozen: ['doz', 'dz', 'douz'],
  hour: ['hr', 'hrs'],
  square_metre: ['m2', 'mètres carrés', 'sq m', 'sqm'],
  square_foot: ['ft2', 'pi2', 'sq ft', 'sqft', 'square feet', 'pieds carrés'],
  hectare: ['hectares', 'hect'],
  acre: ['acres'],
};

/** What people write for single things that no word is. */
const signs = new Set(['#', 'nb', 'nb.', 'no', 'no.', 'n°', 'x']);

/** The unit that a text means, in either language; null for none or several. */
export const unitOfText: (text: string) => string | null = (() => {
  const propose = proposer(
    units.map(({ id, name, symbol, plural }) => ({
      id,
      name: name.en,
      keywords: [
        name.fr,
        ...[name.en, name.fr].map((text) => text.replace(/\s*\(.*\)$/, '')),
        symbol.en,
        symbol.fr,
        ...(plural ? [plural.en, plural.fr] : []),
        ...(also[id] ?? []),
      ],
    })),
  );
  return (text) => {
    if (signs.has(text.trim().toLowerCase())) return 'unit';
    const found = propose(text);
    return found?.sure ? found.id : null;
  };
})();

/** A quantity with its unit in one cell: `20 sacs`. */
const together = /^([\d\s.,'’\u00a0\u202f]+?)\s*([\p{Letter}#].*)$/u;

/** The unit that stands behind the number of a cell: `sacs` of `20 sacs`; empty where none does. */
export const unitBehind = (cell: Cell | undefined): string => together.exec(String(cell ?? '').trim())?.[2] ?? '';

/** The number of a cell that says its unit too. */
export const withoutUnit = (cell: Cell): Cell =>
  typeof cell === 'string' && !isBlank(cell) ? (together.exec(cell.trim())?.[1] ?? cell) : cell;

/** A price for so much of something: `5,50 $ / kg`, `$4 per bunch`. */
const priceOf = /^(.*?\d.*?)\s*(?:\/|\b(?:per|par|la|le)\b|\bl’|\bl')\s*(\p{Letter}.*)$/iu;

/** What the price of a cell is for: `kg` of `5,50 $ / kg`; empty where it does not say. */
export const unitOfPrice = (cell: Cell | undefined): string => priceOf.exec(String(cell ?? '').trim())?.[2] ?? '';

/** The amount of a cell that says what it is for. */
export const withoutPriced = (cell: Cell): Cell =>
  typeof cell === 'string' ? (priceOf.exec(cell.trim())?.[1] ?? cell) : cell;

/** The unit that a header names: `kg` of *Yield (kg)*, *Price ($/kg)* and *Quantity in kg*; null where it names none. */
export function unitInHeader(header: string): string | null {
  const inner = /[([]([^)\]]+)[)\]]/.exec(header)?.[1];
  const words = header.trim().split(/\s+/);
  const said = [
    inner,
    inner?.split('/').at(-1),
    header.includes('/') ? header.split('/').at(-1) : undefined,
    words.length > 1 ? words.at(-1) : undefined,
  ];
  for (const text of said) {
    const found = text === undefined ? null : unitOfText(text);
    if (found !== null) return found;
  }
  return null;
}
