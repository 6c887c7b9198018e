import { amountOf } from '@terroir/events';
import { imageUrl } from '@terroir/http';
import { localizedUnit, practice, symbolFor, unit, type Language } from '@terroir/reference';
import type { Document } from '@terroir/store';
import type { ItemRow } from '../item/item.view.ts';
import type { ItemProduceRow } from '../item/item-produce.view.ts';
import { contactFields } from './contact-fields.ts';
import type { ItemCertificationRow } from './item-certification.view.ts';
import type { ItemMomentRow } from './item-moment.view.ts';
import { namedProduce, produceEntries, producerAttributes } from './item-page.attributes.ts';
import type { ItemPageAttributes, ItemPageChange } from './item-page.wire.ts';
import type { ItemPracticesRow } from './item-practices.view.ts';
import type { ItemProducerRow } from './item-producer.view.ts';

type Value = ItemPageChange['before'];
type Field = ItemPageChange['field'];

/** Texts and pictures are told as other ones: what was taken down is not shown again. */
const replaced: readonly Field[] = ['details', 'picture', 'producer_details', 'producer_picture'];

/** A change from one value to another; of contacts nothing is told of what was there before, not even that there was. */
function change(field: Field, of: ItemPageChange['of'], before: Value, after: Value, at: string): ItemPageChange {
  const isContact = contactFields.includes(field);
  const kind = isContact || (before && after) ? 'changed' : after ? 'added' : 'removed';
  return { field, of, kind, before: isContact || replaced.includes(field) ? null : before, after, at };
}

/** A number with its unit, as a person reads it; of things that are counted the number alone. Null where there is none. */
function amount(value: number | null, unitId: string | null, language: Language): Value {
  if (value === null) return null;
  const written = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 3 });
  const of = unitId === null ? null : unit(unitId);
  const symbol = of ? symbolFor(value, localizedUnit(of, language), language) : unitId;
  return `${written.format(value)}\u00A0${symbol === '#' ? '' : (symbol ?? '')}`.trim();
}

const addressOf = (picture: { readonly image: string } | null): Value => picture && imageUrl(picture.image);

const shown: readonly (readonly [Field, readonly string[], (row: ItemRow, language: Language) => Value])[] = [
  ['name', ['name'], ({ name }) => name],
  ['details', ['details'], ({ details }) => details],
  ['cost', ['costCents'], ({ costCents }) => (costCents === null ? null : String(amountOf(costCents)))],
  ['quantity', ['quantity', 'quantityUnitId'], (row, language) => amount(row.quantity, row.quantityUnitId, language)],
  ['count', ['count', 'countUnitId'], (row, language) => amount(row.count, row.countUnitId, language)],
  ['picture', ['image'], ({ image }) => addressOf(image)],
];

const newest = (parts: readonly string[], changed: Readonly<Record<string, string>>): string =>
  parts
    .map((part) => changed[part] ?? '')
    .toSorted()
    .at(-1) ?? '';

/** What an item itself says otherwise than it did; `moments` tell when each field changed last. */
export const itemChanges = (
  then: ItemRow,
  now: ItemRow,
  { changed }: Pick<ItemMomentRow, 'changed'>,
  language: Language,
): ItemPageChange[] =>
  shown.flatMap(([field, parts, say]) => {
    const [before, after] = [say(then, language), say(now, language)];
    return before === after ? [] : [change(field, null, before, after, newest(parts, changed))];
  });

const ofCatalogues = [
  ['product', 'product'],
  ['variety', 'variety'],
  ['production_type', 'productionType'],
] as const;

