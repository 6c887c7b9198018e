import type { Language } from '@terroir/events';
import { readFile } from 'node:fs/promises';
import { setImmediate as breath } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { folded, placeWords, postalCode, type PlaceWord } from './place-words.ts';
import { countries, named, regions } from './regions.data.ts';
import type { AddressSource, AddressSuggestion } from './suggestion.ts';

export const gazetteerCredit = 'Place names: GeoNames (geonames.org), CC BY 4.0';

interface Group {
  readonly country: string;
  readonly region: string;
  readonly district: string;
}

/** Some 32,000 towns by columns, and where each word of each name starts, by its first three letters. */
interface Towns {
  readonly names: readonly string[];
  readonly folded: readonly string[];
  readonly group: Uint16Array;
  readonly latitude: Float32Array;
  readonly longitude: Float32Array;
  readonly groups: readonly Group[];
  /** First three letters → town * 128 + offset of the word in the folded name. */
  readonly starts: ReadonlyMap<string, readonly number[]>;
  /** Folded names of countries, regions and districts → the groups that they mean. */
  readonly areas: ReadonlyMap<string, ReadonlySet<number>>;
}

const LINES_A_BREATH = 500;

async function load(): Promise<Towns> {
  const packed = await readFile(new URL('./towns.txt.br', import.meta.url));
  const file = (await promisify(brotliDecompress)(packed)).toString('utf8');
  const names: string[] = [];
  const foldedNames: string[] = [];
  const columns = { group: [] as number[], latitude: [] as number[], longitude: [] as number[] };
  const groups: Group[] = [];
  const starts = new Map<string, number[]>();
  const areas = new Map<string, Set<number>>();
  for (let from = 0, lines = 1; from < file.length; lines += 1) {
    if (lines % LINES_A_BREATH === 0) await breath(); // 60 ms of work must not stop everybody else's requests
    const to = file.indexOf('\n', from) < 0 ? file.length : file.indexOf('\n', from);
    const [first = '', second = '', third = ''] = file.slice(from, to).split('|');
    from = to + 1;
    if (first.startsWith('=')) {
      const region = first.slice(1);
      groups.push({ country: region.slice(0, 2), region, district: second });
      const called = [...(countries[region.slice(0, 2)] ?? []), ...(regions[region] ?? []).slice(0, 2), second];
      for (const area of new Set(called.map((name) => folded(name ?? ''))))
        if (area !== '') areas.set(area, (areas.get(area) ?? new Set()).add(groups.length - 1));
      continue;
    }
    const name = folded(first);
    for (let offset = 0; offset >= 0 && offset < 128; offset = name.indexOf(' ', offset) + 1 || -1) {
      const key = name.slice(offset, offset + 3);
      const start = names.length * 128 + offset;
      const bucket = starts.get(key);
      if (bucket) bucket.push(start);
      else starts.set(key, [start]);
    }
    names.push(first);
    foldedNames.push(name);
    columns.group.push(groups.length - 1);
    columns.latitude.push(Number(second));
    columns.longitude.push(Number(third));
  }
  const group = Uint16Array.from(columns.group);
  const latitude = Float32Array.from(columns.latitude);
  const longitude = Float32Array.from(columns.longitude);
  return { names, folded: foldedNames, group, latitude, longitude, groups, starts, areas };
}

const WORDS_OF_A_NAME = 7;
const text = (words: readonly PlaceWord[]): string => words.map(({ word }) => word).join(' ');

const streetWords = new Set(
  'rue avenue av ave boulevard boul blvd chemin ch route rte rang allee impasse quai cours montee cote place street road rd lane drive highway hwy concession line sideroad'.split(
    ' ',
  ),
);

/** Countries, regions and districts that the words name, and the words that they explain. */
function areasIn({ areas, groups }: Towns, words: readonly PlaceWord[], typed: string) {
  const found: { readonly groups: ReadonlySet<number>; readonly words: ReadonlySet<PlaceWord> }[] = [];
  for (let from = 1; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + WORDS_OF_A_NAME); to += 1) {
      const those = words.slice(from, to);
      const area = areas.get(text(those));
      if (area) found.push({ groups: area, words: new Set(those) });
    }
  // A postal abbreviation counts when it is written as one and stands near the end: `de` and `la` are words.
  for (const word of words.slice(1).slice(-4)) {
    const written = typed.slice(word.start, word.end);
    if (!/^[A-Z]{2}$/.test(written)) continue;
    const those = groups.flatMap(({ region }, at) => (regions[region]?.[2] === written ? [at] : []));
    if (those.length > 0) found.push({ groups: new Set(those), words: new Set([word]) });
  }
  return found;
}

interface Hit {
  readonly town: number;
  readonly score: number;
  /** Where the name starts in what was typed: what stands before it is the street. */
  readonly start: number;
}

