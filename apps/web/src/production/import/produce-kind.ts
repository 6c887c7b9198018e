import { Harvest, newDateFaults, Produce, produceDates, type ProduceDates } from '@terroir/production';
import { z } from 'zod';
import { ruleOf } from '../../forms/rules.ts';
import { textIfAny, type Texts } from '../../i18n/texts.ts';
import type { FieldValue, FieldValues, ImportField, ImportKind, RowProblem } from '../../imports/import-kind.ts';
import { withoutPriced, withoutUnit } from '../../imports/units-by-word.ts';
import type { Figures } from '../../records/figures.ts';
import { unitLabel } from '../../records/names/unit-label.ts';
import type { Unit } from '../../records/choices/catalogue.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { dateRule } from '../produce-form/date-rule.ts';
import { wholeDates } from '../produce-form/produce-values.ts';
import { seasonDates } from '../produce-form/product-season.ts';
import { yieldKinds } from '../../records/choices/unit-options.ts';
import { headerWords } from './header-words.ts';
import { presumedDate } from './presumed-dates.ts';
import type { ProduceCatalogues } from './produce-catalogues.ts';
import { produceReader } from './understand-produce.ts';

type Name = keyof typeof headerWords;
type Part = Omit<ImportField, 'name' | 'label' | 'words'>;

const { productId, varietyId, productionTypeId, notes } = Produce.shape;
/** What a row says of a produce; pictures and needs are added in its form. */
const Row = z.object({ productId, varietyId, productionTypeId, notes, harvest: Harvest });
const harvestFields = Object.keys(Harvest.shape);

/** The product that the template and its units are of. */
const EXAMPLE = 'tomato';

export interface ProduceKindParts {
  readonly catalogues: ProduceCatalogues;
  readonly t: Texts<'produce-form'>;
  /** The words of the form. */
  readonly form: Texts<'produce-form'>;
  readonly figures: Figures;
  /** The calendar day of the company. */
  readonly today: string;
}

