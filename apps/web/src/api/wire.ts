const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function rename(value: unknown, key: (key: string, holder: object) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [key(name, value), rename(inner, key)]));
}

type Camel<Key> = Key extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<string & Camel<Rest>>}` : Key;
/** A type of the wire in the code's spelling. */
export type FromWire<T> = { readonly [Key in keyof T as Camel<Key>]: T[Key] };

/** Turns every key of an answer from the wire's snake_case to the code's camelCase. */
export const fromWire = (value: unknown): unknown => rename(value, camel);

/** Turns every key of a request body to snake_case. Uploads keep `base64data` and `fileName`, as S1 §7 spells them. */
export const toWire = (value: unknown): unknown =>
  rename(value, (key, holder) => (key === 'fileName' && 'base64data' in holder ? key : snake(key)));

/** A dotted field path of an error, e.g. `account.password_confirmation`, in the code's spelling. */
export const fieldFromWire = (path: string): string => path.split('.').map(camel).join('.');
