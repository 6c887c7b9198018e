import { amountOf } from '@terroir/events';
import { practice, unit, type Language } from '@terroir/reference';
import type { Document } from '@terroir/store';
import type { ItemRow } from '../item/item.view.ts';
import type { ItemProduceRow } from '../item/item-produce.view.ts';
import type { ItemCertificationRow } from './item-certification.view.ts';
import type { ItemMomentRow } from './item-moment.view.ts';
import { produceName } from './item-page.attributes.ts';
import type { ItemPageChange } from './item-page.wire.ts';
import type { ItemPracticesRow } from './item-practices.view.ts';

type Value = ItemPageChange['before'];
type Field = ItemPageChange['field'];

/** A number with its unit, as a person reads it; null where there is none. */
function amount(value: number | null, unitId: string | null, language: Language): Value {
  if (value === null) return null;
  const written = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 3 });
  const symbol = unitId === null ? '' : (unit(unitId)?.symbol[language] ?? unitId);
  return `${written.format(value)}\u00A0${symbol}`.trim();
}

const shown: readonly (readonly [Field, readonly string[], (row: ItemRow, language: Language) => Value])[] = [
  ['name', ['name'], ({ name }) => name],
  ['details', ['details'], ({ details }) => details],
  ['cost', ['costCents'], ({ costCents }) => (costCents === null ? null : String(amountOf(costCents)))],
  ['quantity', ['quantity', 'quantityUnitId'], (row, language) => amount(row.quantity, row.quantityUnitId, language)],
  ['count', ['count', 'countUnitId'], (row, language) => amount(row.count, row.countUnitId, language)],
];

/** What an item itself says otherwise than it did; `moments` tell when each field changed last. */
export const itemChanges = (
  then: ItemRow,
  now: ItemRow,
  { changed }: Pick<ItemMomentRow, 'changed'>,
  language: Language,
): ItemPageChange[] =>
  shown.flatMap(([field, parts, say]) => {
    const [before, after] = [say(then, language), say(now, language)];
    const at =
      parts
        .map((part) => changed[part] ?? '')
        .toSorted()
        .at(-1) ?? '';
    return before === after ? [] : [{ field, of: null, before, after, at }];
  });

const dates = [
  ['production_from', 'productionFrom'],
  ['production_to', 'productionTo'],
  ['availability_from', 'availabilityFrom'],
  ['availability_to', 'availabilityTo'],
] as const;

/** A produce of an item, as it was and as it is; null where the item was not made of it or it was not there. */
export interface ProduceThenAndNow {
  readonly before: ItemProduceRow | null;
  readonly after: ItemProduceRow | null;
  /** When it became what it is. */
  readonly at: string;
}

/** Produces that came, went, or have other periods. */
export const produceChanges = (produces: readonly ProduceThenAndNow[], language: Language): ItemPageChange[] =>
  produces.flatMap(({ before, after, at }): ItemPageChange[] => {
    const row = after ?? before;
    if (row === null) return [];
    const of = produceName(row, language);
    if (before === null || after === null) {
      return [{ field: 'produces', of, before: before && of.name, after: after && of.name, at }];
    }
    return dates.flatMap(([field, name]) =>
      before[name] === after[name] ? [] : [{ field, of, before: before[name], after: after[name], at }],
    );
  });

const said = ({ certifier, number }: ItemCertificationRow): string => `${certifier} ${number}`;

/** Certifications that are claimed since, no longer, or in other words. */
export function certificationChanges(
  then: readonly ItemCertificationRow[],
  now: readonly Document<ItemCertificationRow>[],
): ItemPageChange[] {
  const former = new Map(then.filter(({ removed }) => !removed).map((row) => [row.id, row]));
  return now.flatMap(({ row, since = '' }) => {
    const was = former.get(row.id);
    const before = was ? said(was) : null;
    const after = row.removed ? null : said(row);
    const of = { id: row.id, name: row.certifier };
    return before === after ? [] : [{ field: 'certifications' as const, of, before, after, at: since }];
  });
}

/** Practices that are followed since, or no longer. */
export function practiceChanges(
  then: ItemPracticesRow | null,
  now: ItemPracticesRow | null,
  language: Language,
): ItemPageChange[] {
  const former = new Set((then?.practices ?? []).filter(({ followed }) => followed).map(({ id }) => id));
  return (now?.practices ?? []).flatMap(({ id, followed, since }) => {
    if (former.has(id) === followed) return [];
    const of = { id, name: practice(id)?.name[language] ?? id };
    const [before, after] = followed ? [null, of.name] : [of.name, null];
    return [{ field: 'followed_practices' as const, of, before, after, at: since }];
  });
}
