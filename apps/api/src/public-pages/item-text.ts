import type { Language } from '@terroir/events';
import { produceName } from '@terroir/market';
import type { PublicItem } from '@terroir/market/server';
import type { ItemWords } from './first-screens.ts';
import { escaped, type Installation } from './page-head.ts';
import { fact, filled, firstScreen, list, thumbnail, Writing } from './text-writing.ts';

/** A part of the page with its title, as the screen has it. */
const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

/** Writes what the page of an item says, in the words of the screen. */
class ItemText {
  constructor(
    private readonly item: PublicItem,
    private readonly words: ItemWords,
    private readonly writing: Writing,
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
    const title = filled(this.words.changes.title, { day: this.writing.day(printedAt) });
    return section(title, '<p class="none">…</p>');
  }

  produces(): string {
    const { produces, noProduces, production, availability } = this.words;
    const body = list(this.item.produces, (produce) => {
      const { imageUrls, productionType, since } = produce;
      const periods =
        fact(production, this.writing.period(produce.productionFrom, produce.productionTo)) +
        fact(availability, this.writing.offer(produce.availabilityFrom, produce.availabilityTo, this.words.over));
      return `${thumbnail(imageUrls.thumbnail)}<div><strong>${escaped(produceName(produce))}</strong>${escaped(productionType.name)}<dl>${periods}</dl>${this.#since(since)}</div>`;
    });
    return section(produces, body || `<p class="none">${escaped(noProduces)}</p>`);
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
      const until = validUntil && filled(this.words.validUntil, { day: this.writing.date(validUntil) });
      const valid = until === null ? '' : `<div>${escaped(until)}</div>`;
      return `${thumbnail(imageUrls.thumbnail)}<div><strong>${escaped(certifier)}</strong>${escaped(filled(this.words.number, { number }))}${valid}${this.#since(since)}</div>`;
    });
    return section(this.words.certifications, body || `<p class="none">${escaped(this.words.noCertifications)}</p>`);
  }

  #price(): string {
    const { cost } = this.item;
    return cost === null ? this.words.noPrice : this.writing.money(cost);
  }

  #amounts(): string {
    const { quantity, quantityUnit, count, countUnit } = this.item;
    return this.#amount(this.words.quantity, quantity, quantityUnit) + this.#amount(this.words.count, count, countUnit);
  }

  #amount(label: string, value: number | null, unit: PublicItem['quantityUnit']): string {
    const amount = this.writing.amount(value, unit);
    return amount === null ? '' : fact(label, amount);
  }

  #since(at: string): string {
    const day = filled(this.words.since, { day: this.writing.day(at) });
    return `<div class="since"><time datetime="${at}">${escaped(day)}</time></div>`;
  }
}

/**
 * What the page of an item says, as HTML (apps/web/src/item-page/first-screen.css).
 * @param moment the present, ISO 8601 UTC, and the instant that a label was printed at, as its link says it; null where it says none
 */
export function itemText(
  item: PublicItem,
  words: ItemWords,
  installation: Installation,
  language: Language,
  { now, at }: { readonly now: string; readonly at: string | null },
): string {
  const text = new ItemText(item, words, new Writing(installation, language, now));
  const printed = new Date(at ?? '');
  const instant = Number.isNaN(printed.getTime()) ? '' : printed.toISOString();
  const changes = /^\d{4}-/.test(instant) ? text.changes(instant) : ''; // a year of six digits is none of a label
  const halves = `<div class="halves">${text.practices()}${text.certifications()}</div>`;
  return firstScreen(language, `<article>${text.head()}${changes}${text.produces()}${halves}</article>`);
}
