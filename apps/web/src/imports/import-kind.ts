import type { ColumnField } from '../sheets/columns.ts';
import type { DateOrder } from '../sheets/dates.ts';
import type { DecimalMark } from '../sheets/numbers.ts';
import type { Cell } from '../sheets/sheet.ts';

/** Something that can be chosen for a field, found by its label, its synonyms or its group. */
export interface ImportChoice {
  readonly value: string;
  readonly label: string;
  readonly keywords?: readonly string[] | undefined;
  readonly group?: string | undefined;
  readonly groupKeywords?: readonly string[] | undefined;
}

/** A field that a column can go into. */
export interface ImportField extends ColumnField {
  /** In the reader's language. */
  readonly label: string;
  /** Without it a row cannot be imported: it has a column, or a value for every row. */
  readonly required: boolean;
  /** What the template shows. */
  readonly example: string | number;
  /** What a cell of it may be, where that is a closed list. */
  readonly choices?: readonly ImportChoice[];
  /** Shown together with this other field. */
  readonly shownWith?: string;
  /** Only helps to understand others, and is not recorded itself. */
  readonly helps?: boolean;
  /** What of a cell is its number, where people write more into it: `20` of `20 sacs`. */
  readonly numberIn?: (cell: Cell) => Cell;
  /** Amounts that are all below zero are what a bank writes of expenses. */
  readonly unsigned?: boolean;
}

/** How numbers and dates are read. */
export interface ReadingSettings {
  readonly mark: DecimalMark;
  readonly order: DateOrder;
  /** Fields whose amounts are all below zero. */
  readonly flipped: readonly string[];
}

/** What a field of a row was understood as; null where it is empty. */
export type FieldValue = string | number | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Why a row cannot be imported: the field, and a sentence in the reader's language. */
export interface RowProblem {
  readonly field: string | null;
  readonly message: string;
}

/** What a choice was understood as. `sure` where the text is its name. */
export interface Understood {
  readonly value: string;
  readonly sure: boolean;
}

/** What a module says of its noun, so that its records can be imported. */
export interface ImportKind {
  /** The type of its records: `producer_input`. */
  readonly kind: string;
  /** Of the API: `/producer_inputs`. */
  readonly path: string;
  /** The name of a record in a body: `producerInput`. */
  readonly envelope: string;
  readonly fields: readonly ImportField[];
  /** Which choice a text means; `texts` are those of all fields, `values` what is understood of the fields before. */
  readonly understand: (field: string, texts: Readonly<Record<string, Cell>>, values: FieldValues) => Understood | null;
  /** What is taken for a field that the row leaves empty, which need not be typed in every file. */
  readonly presume?: (field: string, values: FieldValues) => FieldValue;
  /** The body of a row, and what is wrong with it. */
  readonly check: (values: FieldValues) => { readonly body: object; readonly problems: readonly RowProblem[] };
  /** A value for people. */
  readonly show: (field: string, value: FieldValue, values: FieldValues) => string;
}
