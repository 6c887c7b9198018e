/** The most characters that a name gives to an address. */
const NAME_PART = 60;

/** Letters that no accent is taken from (Unicode has no decomposition of them). */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/** A text as a part of an address: no accents, lower case, hyphens; cut at a word where that leaves at least half. */
export function slugPart(text: string, most = NAME_PART): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  const end = cut.lastIndexOf('-');
  return end >= most / 2 ? cut.slice(0, end) : words.slice(0, most).replace(/-+$/, '');
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address that an item would have if nobody had it: its name, then the company's. `item` where the names have no Latin letters. */
export function slugOf(name: string, company: string): string {
  const plain = [slugPart(name) || 'item', slugPart(company)].filter(Boolean).join('-');
  return UUID.test(plain) ? `item-${plain}` : plain; // the calls of an item take an id in the same place
}

const MOST_NUMBERED = 50;

/** The addresses to try, in order: the plain one, then with -2, -3, … and last with a part of the record's id that nobody else has. */
export function* slugsToTry(plain: string, id: string): Generator<string> {
  yield plain;
  for (let number = 2; number <= MOST_NUMBERED; number += 1) yield `${plain}-${number}`;
  yield `${plain}-${id.slice(-12)}`;
}

/** What an address may look like: an id is none. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The longest address: two names, a hyphen between them and a part of an id. */
export const LONGEST_SLUG = 2 * NAME_PART + 1 + 13;
