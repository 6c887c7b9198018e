import type { z } from 'zod';
import { textIfAny, type Texts } from '../../i18n/texts.ts';
import type {
  FieldValue,
  FieldValues,
  ImportChoice,
  ImportField,
  ImportKind,
  RowProblem,
  Understood,
} from '../../imports/import-kind.ts';
import { ruleOf } from '../../forms/rules.ts';
import type { Figures } from '../../records/figures.ts';
import { unitBehind, unitOfText, withoutUnit } from '../../imports/units-by-word.ts';
import type { Cell } from '../../sheets/sheet.ts';
import { proposer } from '../../sheets/proposals.ts';
import { bodyOf, lineForm, type LineValues } from '../lines/line-form.ts';
import { choicesOf, type Category } from '../lines/line.ts';
import { sides, type Side } from '../lines/side.ts';
import type { BookDays } from '../lines/use-book-days.ts';
import type { SoldProduces } from './sold-produce.ts';

/** What headers call the fields of a line, in both languages. */
const words = {
  occurredOn: ['date', 'jour', 'day', 'date de la facture', 'invoice date', 'transaction date'],
  category: ['category', 'catégorie', 'group', 'groupe', 'poste', 'rubrique', 'compte', 'account'],
  subCategoryId: [
    'subcategory',
    'sous-catégorie',
    'sub category',
    'type',
    'item',
    'article',
    'product',
    'produit',
    'nature',
  ],
  notes: [
    'details',
    'détails',
    'description',
    'notes',
    'note',
    'libellé',
    'memo',
    'remarques',
    'supplier',
    'fournisseur',
    'vendor',
    'customer',
    'client',
    'acheteur',
    'buyer',
  ],
  produceId: ['produce sold', 'aliment vendu', 'produce', 'aliment', 'crop', 'culture'],
  quantityRaw: ['quantity', 'quantité', 'qty', 'qté', 'nombre', 'nb', 'count', 'number'],
  unitId: ['unit', 'unité', 'mesure', 'measure', 'format'],
  cost: [
    'cost',
    'coût',
    'revenue',
    'revenu',
    'amount',
    'montant',
    'total',
    'price',
    'prix',
    'débit',
    'debit',
    'dépense',
    'expense',
    'crédit',
    'credit',
    'vente',
    'sales',
  ],
} as const;

type LineField = Omit<ImportField, 'label' | 'words'> & { readonly name: keyof typeof words };

const soldField = ({ choices }: SoldProduces): LineField => ({
  name: 'produceId',
  holds: 'text',
  required: false,
  choices,
  shownWith: 'subCategoryId',
  example: choices[0]?.label ?? '',
});

/** An amount and the word behind it: `20 sacs`. */
const amounts = /[\d.,]+\s*(\p{Letter}+)/gu;
/** Words of units say how much of a thing there is, and nothing of the thing. */
const withoutUnits = (whole: string, word: string): string => (unitOfText(word) === null ? whole : ' ');

/** The unit of a row: its own cell, else what stands behind the quantity. */
function unitOf(written: (name: string) => string): string | null {
  const text = written('unitId') || unitBehind(written('quantityRaw'));
  return text === '' ? null : unitOfText(text);
}

export interface LineKindParts {
  readonly side: Side;
  readonly categories: readonly Category[];
  readonly t: Texts<'finance'>;
  readonly figures: Figures;
  readonly days: Pick<BookDays, 'first' | 'today'>;
  /** What the company lists, where its outputs may name a produce. */
  readonly produces?: SoldProduces | undefined;
}

