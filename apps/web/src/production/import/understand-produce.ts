import type { FieldValues, Understood } from '../../imports/import-kind.ts';
import { unitBehind, unitOfPrice, unitOfText } from '../../imports/units-by-word.ts';
import { proposer, type Propose } from '../../sheets/proposals.ts';
import type { Cell } from '../../sheets/sheet.ts';
import type { ProduceCatalogues } from './produce-catalogues.ts';

type Texts = Readonly<Record<string, Cell>>;
type Read = (texts: Texts, values: FieldValues) => Understood | null;

/** An entry of a catalogue as a text may name it. */
const named = ({ id, name, keywords }: { id: string; name: string; keywords: readonly string[] }) => ({
  id,
  name,
  keywords,
});

/** Which entry of the catalogues a cell means, by the field that it is in. */
export function produceReader({ categories, products, varieties, types }: ProduceCatalogues) {
  const categoryOf = proposer(categories.map(named));
  const groups = new Map(categories.map(({ id, name, keywords }) => [id, [name, ...keywords]]));
  const productOf = proposer(
    products.map((product) => ({ ...named(product), group: groups.get(product.productCategory.id) ?? [] })),
  );
  const typeOf = proposer(types.map(named));
  const byId = new Map(products.map((product) => [product.id, product]));
  const byProduct = Map.groupBy(varieties, ({ productId }) => productId);
  const varietyOf = new Map<string, Propose>();
  /** Proposes among the varieties of one product; its catch-all is what is left when none fits. */
  function proposerOf(productId: string): Propose {
    const known = varietyOf.get(productId) ?? proposer((byProduct.get(productId) ?? []).map(named));
    varietyOf.set(productId, known);
    return known;
  }
  const written = (texts: Texts, name: string) => String(texts[name] ?? '').trim();

  const productId: Read = (texts) => {
    const own = written(texts, 'productId');
    const exact = productOf(own);
    if (exact?.sure) return { value: exact.id, sure: true };
    const category = categoryOf(written(texts, 'productCategoryId'))?.id;
    const suits = (id: string) => category === undefined || byId.get(id)?.productCategory.id === category;
    const more = ['productId', 'varietyId', 'notes'].map((name) => written(texts, name)).join(' ');
    const guess = productOf(own, suits) ?? productOf(more, suits) ?? exact ?? productOf(more);
    return guess === null ? null : { value: guess.id, sure: false };
  };

  const varietyId: Read = (texts, values) => {
    const product = String(values['productId'] ?? '');
    const propose = proposerOf(product);
    const own = written(texts, 'varietyId');
    const isExact = productOf(written(texts, 'productId'))?.sure === true;
    // A product cell that says more than its product, such as *Tomate Brandywine*, may name the variety too.
    const found = own !== '' ? propose(own) : isExact ? null : propose(written(texts, 'productId'));
    if (found) return { value: found.id, sure: own !== '' && found.sure };
    const other = byProduct.get(product)?.find(({ catchAll }) => catchAll);
    return other ? { value: other.id, sure: own === '' && isExact } : null;
  };

  const productionTypeId: Read = (texts) => {
    const found = typeOf(written(texts, 'productionTypeId'));
    return found && { value: found.id, sure: found.sure };
  };

  /** The unit in the cell of the figure, else in its own. */
  const statedUnit = (texts: Texts, behind: (cell: Cell | undefined) => string, figure: string, unit: string) =>
    unitOfText(behind(texts[figure])) ?? unitOfText(written(texts, unit));
  const sure = (id: string | null): Understood | null => (id === null ? null : { value: id, sure: true });
  const costUnitId: Read = (texts) => sure(statedUnit(texts, unitOfPrice, 'cost', 'costUnitId'));
  const quantityUnitId: Read = (texts) =>
    sure(
      statedUnit(texts, unitBehind, 'quantityRaw', 'quantityUnitId') ??
        // What is sold by the bunch is counted in bunches where nothing else is said.
        (written(texts, 'quantityUnitId') === '' ? (costUnitId(texts, {})?.value ?? null) : null),
    );
  const areaUnitId: Read = (texts) => sure(statedUnit(texts, unitBehind, 'area', 'areaUnitId'));

  const readers: Readonly<Record<string, Read>> = {
    productId,
    varietyId,
    productionTypeId,
    quantityUnitId,
    costUnitId,
    areaUnitId,
  };
  return {
    understand: (field: string, texts: Texts, values: FieldValues) => readers[field]?.(texts, values) ?? null,
    /** A variety that no list has: its name, which would be lost in the catch-all of its product; else null. */
    unlisted: (texts: Texts, values: FieldValues): string | null => {
      const own = written(texts, 'varietyId');
      const variety = byProduct.get(String(values['productId'] ?? ''))?.find(({ id }) => id === values['varietyId']);
      if (own === '' || variety?.catchAll !== true) return null;
      return proposerOf(variety.productId)(own)?.id === variety.id ? null : own;
    },
  };
}
