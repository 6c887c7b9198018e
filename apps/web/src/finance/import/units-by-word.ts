import { units } from '@terroir/reference';
import { proposer } from '../../sheets/proposals.ts';

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
