import type { CategoryAttributes, InputAttributes, OutputAttributes } from '@terroir/finance';
import type { Saved } from '../../api/client.ts';
import type { Side } from './side.ts';

/** What two sides have in common, and what only one of them has. */
export type Either<Input, Output> = Pick<Input, keyof Input & keyof Output> &
  Perhaps<Omit<Input, keyof Output>> &
  Perhaps<Omit<Output, keyof Input>>;
type Perhaps<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type InputFields = Omit<InputAttributes, 'inputCategory' | 'inputType'>;
type OutputFields = Omit<OutputAttributes, 'outputCategory' | 'outputType'>;

/** An input or output of the books, in the reader's language. */
export type Line = Either<InputFields, OutputFields> & {
  readonly id: string;
  /** The version that a change builds on; `null` where the answer did not name it. */
  readonly version: string | null;
  readonly category: InputAttributes['inputCategory'];
  readonly subCategory: InputAttributes['inputType'];
};

/** What the API answers: the category and subcategory carry the name of their side. */
export type WireLine = InputAttributes | OutputAttributes;

/** A line of either side from an answer of the API. */
export function lineOf(wire: Saved<WireLine>): Line {
  if ('inputCategory' in wire) {
    const { inputCategory, inputType, ...fields } = wire;
    return { ...fields, category: inputCategory, subCategory: inputType };
  }
  const { outputCategory, outputType, ...fields } = wire;
  return { ...fields, category: outputCategory, subCategory: outputType };
}

/** The name of a draft holds the account, so that nobody is shown another person's words. */
export const draftName = (account: string, side: Side, line: Line | null): string =>
  `${account}:finance:${side}:${line?.id ?? 'new'}`;

/** A category that can be chosen, with its subcategories. */
export type Category = CategoryAttributes & { readonly id: string };

/** A subcategory with its place in the catalogue. */
export interface Choice {
  readonly category: Line['category'];
  readonly subCategory: Line['subCategory'];
  readonly units: Category['subcategories'][number]['units'];
}

/** Subcategory id → its place, in the order in which the catalogue offers them. */
export const choicesOf = (categories: readonly Category[]): ReadonlyMap<string, Choice> =>
  new Map(
    categories.flatMap(({ id: categoryId, name: categoryName, realm, subcategories }) => {
      const category = { id: categoryId, name: categoryName, realm };
      return subcategories.map(({ id, name, units }) => [id, { category, subCategory: { id, name }, units }] as const);
    }),
  );
