import { z } from 'zod';

// Code speaks camelCase, the wire snake_case. Schemas guide the way, so record keys that are ids stay what they are,
// fields that no schema names are left behind, and no key of a stranger is ever used as a property name.

const names = new Map<string, string>();

/** `quantityRaw` → `quantity_raw`; digits stay with their word (`base64data`). */
export function snake(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (names.size < 10_000) names.set(name, made);
  return made;
}

/** The parts of a zod 4 definition that a walk needs; checked where read. */
interface Definition {
  readonly type: string;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly items?: readonly z.core.$ZodType[];
  readonly defaultValue?: unknown;
}

const definition = (schema: z.core.$ZodType): Definition => (schema as unknown as { readonly def: Definition }).def;

/** The most entries of a list (`.max()`) or record (`.meta({ maxProperties })`). */
function mostOf(schema: z.core.$ZodType): number {
  const { type, checks = [] } = definition(schema);
  if (type === 'record') return Number((schema as z.ZodType).meta()?.['maxProperties'] ?? Infinity);
  const bounds = checks.map(({ _zod: { def } }) => (def.check === 'max_length' ? def.maximum : undefined));
  return Math.min(...bounds.filter((bound) => bound !== undefined));
}

/** Whether the schema, or what it wraps, is of a number. */
export function isNumber(schema: z.core.$ZodType | undefined): boolean {
  for (let at = schema; at !== undefined; at = definition(at).innerType)
    if (definition(at).type === 'number') return true;
  return false;
}

/**
 * A field's name on the wire: its own spelling when the schema, or what it wraps (`.optional()`), says
 * `.meta({ wire: 'fileName' })`, else snake_case.
 */
export function wireName(name: string, schema: z.core.$ZodType): string {
  for (let at: z.core.$ZodType | undefined = schema; at !== undefined; at = definition(at).innerType) {
    const own = (at as z.ZodType).meta()?.['wire'];
    if (typeof own === 'string') return own;
  }
  return snake(name);
}

/**
 * Called with the path (camelCase) of a text that no store keeps faithfully (control characters, lone surrogates), and with the
 * most names of a record that has more.
 */
export type Report = (path: readonly PropertyKey[], most?: number) => void;
type Path = readonly PropertyKey[];

/** One step of a schema: how a value comes in, and what a path segment is called on the wire. */
interface Step {
  in(value: unknown, path: Path, report: Report): unknown;
  out(value: unknown): unknown;
  /** Validated data without the defaults of fields that `read`, the data before it was validated, left out. */
  said(data: unknown, read: unknown): unknown;
  child(segment: PropertyKey): readonly [wire: string, step: Step];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

// Tab, line feed and carriage return are text; the other control characters of ASCII are not.
const control = /[^\P{Cc}\t\n\r\u0080-\u009f]/u;
const faithful = (text: string): boolean => text.isWellFormed() && !control.test(text);

const leaf: Step = {
  in(value, path, report) {
    if (typeof value === 'string' && !faithful(value)) report(path);
    return value;
  },
  out: (value) => value,
  said: (data) => data,
  child: (segment) => [snake(String(segment)), leaf],
};

/** What null means in a field: what the schema makes of it, nothing at all, or the field's empty value. */
export type Null = 'itself' | 'left out' | { readonly empty: unknown };

/** A field, its step (null where the value goes through as it is), and what null means in it. */
type Planned = readonly [name: string, wire: string, step: Step | null, none: Null];
type Field = readonly [name: string, wire: string, step: () => Step, schema: z.core.$ZodType];

/** Null in an optional field means empty: its default, else an empty text or list where it takes one, else left out. */
export function nullOf(schema: z.core.$ZodType): Null {
  if (z.safeParse(schema, null).success) return 'itself';
  for (let at: z.core.$ZodType | undefined = schema; at !== undefined; at = definition(at).innerType)
    if (definition(at).type === 'default') return { empty: definition(at).defaultValue };
  if (!z.safeParse(schema, undefined).success) return 'itself';
  const empty = ['', []].find((value) => z.safeParse(schema, value).success);
  return empty === undefined ? 'left out' : { empty };
}

function objectStep(fields: readonly Field[]): Step {
  const byName = new Map(fields.map(([name, wire, step]) => [name, [wire, step] as const]));
  let plan: readonly Planned[] | undefined;
  // Made when first used, because a schema may contain itself.
  const planned = (): readonly Planned[] =>
    (plan ??= fields.map(([name, wire, make, schema]) => {
      const step = make();
      return [name, wire, step === leaf ? null : step, nullOf(schema)];
    }));
  return {
    in(value, path, report) {
      if (!isRecord(value)) return value;
      const made: Record<string, unknown> = {};
      for (const [name, wire, step, none] of planned()) {
        if (!Object.hasOwn(value, wire)) continue;
        if (value[wire] !== null || none === 'itself')
          made[name] = (step ?? leaf).in(value[wire], [...path, name], report);
        else if (none !== 'left out') made[name] = none.empty;
      }
      return made;
    },
    out(value) {
      if (!isRecord(value)) return value;
      const made: Record<string, unknown> = {};
      for (const [name, wire, step] of planned()) {
        const inner = value[name];
        if (inner !== undefined) made[wire] = step === null ? inner : step.out(inner);
      }
      return made;
    },
    said(data, read) {
      if (!isRecord(data) || !isRecord(read)) return data;
      const made = { ...data };
      for (const [name, , step, none] of planned())
        if (Object.hasOwn(read, name)) made[name] = step === null ? data[name] : step.said(data[name], read[name]);
        else if (typeof none === 'object') delete made[name];
      return made;
    },
    child(segment) {
      const found = byName.get(String(segment));
      return found ? [found[0], found[1]()] : [snake(String(segment)), leaf];
    },
  };
}

const listStep = (element: () => Step, most = Infinity): Step => ({
  // The entries of a list that is too long are not looked at, here nor by the schema.
  in: (value, path, report) =>
    Array.isArray(value) && value.length <= most
      ? value.map((inner, at) => element().in(inner, [...path, at], report))
      : value,
  out: (value) => (Array.isArray(value) ? value.map((inner) => element().out(inner)) : value),
  said: (data) => data, // a list is one value: each entry is said whole
  child: (segment) => [String(segment), element()],
});

/** What no schema takes, in place of a record that is too large to be looked at. */
const TOO_LARGE = Symbol('too large');

const recordStep = (element: () => Step, most: number): Step => ({
  in(value, path, report) {
    if (!isRecord(value)) return value;
    const entries = Object.entries(value);
    if (entries.length > most) {
      report(path, most);
      return TOO_LARGE;
    }
    return Object.fromEntries(
      entries.map(([key, inner]) => {
        if (!faithful(key)) report([...path, key]);
        return [key, element().in(inner, [...path, key], report)];
      }),
    );
  },
  out: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, element().out(inner)]))
      : value,
  said: (data) => data,
  child: (segment) => [String(segment), element()],
});