const ofPeriods = [
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

/** Produces that came, went, or are of another product, variety or production type, or have other periods or pictures. */
export const produceChanges = (produces: readonly ProduceThenAndNow[], language: Language): ItemPageChange[] =>
  produces.flatMap(({ before, after, at }): ItemPageChange[] => {
    const row = after ?? before;
    if (row === null) return [];
    const of = namedProduce(row, language);
    if (before === null || after === null) return [change('produces', of, before && of.name, after && of.name, at)];
    const [were, are] = [produceEntries(before, language), produceEntries(after, language)];
    const entries = ofCatalogues.flatMap(([field, name]) =>
      were[name].id === are[name].id ? [] : [change(field, of, were[name].name, are[name].name, at)],
    );
    const periods = ofPeriods.flatMap(([field, name]) =>
      before[name] === after[name] ? [] : [change(field, of, before[name], after[name], at)],
    );
    return [...entries, ...periods, ...pictureChange(of, before.image, after.image, at)];
  });

/** Another picture of a produce or of a certification. */
function pictureChange(
  of: ItemPageChange['of'],
  then: { readonly image: string } | null,
  now: { readonly image: string } | null,
  at: string,
): ItemPageChange[] {
  const [before, after] = [addressOf(then), addressOf(now)];
  return before === after ? [] : [change('picture', of, before, after, at)];
}

const said = ({ certifier, number }: ItemCertificationRow): string => `${certifier} ${number}`;

const validity = [
  ['valid_from', 'validFrom'],
  ['valid_until', 'validUntil'],
] as const;

/** Certifications that are claimed since, no longer, in other words, for other days, or anew. */
export function certificationChanges(
  then: readonly Document<ItemCertificationRow>[],
  now: readonly Document<ItemCertificationRow>[],
): ItemPageChange[] {
  const former = new Map(then.map((document) => [document.row.id, document]));
  return now.flatMap(({ row, since: at = '' }): ItemPageChange[] => {
    const was = former.get(row.id);
    const before = was ? said(was.row) : null;
    const after = row.removed ? null : said(row);
    const of = { id: row.id, name: row.certifier };
    const claimed = before === after ? [] : [change('certifications', of, before, after, at)];
    if (was === undefined || row.removed) return claimed;
    const days = validity.flatMap(([field, name]) =>
      was.row[name] === row[name] ? [] : [change(field, of, was.row[name], row[name], at)],
    );
    const told = [...claimed, ...days, ...pictureChange(of, was.row.image, row.image, at)];
    return told.length > 0 ? told : sinceChange(of, was.since ?? '', at);
  });
}

/** A claim that stands as it stood, but since another instant: it was gone in between. */
const sinceChange = (of: ItemPageChange['of'], before: string, after: string): ItemPageChange[] =>
  before === after ? [] : [change('since', of, before, after, after)];

/** Practices that are followed since, no longer, or anew. */
export function practiceChanges(
  then: ItemPracticesRow | null,
  now: ItemPracticesRow | null,
  language: Language,
): ItemPageChange[] {
  const former = new Map((then?.practices ?? []).filter(({ followed }) => followed).map((each) => [each.id, each]));
  return (now?.practices ?? []).flatMap(({ id, followed, since }) => {
    const was = former.get(id);
    const of = { id, name: practice(id)?.name[language] ?? id };
    if (was !== undefined && followed) return sinceChange(of, was.since, since);
    if (was === undefined && !followed) return [];
    const [before, after] = followed ? [null, of.name] : [of.name, null];
    return [change('followed_practices', of, before, after, since)];
  });
}

type Producer = ItemPageAttributes['producer'];
const place = ({ city, state, country }: Producer): Value =>
  [city, state, country].filter((part) => part !== '').join(', ') || null;
const ofProducers: readonly (readonly [Field, readonly (keyof ItemProducerRow)[], (shown: Producer) => Value])[] = [
  ['producer_name', ['name'], ({ name }) => name || null],
  ['producer_owner', ['ownerName'], ({ ownerName }) => ownerName || null],
  ['producer_details', ['details'], ({ details }) => details || null],
  ['producer_place', ['city', 'state', 'country'], place],
  ['producer_address', ['address', 'showAddress'], ({ address }) => address],
  ['producer_zipcode', ['zipcode', 'showZip'], ({ zipcode }) => zipcode],
  ['producer_phone', ['phone', 'showPhone'], ({ phone }) => phone],
  ['producer_email', ['email', 'showEmail'], ({ email }) => email],
  ['producer_website', ['links'], ({ website }) => website],
  ['producer_picture', ['logo'], ({ imageUrls }) => imageUrls.image],
];
/** What is shown only while the company consents to it. */
const consents = {
  producer_address: 'showAddress',
  producer_zipcode: 'showZip',
  producer_phone: 'showPhone',
  producer_email: 'showEmail',
} as const;
const consentTo = (field: Field): (typeof consents)[keyof typeof consents] | null =>
  field in consents ? consents[field as keyof typeof consents] : null;

/** What is shown of a producer otherwise than it was. What it shows no longer is not told again. */
export function producerChanges(then: ItemProducerRow | null, now: ItemProducerRow | null): ItemPageChange[] {
  if (then === null || now === null) return [];
  const [was, is] = [producerAttributes(then.companyId, then), producerAttributes(now.companyId, now)];
  return ofProducers.flatMap(([field, parts, say]) => {
    const [before, after] = [say(was), say(is)];
    const consent = consentTo(field);
    const isContact = contactFields.includes(field);
    const isTold = before !== after && (consent === null || now[consent]) && !(isContact && after === null);
    return isTold ? [change(field, null, before, after, newest(parts, now.changed))] : [];
  });
}