/** How the lines of a side are imported: by the fields and rules of their dialog. */
export function lineKind({ side, categories, t, figures, days, produces }: LineKindParts): ImportKind {
  const choices = choicesOf(categories);
  const form: z.ZodType = lineForm(side, days);
  const label = (name: string): string => {
    if (name === 'category') return t('fields.category');
    if (name === 'cost') return side === 'inputs' ? t('fields.cost') : t('fields.revenue');
    return textIfAny(t, `fields.${name}`) ?? name;
  };
  const subCategories: readonly (ImportChoice & { readonly id: string; readonly name: string })[] = categories.flatMap(
    ({ name: group, keywords: groupKeywords, subcategories }) =>
      subcategories.map(({ id, name, keywords }) => ({
        id,
        value: id,
        name,
        label: name,
        keywords,
        group,
        groupKeywords,
      })),
  );
  const propose = proposer(
    subCategories.map(({ id, name, keywords = [], group, groupKeywords = [] }) => ({
      id,
      name,
      keywords,
      // Its keywords begin with its name in the other language.
      otherName: keywords[0],
      group: [group ?? '', ...groupKeywords],
    })),
  );
  const groupOf = proposer(
    categories.map(({ name, keywords }) => ({ id: name, name, keywords, otherName: keywords[0] })),
  );
  /** The subcategory that a cell of the category surely means: its name, or a synonym of which no whole category has a word. */
  const named = (category: string) => {
    const [found, group] = [propose(category), groupOf(category)];
    return found?.sure && !group?.named && (found.named || group === null) ? found : null;
  };
  const unitChoices = [
    ...new Map([...choices.values()].flatMap(({ units }) => units).map((unit) => [unit.id, unit])).values(),
  ].map(({ id, name, symbol }) => ({ value: id, label: name === symbol ? name : `${name} (${symbol})` }));
  const example = categories[0]?.subcategories[0];
  const all: readonly LineField[] = [
    { name: 'occurredOn', holds: 'date', required: true, example: days.today },
    { name: 'category', holds: 'text', required: false, helps: 'subCategoryId', example: categories[0]?.name ?? '' },
    { name: 'subCategoryId', holds: 'text', required: false, choices: subCategories, example: example?.name ?? '' },
    ...(produces ? [soldField(produces)] : []),
    { name: 'notes', holds: 'text', required: false, example: t('import.example') },
    { name: 'quantityRaw', holds: 'number', required: true, example: 12.5, numberIn: withoutUnit },
    {
      name: 'unitId',
      holds: 'text',
      required: false,
      choices: unitChoices,
      guessed: (values) => unitsOf(values).length > 1,
      shownWith: 'quantityRaw',
      example: example?.units[0]?.symbol ?? '',
    },
    { name: 'cost', holds: 'number', required: true, unsigned: true, example: 437.5 },
  ];
  const fields = all.map((field): ImportField => ({ ...field, words: words[field.name], label: label(field.name) }));

  function understand(field: string, texts: Readonly<Record<string, Cell>>): Understood | null {
    const written = (name: string) => String(texts[name] ?? '').trim();
    if (field === 'unitId') {
      const found = unitOf(written);
      return found === null ? null : { value: found, sure: true };
    }
    if (field === 'produceId') return produces?.understand(written(field)) ?? null;
    const own = propose(written('subCategoryId'));
    const certain = own?.sure ? own : named(written('category'));
    if (certain) return { value: certain.id, sure: true };
    const unit = unitOf(written);
    const suits = (id: string) => unit === null || (choices.get(id)?.units ?? []).some((one) => one.id === unit);
    const more = ['subCategoryId', 'category', 'notes'].map(written).join(' ').replaceAll(amounts, withoutUnits);
    const guess = (own && suits(own.id) ? own : null) ?? propose(more, suits) ?? own ?? propose(more);
    return guess === null ? null : { value: guess.id, sure: false };
  }

  const unitsOf = (values: FieldValues) => choices.get(String(values['subCategoryId'] ?? ''))?.units ?? [];

  function check(values: FieldValues): { body: object; problems: readonly RowProblem[] } {
    const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const parsed = form.safeParse(typed, { error: ruleOf, reportInput: true });
    // The unit follows from the subcategory, and is not missed beside it.
    const isFollowing = (name: string) => name === 'unitId' && values['subCategoryId'] === null;
    const found = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0] ?? ''), message }));
    const problems: RowProblem[] = found.flatMap(({ name, message }) => {
      if (isFollowing(name)) return [];
      const [rule = 'invalid', bound = ''] = message.split(' ');
      const value = /^\d+$/.test(bound) ? figures.number(Number(bound)) : bound;
      const said = { field: label(name), value };
      const text =
        textIfAny(t, `errors.${name}.${rule}`, said) ??
        textIfAny(t, `shell:rules.${rule}`, said) ??
        t('shell:rules.invalid', said);
      return [{ field: name, message: text }];
    });
    const unit = values['unitId'];
    const allowed = unitsOf(values);
    if (typeof unit === 'string' && allowed.length > 0 && !allowed.some(({ id }) => id === unit))
      problems.push({
        field: 'unitId',
        message: t('import.unitNotAllowed', {
          units: allowed.map(({ symbol, name }) => (symbol === '#' ? name : symbol)).join(', '),
        }),
      });
    const body = parsed.success ? (Object.values(bodyOf(side, parsed.data as LineValues))[0] as object) : typed;
    return { body, problems };
  }

  return {
    kind: sides[side].resource,
    path: sides[side].path,
    envelope: sides[side].envelope,
    fields,
    understand,
    // A unit that nobody wrote is the one that the dialog proposes, single things first.
    presume: (field, values) => {
      if (field !== 'unitId') return null;
      const allowed = unitsOf(values);
      return (allowed.find(({ id }) => id === 'unit') ?? allowed[0])?.id ?? null;
    },
    check,
    show: (field, value, values) => show(field, value, values),
  };

  function show(field: string, value: FieldValue, values: FieldValues): string {
    if (value === null) return '';
    if (field === 'subCategoryId') {
      const name = choices.get(String(value))?.subCategory.name ?? '';
      const sold = produces?.nameOf(String(values['produceId'] ?? '')) ?? '';
      return sold === '' ? name : [name, t('sold', { what: sold })].filter(Boolean).join(' · ');
    }
    if (field === 'cost') return figures.money(Number(value));
    if (field === 'quantityRaw') {
      const unit = unitsOf(values).find(({ id }) => id === values['unitId']);
      return unit ? figures.quantity(Number(value), unit) : figures.number(Number(value));
    }
    if (field === 'occurredOn') return figures.date(String(value));
    return String(value);
  }
}
