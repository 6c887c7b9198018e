type Texts = Readonly<Record<string, string>>;

export interface Remembered {
  /** By a hash of a header, the field that its column went into. */
  readonly columns: Texts;
  /** By field and a hash of a text, what was chosen for it. */
  readonly choices: Readonly<Record<string, Texts>>;
  /** By a hash of all headers of a sheet and by field, what held for every row: a choice, or a number or date as typed. */
  readonly constants: Readonly<Record<string, Texts>>;
}

const nothing: Remembered = { columns: {}, choices: {}, constants: {} };
/** The most entries that are kept of a list; the oldest go first. */
const MOST = 500;

/** Where it is kept. It stays when its account logs out, so it holds hashes, and no word of a file. */
export const rememberedKey = (account: string, kind: string): string => `terroir-import:${account}:${kind}`;

/** 53 bits of a text (cyrb53, public domain): short, the same on every visit, and no way back. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is Texts =>
  isGroup(value) && Object.values(value).every((one) => typeof one === 'string');
const areTexts = (value: unknown): value is Readonly<Record<string, Texts>> =>
  isGroup(value) && Object.values(value).every(isTexts);

export function readRemembered(key: string): Remembered {
  try {
    const { columns, choices, constants = {} } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Remembered>;
    const isWhole = isTexts(columns) && areTexts(choices) && areTexts(constants);
    return isWhole ? { columns, choices, constants } : nothing;
  } catch {
    return nothing; // written by something else: as good as none
  }
}

const hashed = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([text, value]) => [hashOf(text), value]));

function newest<Value>(before: Readonly<Record<string, Value>>, now: Readonly<Record<string, Value>>) {
  const rest = Object.entries(before).filter(([name]) => !Object.hasOwn(now, name));
  return Object.fromEntries([...rest, ...Object.entries(now)].slice(-MOST));
}

/** Adds what was chosen by header, by text and by all headers; a browser that keeps nothing is no fault. */
export function remember(key: string, { columns, choices, constants }: Remembered): void {
  const before = readRemembered(key);
  const fields = [...new Set([...Object.keys(before.choices), ...Object.keys(choices)])];
  const kept: Remembered = {
    columns: newest(before.columns, hashed(columns)),
    choices: Object.fromEntries(
      fields.map((field) => [field, newest(before.choices[field] ?? {}, hashed(choices[field] ?? {}))]),
    ),
    constants: newest(before.constants, hashed(constants)),
  };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the next import proposes by words again.
  }
}
