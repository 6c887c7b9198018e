import type { Language } from '@terroir/events';
import { dateIn, writtenDate, writtenPeriod } from '@terroir/kernel';
import type { PublicItem } from '@terroir/market/server';
import type { ItemWords } from './first-screens.ts';
import { escaped, type Installation } from './page-head.ts';

/** A part of the page with its title, as the screen has it. */
const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;
const list = <Row>(rows: readonly Row[], write: (row: Row) => string): string =>
  rows.length === 0 ? '' : `<ul>${rows.map((row) => `<li>${write(row)}</li>`).join('')}</ul>`;
const fact = (label: string, value: string): string =>
  `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`;
const filled = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const formats = new Map<string, Intl.NumberFormat>();
function format(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const named = `${language} ${options.currency ?? ''}`;
  const made = formats.get(named) ?? new Intl.NumberFormat(`${language}-CA`, options);
  formats.set(named, made);
  return made;
}

/** So many dates that were written are kept: producers' claims share a few, and writing one takes longer than a whole part. */
const MOST_WRITTEN = 20_000;
const written = new Map<string, string>();
function once(key: string, write: () => string): string {
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const text = write();
  written.set(key, text);
  return text;
}

/** Writes what the page of an item says, in the words of the screen. */
class ItemText {
  constructor(
    private readonly item: PublicItem,
    private readonly words: ItemWords,
    private readonly installation: Installation,
    private readonly language: Language,
  ) {}

  head(): string {
    const { imageUrls, name, details, producer } = this.item;
    const picture =
      imageUrls.image === null
        ? ''
        : `<img src="${escaped(imageUrls.image)}" alt="${escaped(filled(this.words.pictureOf, { name }))}" fetchpriority="high" />`;
    return `<header>${picture}<div><p class="by">${escaped(producer.name)}</p><h1>${escaped(name)}</h1><p class="price">${escaped(this.#price())}</p><dl class="amounts">${this.#amounts()}</dl><p class="details">${escaped(details)}</p></div></header>`;
  }

  /** The place of what changed since the label was printed, which the app tells. */
  changes(printedAt: string): string {
    const day = writtenDate(dateIn(this.installation.timeZone, printedAt), this.language);
    return section(filled(this.words.changes.title, { day }), '<p class="none">…</p>');
  }

  produces(): string {
    const { produces, production, availability } = this.words;
    const body = list(this.item.produces, (produce) => {
      const { imageUrls, variety, product, productionType, since } = produce;
      const periods =
        fact(production, this.#period(produce.productionFrom, produce.productionTo)) +
        fact(availability, this.#period(produce.availabilityFrom, produce.availabilityTo));
      return `${thumbnail(imageUrls.thumbnail)}<div><strong>${escaped(variety.name)}</strong>${escaped(`${product.name} · ${productionType.name}`)}<dl>${periods}</dl>${this.#since(since)}</div>`;
    });
    return section(produces, body);
  }

  practices(): string {
    const groups = this.item.followedPractices;
    const body = list(groups, ({ name, practices }) => {
      const each = list(practices, (practice) => `${escaped(practice.name)}${this.#since(practice.since)}`);
      return `<div><h3>${escaped(name)}</h3>${each}</div>`;
    });
    return section(this.words.practices, body || `<p class="none">${escaped(this.words.noPractices)}</p>`);
  }

  certifications(): string {
    const body = list(this.item.certifications, ({ certifier, number, validUntil, imageUrls, since }) => {
      const until = validUntil && filled(this.words.validUntil, { day: writtenDate(validUntil, this.language) });
      const valid = until === null ? '' : `<div>${escaped(until)}</div>`;
      return `${thumbnail(imageUrls.thumbnail)}<div><strong>${escaped(certifier)}</strong>${escaped(filled(this.words.number, { number }))}${valid}${this.#since(since)}</div>`;
    });
    return section(this.words.certifications, body || `<p class="none">${escaped(this.words.noCertifications)}</p>`);
  }

  #price(): string {
    const { cost } = this.item;
    const { currency } = this.installation;
    if (cost === null) return this.words.noPrice;
    return format(this.language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(cost);
  }

  #amounts(): string {
    const { quantity, quantityUnit, count, countUnit } = this.item;
    return this.#amount(this.words.quantity, quantity, quantityUnit) + this.#amount(this.words.count, count, countUnit);
  }

  #amount(label: string, value: number | null, unit: PublicItem['quantityUnit']): string {
    if (value === null) return '';
    const number = format(this.language, { maximumFractionDigits: 3 }).format(value);
    return fact(label, unit && unit.symbol !== '#' ? `${number}\u00A0${unit.symbol}` : number);
  }

  /** The day on the clock of the installation; the screen writes it on the reader's own. */
  #since(at: string): string {
    const { timeZone } = this.installation;
    return once(`${this.language} ${timeZone} ${at}`, () => {
      const day = writtenDate(dateIn(timeZone, at), this.language);
      return `<div class="since"><time datetime="${at}">${escaped(filled(this.words.since, { day }))}</time></div>`;
    });
  }

  #period(from: string, to: string): string {
    return once(`${this.language} ${from} ${to}`, () => writtenPeriod(from, to, this.language));
  }
}

const thumbnail = (url: string | null): string =>
  url === null ? '' : `<img src="${escaped(url)}" alt="" loading="lazy" />`;

/** The mark of the house, as the bar of every screen has it. */
const BRAND =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 20V11" stroke="var(--primary)" stroke-width="2.4" stroke-linecap="round"/><path d="M16 13C16 7 11.500 4.500 5.500 5c0 5.500 4 9 10.500 8z" fill="var(--leaf)"/><path d="M16 16c.5-5 4.500-7.500 10.500-7 0 5-4 8.500-10.500 7z" fill="var(--primary)"/><path d="M4 22c4-2.500 8-2.500 12 0s8 2.500 12 0M6 27c3.500-2 7-2 10 0s6.500 2 10 0" fill="none" stroke="var(--sun)" stroke-width="2.4" stroke-linecap="round"/></svg>';

/**
 * What the page of an item says, as HTML that is readable before the app runs and without it. The app draws the same
 * in its place; until then its root is hidden (apps/web/src/item-page/first-screen.css).
 * @param at the instant that a label was printed at, as its link says it; null where it says none
 */
export function itemText(
  item: PublicItem,
  words: ItemWords,
  installation: Installation,
  language: Language,
  at: string | null,
): string {
  const text = new ItemText(item, words, installation, language);
  const printed = new Date(at ?? '');
  const instant = Number.isNaN(printed.getTime()) ? '' : printed.toISOString();
  const changes = /^\d{4}-/.test(instant) ? text.changes(instant) : ''; // a year of six digits is none of a label
  const halves = `<div class="halves">${text.practices()}${text.certifications()}</div>`;
  return `<div id="first-screen" lang="${language}"><div class="bar"><a href="/">${BRAND}Terroir</a></div><article>${text.head()}${changes}${text.produces()}${halves}</article></div>`;
}
