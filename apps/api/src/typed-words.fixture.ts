import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The JSON Schema of a field, as far as typing into it needs. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}
/** What a field that takes no free text gets; given a word to put into it, where it can hold one. */
export type Given = Readonly<Record<string, unknown>>;

/** Types a word of its own into every field of every call, and finds the words again wherever they were kept. */
export class TypedWords {
  readonly all: string[] = [];

  /** A word that nobody has: letters and digits that neither JSON nor an address writes in another way. */
  next(): string {
    const word = `Qzx${this.all.length.toString(36).padStart(3, '0')}Wvj`;
    this.all.push(word);
    return word;
  }

  /** A body for a schema: `given` by the name of the field, a word in quotes and accents wherever any text may be. */
  fill({ anyOf, ...shape }: Shape, given: Given, name = ''): unknown {
    if (shape.properties === undefined && Object.hasOwn(given, name)) {
      const value = given[name];
      return typeof value === 'function' ? (value as (word: string) => unknown)(this.next()) : value;
    }
    const known = anyOf?.find(({ type }) => type !== 'null');
    if (known !== undefined) return this.fill(known, given, name);
    if (shape.enum) return shape.enum[0];
    if (shape.properties)
      return Object.fromEntries(
        Object.entries(shape.properties).map(([field, inner]) => [field, this.fill(inner, given, field)]),
      );
    if (shape.items) return [this.fill(shape.items, given, name)];
    const types = [shape.type].flat();
    if (types.includes('boolean')) return true;
    if (!types.includes('string')) throw new Error(`Say what ${name} may be: ${JSON.stringify(shape)}`);
    return (shape.maxLength ?? 100) < 24 ? this.next() : `« ${this.next()} » "é"`;
  }

  /** The words that stand in some bytes: as they are, or in base64 at any place of its triples. */
  foundIn(bytes: Buffer): readonly string[] {
    const text = bytes.toString('latin1');
    return this.all.filter((word) => ways(word).some((way) => text.includes(way)));
  }

  /** The words in each file below a folder, by the path of the file. */
  foundBelow(folder: string): Readonly<Record<string, readonly string[]>> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const found = files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const inName = this.foundIn(Buffer.from(path));
      return [path.slice(folder.length + 1), [...inName, ...this.foundIn(readFileSync(path))]] as const;
    });
    return Object.fromEntries(found.filter(([, words]) => words.length > 0));
  }
}

/** A text as it is, and the part of its base64 that does not depend on its neighbours, for each place in a triple. */
const ways = (word: string): readonly string[] => [
  word,
  ...[0, 1, 2].map((before) => {
    const encoded = Buffer.from(' '.repeat(before) + word)
      .toString('base64')
      .replace(/=+$/, '');
    return encoded.slice(Math.ceil((before * 4) / 3), -2);
  }),
];
