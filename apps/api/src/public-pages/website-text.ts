import type { Language, WebsiteSectionName } from '@terroir/events';
import {
  groundOf,
  isFilled,
  produceName,
  type PublicWebsiteAttributes,
  type SchemeColours,
  type WebsiteSectionAttributes,
} from '@terroir/market';
import type { WebsiteWords } from './first-screens.ts';
import { escaped, type Installation } from './page-head.ts';
import { fact, filled, firstScreen, list, thumbnail, Writing } from './text-writing.ts';

/** As many cards of a section as the screen shows before it is asked for more. */
export const CARDS = 6;
const COLOUR = /^#[\da-f]{6}$/i;
const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

const titled = ['products', 'items', 'aboutUs', 'socialMedia', 'contact'] as const;
type Titled = (typeof titled)[number];
const isTitled = (name: WebsiteSectionName): name is Titled => titled.some((one) => one === name);

/** The first cards, and the place of the button that shows the others. */
const cards = <Row>(rows: readonly Row[], write: (row: Row) => string): string =>
  list(rows.slice(0, CARDS), write) + (rows.length > CARDS ? '<div class="more"></div>' : '');
/** Texts of the producer, in their own direction. */
const words = (text: string): string => (text === '' ? '' : `<div class="words" dir="auto">${escaped(text)}</div>`);
const link = (href: string, text: string): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;

/** Writes the sections of a website, in the words of the screen. */
class WebsiteText {
  constructor(
    private readonly website: PublicWebsiteAttributes,
    private readonly words: WebsiteWords,
    private readonly schemes: SchemeColours,
    private readonly writing: Writing,
  ) {}

  sections(): string {
    const shown = this.website.sections.filter((section) => isFilled(section, this.website));
    const links = shown.map(({ identifier }) => identifier).filter(isTitled);
    return shown.map((section) => this.#band(section, this.#part(section, links))).join('');
  }

  #band({ identifier, style }: WebsiteSectionAttributes, body: string): string {
    const { color, backgroundColor, opacity, backgroundImage } = style;
    const { scheme } = groundOf(style, this.schemes);
    const colour = (name: string, value: string | null) => (value && COLOUR.test(value) ? `${name}:${value}` : '');
    const inks = [colour('color', color), colour('background-color', backgroundColor)].filter(Boolean).join(';');
    const picture =
      backgroundImage && opacity > 0
        ? `<img src="${escaped(backgroundImage.image)}" alt="" style="opacity:${opacity}" loading="lazy" />`
        : '';
    return `<div class="band" data-section="${identifier}" data-theme="${scheme}" style="${inks}">${picture}<div>${body}</div></div>`;
  }

  #part({ identifier, content }: WebsiteSectionAttributes, links: readonly Titled[]): string {
    const { producer } = this.website;
    if (identifier === 'header') return this.#header(content || producer.name, links);
    if (identifier === 'banner') return `<div class="big" dir="auto">${escaped(content)}</div>`;
    if (identifier === 'home') return `<div class="lead" dir="auto">${escaped(content)}</div>`;
    if (identifier === 'footer') return `<div dir="auto">${escaped(content || producer.name)}</div>`;
    const said = identifier === 'aboutUs' ? content || producer.details : content;
    return `<section aria-labelledby="section-${identifier}"><h2 id="section-${identifier}">${escaped(this.words.titles[identifier])}</h2>${words(said)}${this.#shownIn(identifier)}</section>`;
  }

  #header(name: string, links: readonly Titled[]): string {
    const { thumbnail: logo } = this.website.producer.imageUrls;
    const navigation = list(links, (to) => link(`#section-${to}`, this.words.titles[to]));
    return `<div class="head">${logo === null ? '' : `<img src="${escaped(logo)}" alt="" />`}<div><h1 dir="auto">${escaped(name)}</h1></div><nav aria-label="${escaped(this.words.nav)}">${navigation}</nav></div>`;
  }

  #shownIn(section: Titled): string {
    if (section === 'products') return this.#products();
    if (section === 'items') return this.#items();
    if (section === 'socialMedia') return this.#links();
    return section === 'contact' ? this.#contact() : '';
  }

  #products(): string {
    return cards(this.website.products, (produce) => {
      const { category, productionType, imageUrls } = produce;
      const periods =
        fact(this.words.production, this.writing.period(produce.productionFrom, produce.productionTo)) +
        fact(
          this.words.availability,
          this.writing.offer(produce.availabilityFrom, produce.availabilityTo, this.words.over),
        );
      return `${thumbnail(imageUrls.thumbnail)}<div><div class="quiet">${escaped(category.name)}</div><h3 dir="auto">${escaped(produceName(produce))}</h3><div>${escaped(productionType.name)}</div><dl>${periods}</dl></div>`;
    });
  }

  #items(): string {
    return cards(this.website.items, (item) => {
      const { name, cost, details, slug, imageUrls } = item;
      const price = cost === null ? this.words.noPrice : this.writing.money(cost);
      const amounts = [
        this.writing.amount(item.quantity, item.quantityUnit),
        this.writing.amount(item.count, item.countUnit),
      ]
        .filter((amount) => amount !== null)
        .join(' · ');
      const page = link(`/items/${slug}`, filled(this.words.seeItem, { name }));
      return `${thumbnail(imageUrls.thumbnail)}<div><h3 dir="auto">${escaped(name)}</h3><div class="price">${escaped(price)}</div><div class="quiet">${escaped(amounts)}</div><div class="details" dir="auto">${escaped(details)}</div><div class="end">${page}</div></div>`;
    });
  }

  #links(): string {
    const links = this.website.producer.links.filter(({ url }) => isWeb(url));
    return list(
      links,
      ({ kind, url }) =>
        `<a href="${escaped(url)}" target="_blank" rel="noopener nofollow">${escaped(filled(this.words.newTab, { name: this.words.links[kind] }))}</a>`,
    );
  }

  #contact(): string {
    const { ownerName, address, city, state, zipcode, country, phone, email } = this.website.producer;
    const place = [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean).join('\n');
    const reached = (label: string, href: string, value: string | null) =>
      value ? `<div><dt>${escaped(label)}</dt><dd dir="auto">${link(href, value)}</dd></div>` : '';
    return `<dl>${[
      ownerName === '' ? '' : fact(this.words.owner, ownerName),
      place === '' ? '' : fact(this.words.place, place),
      reached(this.words.phone, `tel:${(phone ?? '').replaceAll(/[^+\d]/g, '')}`, phone),
      reached(this.words.email, `mailto:${email ?? ''}`, email),
    ].join('')}</dl>`;
  }
}

/**
 * What a website says, as HTML in the colours of its producer (apps/web/src/website-page/first-screen.css).
 * @param now ISO 8601 UTC
 */
export function websiteText(
  website: PublicWebsiteAttributes,
  words: WebsiteWords,
  schemes: SchemeColours,
  installation: Installation,
  language: Language,
  now: string,
): string {
  const text = new WebsiteText(website, words, schemes, new Writing(installation, language, now));
  return firstScreen(language, `<div class="website">${text.sections()}</div>`);
}
