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
  /** Of a field that goes `within` another: the value of that one to which it belongs. */
  readonly of?: string;
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
  /** Stands in the preview below this other field, in a column of both. */
  readonly below?: string;
  /** What its column of the preview is called, where others are shown with it. */
  readonly heading?: string;
  /** Its choices are those of what this field before it was understood as: the varieties of a product. */
  readonly within?: string;
  /** The unit of this field, which the header of that one's column may name. */
  readonly unitOf?: string;
  /** What is presumed for it has to be looked at, always or beside these values. */
  readonly guessed?: boolean | ((values: FieldValues) => boolean);
  /** Only helps to understand this other field, and is not recorded itself. */
  readonly helps?: string;
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
  /** What a row says besides, once all of its fields are read. */
  readonly complete?: (values: FieldValues, texts: Readonly<Record<string, Cell>>) => FieldValues;
  /** The body of a row, and what is wrong with it. */
  readonly check: (values: FieldValues) => { readonly body: object; readonly problems: readonly RowProblem[] };
  /** A value for people. */
  readonly show: (field: string, value: FieldValue, values: FieldValues) => string;
}

/** What one thing of a file is called: a row of a spreadsheet, or an outline on a map. */
export type ImportNoun = 'row' | 'outline';