function hits(towns: Towns, typed: string): Hit[] {
  const postcode = postalCode(typed);
  const words = placeWords(typed);
  const inPostcode = ({ start, end }: PlaceWord): boolean =>
    postcode !== null && start >= postcode.start && end <= postcode.end;
  const areas = areasIn(towns, words, typed);
  const streets = new Set(words.filter(({ word }) => streetWords.has(word)).map(({ part }) => part));
  const lastPart = words.at(-1)?.part ?? 0;
  /** `Jérôme` in `St-Jérôme` is no word of its own; `Islet` in `L’Islet` is. */
  const joined = (at: number): boolean => {
    const [before, word] = [words[at - 1], words[at]];
    return (
      before !== undefined &&
      word !== undefined &&
      before.end + 1 === word.start &&
      before.word.length > 1 &&
      /[-’']/.test(typed.charAt(before.end))
    );
  };
  const best = new Map<number, Hit>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + WORDS_OF_A_NAME); to += 1) {
      const those = words.slice(from, to);
      const [first] = those;
      const phrase = text(those);
      if (first === undefined || those.at(-1)?.part !== first.part || phrase.length < 3 || /^\d/.test(phrase)) continue;
      if (those.some(inPostcode) || joined(from) || streetWords.has(first.word)) continue;
      const growing = to === words.length; // the last word may still be typed
      const others = areas.filter((area) => !those.some((word) => area.words.has(word)));
      const explained = new Set(others.flatMap((area) => [...area.words]));
      const unexplained = words.slice(to).filter((word) => !explained.has(word) && !inPostcode(word)).length;
      // Words before the name belong to a street, or else they speak against the match.
      const street = streets.has(first.part);
      const strange = street
        ? 0
        : words.filter(({ part, word }, at) => at < from && part === first.part && /^\D/.test(word)).length;
      const doubt = 15 * unexplained + 8 * strange + (street && first.part < lastPart ? 40 : 0);
      for (const start of towns.starts.get(phrase.slice(0, 3)) ?? []) {
        const town = Math.floor(start / 128);
        const offset = start % 128;
        const name = towns.folded[town] ?? '';
        if (!name.startsWith(phrase, offset)) continue;
        const end = offset + phrase.length;
        if (!growing && end < name.length && name[end] !== ' ') continue;
        const group = towns.group[town] ?? 0;
        const whole = offset === 0 && end === name.length;
        const score =
          (whole ? 40 : offset === 0 ? 20 : 0) +
          Math.min(phrase.length, 24) +
          30 * others.filter((area) => area.groups.has(group)).length -
          doubt;
        if (score > (best.get(town)?.score ?? -Infinity)) best.set(town, { town, score, start: first.start });
      }
    }
  // The file's order breaks ties: Québec first, then the rest of Canada, France, and the others.
  const sorted = [...best.values()].toSorted((a, b) => b.score - a.score || a.town - b.town);
  const [top] = sorted;
  return top ? sorted.filter(({ score }) => score > top.score - 35) : [];
}

const digits = (degrees: number | undefined): number => Number((degrees ?? 0).toFixed(4));
const line = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

function suggestion(towns: Towns, { town, start }: Hit, typed: string, language: Language): AddressSuggestion {
  const { country, region, district } = towns.groups[towns.group[town] ?? 0] ?? {
    country: '',
    region: '',
    district: '',
  };
  const city = towns.names[town] ?? '';
  const state = named(regions[region] ?? ['', ''], language);
  const land = named(countries[country] ?? ['', ''], language);
  const postcode = postalCode(typed);
  const code = postcode !== null && postcode.countries.includes(country) ? postcode.code : '';
  const before = typed
    .slice(0, Math.min(start, postcode?.start ?? start))
    .replace(/[\s,;]+$/, '')
    .trim();
  // A number alone is no street: before a town it is the postal code of Belgium and Switzerland.
  const street = /^\d*$/.test(before) ? '' : before;
  const zipcode = code === '' && /^[1-9]\d{3}$/.test(before) && /^(BE|CH)$/.test(country) ? before : code;
  const latitude = digits(towns.latitude[town]);
  const longitude = digits(towns.longitude[town]);
  return {
    id: `${country}:${latitude},${longitude}`,
    label: line(street, city, district === city || district === state ? '' : district, state, land),
    raw: line(street, city, [state, zipcode].filter((part) => part !== '').join(' '), land),
    city,
    state,
    country: land,
    countryCode: country,
    zipcode,
    latitude,
    longitude,
  };
}

/** Towns with their positions, loaded when first asked for (some 6 MB), without any network. */
export function gazetteer(): AddressSource {
  let loading: Promise<Towns> | null = null;
  return {
    async search(typed, language, limit) {
      loading ??= load();
      let towns: Towns;
      try {
        towns = await loading;
      } catch (error) {
        loading = null; // a file that could not be read this time may be readable the next
        throw error;
      }
      const found = hits(towns, typed).slice(0, limit);
      return {
        suggestions: found.map((hit) => suggestion(towns, hit, typed, language)),
        source: 'gazetteer',
        attribution: gazetteerCredit,
      };
    },
  };
}
