import { amountOf, type Language } from '@terroir/events';
import { product, variety } from '@terroir/reference';
import { unitOf } from '../item/item.attributes.ts';
import type { MarketCompanyRow } from '../marketplace/market-company.view.ts';
import type { EnquiryBox, EnquiryRow, SeenWare } from './enquiry.view.ts';
import type { WareVersion } from './ware-versions.ts';
import type { EnquiryAttributes, EnquiryThreadAttributes, EnquiryWare } from './enquiry.wire.ts';

/** The most characters of a message that a list shows. */
const EXCERPT = 160;

/** What a ware is called: an item by its producer, a produce by the catalogue. Empty where neither says. */
export function wareName({ name, productId, varietyId }: SeenWare, language: Language): string {
  if (productId === null || varietyId === null) return name;
  const [of, kind] = [product(productId), variety(varietyId)];
  return [of?.name[language] ?? productId, kind?.name[language] ?? varietyId].join(' · ');
}

export const wareAttributes = (ware: SeenWare, language: Language): EnquiryWare => ({
  version: ware.version,
  name: wareName(ware, language),
  cost: ware.costCents === null ? null : amountOf(ware.costCents),
  costUnit: unitOf(ware.costUnitId, language),
  quantity: ware.quantity,
  quantityUnit: unitOf(ware.quantityUnitId, language),
  count: ware.count,
  countUnit: unitOf(ware.countUnitId, language),
});

const excerptOf = (text: string): string => {
  const line = text.replaceAll(/[ \t\r\n]+/g, ' ').trim(); // what binds two words together stays
  if (line.length <= EXCERPT) return line;
  const kept = line.slice(0, EXCERPT - 1).replace(/[\uD800-\uDBFF]$/, ''); // no half of a character
  return `${kept.trimEnd()}…`;
};

/** Whom an enquiry is with. */
export function otherOf(
  { guest, otherGone }: Pick<EnquiryRow, 'guest' | 'otherGone'>,
  company: MarketCompanyRow | null,
): EnquiryAttributes['other'] {
  if (guest !== null) return { kind: 'visitor', name: guest.name, city: '', state: '', email: guest.email };
  if (otherGone || company === null || company.erased)
    return { kind: 'gone', name: '', city: '', state: '', email: null };
  const { name, city, state } = company;
  return { kind: 'company', name: name || company.ownerName, city, state, email: null };
}

/** An enquiry as one side has it. @param company the other side, if it is one that is there */
export function enquiryAttributes(
  row: EnquiryRow,
  company: MarketCompanyRow | null,
  language: Language,
): EnquiryAttributes {
  const { companyId, producerId, source, state, unread, relatableType, relatableId, seen, messages } = row;
  const last = messages.at(-1);
  return {
    box: boxOf(companyId, producerId),
    source,
    state,
    unread,
    relatableType,
    relatableId,
    producerId,
    about: seen === null ? '' : wareName(seen, language),
    other: otherOf(row, company),
    excerpt: excerptOf(last?.text ?? ''),
    lastIsOwn: last?.own ?? false,
    messageCount: messages.length,
    sentAt: row.sentAt,
    lastAt: row.lastAt,
  };
}

const boxOf = (companyId: string, producerId: string): EnquiryBox => (companyId === producerId ? 'received' : 'sent');

/** The whole of an enquiry. @param now the ware as it is offered now, if it is */
export function threadAttributes(
  row: EnquiryRow,
  company: MarketCompanyRow | null,
  now: Pick<WareVersion, 'ware' | 'slug'> | null,
  language: Language,
): EnquiryThreadAttributes {
  const listed = enquiryAttributes(row, company, language);
  const { distanceKm, seen } = row;
  return {
    ...listed,
    distance: distanceKm !== null && listed.box === 'received' ? Math.round(distanceKm) : distanceKm,
    seen: seen && wareAttributes(seen, language),
    now: now && wareAttributes(now.ware, language),
    slug: now && now.slug,
    messages: row.messages.map((message) => ({ ...message, erased: message.text === '' })),
    canAnswer: listed.other.kind !== 'gone',
  };
}