/** How produces are imported: by the fields and rules of their form. */
export function produceKind({ catalogues, t, form, figures, today }: ProduceKindParts): ImportKind {
  const { products, varieties, types, units } = catalogues;
  const product = new Map(products.map((entry) => [entry.id, entry]));
  const names = new Map([...products, ...varieties, ...types].map(({ id, name }) => [id, name]));
  const unit = new Map(units.map((entry) => [entry.id, entry]));
  const reader = produceReader(catalogues);
  const productIn = (values: FieldValues): Product | undefined => product.get(String(values['productId'] ?? ''));
  const unitIn = (values: FieldValues, name: string): Unit | undefined => unit.get(String(values[name] ?? ''));
  const label = (name: string) => textIfAny(form, `fields.${name}`) ?? name;

  return {
    kind: 'produce',
    path: '/produces',
    envelope: 'produce',
    fields: fieldsOf(),
    understand: reader.understand,
    presume,
    // What the list of varieties lacks is kept in words.
    complete: (values, texts) => {
      const name = reader.unlisted(texts, values);
      const said = String(values['notes'] ?? '');
      return name === null || said.includes(name)
        ? values
        : { ...values, notes: [name, said].filter(Boolean).join('. ') };
    },
    check,
    show,
  };

  function fieldsOf(): readonly ImportField[] {
    const example = product.get(EXAMPLE) ?? products[0];
    const season = example ? seasonDates(example, today) : undefined;
    const choices = (entries: readonly { readonly id: string; readonly name: string; keywords: readonly string[] }[]) =>
      entries.map(({ id, name, keywords }) => ({ value: id, label: name, keywords }));
    const unitsOf = (kinds: readonly string[]) =>
      units
        .filter(({ unitType }) => kinds.includes(unitType))
        .map((entry) => ({ value: entry.id, label: unitLabel(entry) }));
    const symbol = (id: string | undefined) => unit.get(id ?? '')?.symbol ?? '';
    const date = (name: keyof ProduceDates, more: Partial<Part> = {}): Part => ({
      holds: 'date',
      required: false,
      guessed: true,
      example: season?.[name] ?? today,
      ...more,
    });
    const unitOf = (figure: Name, kinds: readonly string[], usual: string | undefined): Part => ({
      holds: 'text',
      required: false,
      choices: unitsOf(kinds),
      shownWith: figure,
      unitOf: figure,
      example: symbol(usual),
    });
    const parts: Readonly<Record<Name, Part>> = {
      productCategoryId: {
        holds: 'text',
        required: false,
        helps: 'productId',
        example: example?.productCategory.name ?? '',
      },
      productId: {
        holds: 'text',
        required: true,
        example: example?.name ?? '',
        choices: products.map(({ id, name, keywords, productCategory }) => ({
          value: id,
          label: name,
          keywords,
          group: productCategory.name,
        })),
      },
      varietyId: {
        holds: 'text',
        required: false,
        within: 'productId',
        below: 'productId',
        example: varieties.find((variety) => variety.productId === example?.id)?.name ?? '',
        choices: varieties.map(({ id, name, keywords, productId: of }) => ({ value: id, label: name, keywords, of })),
      },
      productionTypeId: { holds: 'text', required: true, choices: choices(types), example: types[0]?.name ?? '' },
      notes: { holds: 'text', required: false, below: 'productionTypeId', example: t('import.example') },
      quantityRaw: { holds: 'number', required: true, numberIn: withoutUnit, example: 1250 },
      quantityUnitId: { ...unitOf('quantityRaw', yieldKinds, example?.quantityUnitIds[0]), guessed: true },
      cost: { holds: 'number', required: true, below: 'quantityRaw', numberIn: withoutPriced, example: 5.5 },
      costUnitId: unitOf('cost', yieldKinds, example?.quantityUnitIds[0]),
      area: { holds: 'number', required: true, numberIn: withoutUnit, example: 450 },
      areaUnitId: { ...unitOf('area', ['area'], example?.areaUnitId), guessed: true },
      productionFrom: date('productionFrom', { heading: form('sections.production') }),
      productionTo: date('productionTo', { shownWith: 'productionFrom' }),
      availabilityFrom: date('availabilityFrom', { heading: form('sections.availability') }),
      availabilityTo: date('availabilityTo', { shownWith: 'availabilityFrom' }),
    };
    return (Object.keys(headerWords) as Name[]).map((name) => ({
      ...parts[name],
      name,
      label: label(name),
      words: headerWords[name],
    }));
  }

  /** What the form proposes for the product, too: its units and its season. */
  function presume(field: string, values: FieldValues): FieldValue {
    const of = productIn(values);
    if (field === 'costUnitId') return values['quantityUnitId'] ?? null;
    if (of === undefined) return null;
    if (field === 'quantityUnitId') return of.quantityUnitIds[0] ?? null;
    if (field === 'areaUnitId') return of.areaUnitId;
    const date = produceDates.find((name) => name === field);
    return date === undefined ? null : presumedDate(date, wholeDates(values), of, today);
  }

  function check(values: FieldValues): { body: object; problems: readonly RowProblem[] } {
    const said = Object.entries(values).filter(([, value]) => value !== null);
    const typed = {
      ...Object.fromEntries(said.filter(([name]) => !harvestFields.includes(name))),
      harvest: Object.fromEntries(said.filter(([name]) => harvestFields.includes(name))),
    };
    const parsed = Row.safeParse(typed, { error: ruleOf, reportInput: true });
    const isFollowing = (name: string) =>
      values['productId'] === null && ['varietyId', 'quantityUnitId', 'areaUnitId', ...produceDates].includes(name);
    const problems = (parsed.error?.issues ?? []).flatMap(({ path, message }): RowProblem[] => {
      const name = String(path.at(-1) ?? '');
      const [rule = 'invalid', bound = ''] = message.split(' ');
      // What follows from the product is not missed beside it.
      return isFollowing(name)
        ? []
        : [problem(name, rule, /^\d+$/.test(bound) ? figures.number(Number(bound)) : bound)];
    });
    const dates = wholeDates(values);
    for (const fault of newDateFaults(dates, null, today)) {
      const broken = dateRule(fault, dates);
      problems.push(problem(fault.field, broken.rule, 'date' in broken ? figures.date(broken.date) : ''));
    }
    const [quantity, price] = [unitIn(values, 'quantityUnitId'), unitIn(values, 'costUnitId')];
    for (const [field, of] of [
      ['quantityUnitId', quantity],
      ['costUnitId', price],
    ] as const)
      if (of && !yieldKinds.some((kind) => kind === of.unitType))
        problems.push({ field, message: t('import.noYield', { field: label(field), unit: unitLabel(of) }) });
    if (quantity && price && quantity.unitType !== price.unitType)
      problems.push({
        field: 'costUnitId',
        message: t('import.otherKind', { quantity: quantity.symbol, price: price.symbol }),
      });
    const area = unitIn(values, 'areaUnitId');
    if (area && area.unitType !== 'area')
      problems.push({ field: 'areaUnitId', message: t('import.noArea', { unit: unitLabel(area) }) });
    return { body: parsed.success ? parsed.data : typed, problems };
  }

  function problem(field: string, rule: string, value: string): RowProblem {
    const said = { field: label(field), value };
    const message =
      textIfAny(form, `errors.${field}.${rule}`, said) ??
      textIfAny(form, `shell:rules.${rule}`, said) ??
      form('shell:rules.invalid', said);
    return { field, message };
  }

  function show(field: string, value: FieldValue, values: FieldValues): string {
    if (value === null) return '';
    const amount = (name: string) => {
      const of = unitIn(values, name);
      return of ? figures.quantity(Number(value), of) : figures.number(Number(value));
    };
    const period = (to: FieldValue | undefined) =>
      typeof to === 'string' && to > String(value) ? figures.period(String(value), to) : figures.date(String(value));
    if (field === 'quantityRaw') return amount('quantityUnitId');
    if (field === 'area') return amount('areaUnitId');
    if (field === 'productionFrom') return period(values['productionTo']);
    if (field === 'availabilityFrom') return period(values['availabilityTo']);
    if (field === 'cost') {
      const of = unitIn(values, 'costUnitId');
      return of ? figures.price(Number(value), of) : figures.money(Number(value));
    }
    return names.get(String(value)) ?? String(value);
  }
}