/** Objects of a union or intersection: every field that any of them names; lists and leaves by what the value is. */
function mixedStep(parts: readonly z.core.$ZodType[], side: 'in' | 'out'): Step {
  const types = parts.map((part) => ({
    shape: shapeOf(part, side),
    step: lazily(part, side),
    list: isList(part, side),
  }));
  const fields = new Map<string, Field>();
  for (const { shape } of types)
    for (const [name, schema] of Object.entries(shape ?? {}))
      if (!fields.has(name)) fields.set(name, [name, wireName(name, schema), lazily(schema, side), schema]);
  const objects = objectStep([...fields.values()]);
  const list = types.find((type) => type.list)?.step;
  const rest = types.find((type) => type.shape === null && !type.list)?.step ?? ((): Step => leaf);
  const pick = (value: unknown): Step =>
    Array.isArray(value) && list ? list() : isRecord(value) && fields.size > 0 ? objects : rest();
  return {
    in: (value, path, report) => pick(value).in(value, path, report),
    out: (value) => pick(value).out(value),
    said: (data, read) => pick(data).said(data, read),
    child: (segment) => (typeof segment === 'number' && list ? list().child(segment) : objects.child(segment)),
  };
}

function unwrap(schema: z.core.$ZodType, side: 'in' | 'out'): z.core.$ZodType {
  const { type, innerType, in: input, out: output, getter } = definition(schema);
  if (type === 'pipe' && input && output) {
    const chosen = side === 'in' ? input : output;
    // A transform has no shape: what leaves it is what the schema before it described.
    return unwrap(definition(chosen).type === 'transform' ? (side === 'in' ? output : input) : chosen, side);
  }
  if (type === 'lazy' && getter) return unwrap(getter(), side);
  return innerType ? unwrap(innerType, side) : schema;
}
const shapeOf = (schema: z.core.$ZodType, side: 'in' | 'out') => definition(unwrap(schema, side)).shape ?? null;
/** The fields of what comes in where the schema, or what it wraps, is an object; else null. */
export const fieldsOf = (schema: z.core.$ZodType) => shapeOf(schema, 'in');
/** The schema of each entry of what comes in where the schema, or what it wraps, is a list; else null. */
export const elementOf = (schema: z.core.$ZodType) => definition(unwrap(schema, 'in')).element ?? null;
const isList = (schema: z.core.$ZodType, side: 'in' | 'out') =>
  ['array', 'tuple'].includes(definition(unwrap(schema, side)).type);

/** Recursive schemas are met again before they are done, so every step is made when first used. */
function lazily(schema: z.core.$ZodType, side: 'in' | 'out'): () => Step {
  let made: Step | undefined;
  return () => (made ??= stepOf(schema, side));
}

function stepOf(wrapped: z.core.$ZodType, side: 'in' | 'out'): Step {
  const inner = unwrap(wrapped, side);
  const { type, shape, element, valueType, options, left, right, items } = definition(inner);
  if (type === 'object' && shape)
    return objectStep(
      Object.entries(shape).map(
        ([name, schema]) => [name, wireName(name, schema), lazily(schema, side), schema] as const,
      ),
    );
  if (type === 'array' && element) return listStep(lazily(element, side), mostOf(inner));
  if (type === 'tuple' && items) return listStep(items[0] ? lazily(items[0], side) : () => leaf);
  if (type === 'record' && valueType) return recordStep(lazily(valueType, side), mostOf(inner));
  if (type === 'union' && options) return mixedStep(options, side);
  if (type === 'intersection' && left && right) return mixedStep([left, right], side);
  return leaf;
}

/**
 * Reads a schema's wire form: `read` gives camelCase data, `said` takes the defaults of fields that it lacks from the
 * validated data, `pathOf` names a camelCase path as the caller wrote it.
 */
export function reader(schema: z.ZodType) {
  const step = stepOf(schema, 'in');
  return {
    read: (value: unknown, report: Report): unknown => step.in(value, [], report),
    said: (data: unknown, read: unknown): unknown => step.said(data, read),
    pathOf: (path: Path): string[] => {
      let at: Step = step;
      return path.map((segment) => {
        const [wire, next] = at.child(segment);
        at = next;
        return wire;
      });
    },
  };
}

/** Turns camelCase data of a schema into its wire form; fields that the schema does not name stay behind. */
export function writer(schema: z.ZodType): (value: unknown) => unknown {
  const step = stepOf(schema, 'out');
  return (value) => step.out(value);
}
