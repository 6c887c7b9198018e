import { describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { eventTypes, Language } from '@terroir/events';
import { evolve, fold, given, recorded, type Message } from '@terroir/kernel';
import type { z } from 'zod';
import { recordRoutesOf } from '../server/record-declarations.ts';
import type { RecordController } from '../server/record-routes.ts';

const languages = Language.options;
const scenario = {
  id: '01990000-0000-7000-8000-000000000001',
  newId: (nth: number) => `01990000-0000-7000-9000-${String(nth).padStart(12, '0')}`,
};

type Form = Readonly<Record<string, unknown>>;

/** Two forms that are valid in every mixture and differ in every field that they have. */
export interface RecordForms {
  readonly one: Form;
  readonly other: Form;
  /** Fields whose values do not go with any other, which the noun's own spec shows to be recorded, corrected and answered. */
  readonly shownElsewhere?: readonly string[];
  /** Optional fields without which the form is not valid: a rule asks for one of several. */
  readonly needed?: readonly string[];
  /** What the controller says around each record, where its answers need it. */
  readonly around?: unknown;
}

/** Values of a field that the forms do not have, so that a new one needs no word here where it is a text, number or choice. */
const ANY: readonly (readonly [unknown, unknown])[] = [
  ['B-12', 'B-13'],
  [1, 2],
  ['2026-05-01', '2026-05-02'],
  [true, false],
];

/** Every field of the form of a record is named, recorded, corrected, shown and answered: none is forgotten on the way. */
export function recordContract(controller: Type<RecordController>, forms: RecordForms): void {
  const { noun, decider, view, body, attributes } = recordRoutesOf(controller);
  const { shape } = body.schema as z.ZodObject;
  const fields = Object.keys(shape);
  /** A field as the call spells it, without its place in a list. */
  const nameOf = (path: readonly string[]): string =>
    body
      .pathOf(path)
      .filter((name) => name !== '0')
      .join('.');
  const named = (field: string): string => nameOf([field]);
  const command = (verb: string, data: Form): Message => ({ type: `${verb}${noun}`, data });
  /** Data as the log keeps it: what the event does not declare is lost. */
  const kept = (event: Message): Message => {
    const type = eventTypes.get(event.type);
    if (type === undefined) throw new Error(`${event.type} is not among the events`);
    return { type: event.type, data: type.schema.parse(event.data) };
  };
  const happened = (history: readonly Message[], asked: Message): readonly Message[] => {
    const { outcome } = given(decider, history, scenario).when(asked);
    if (!Array.isArray(outcome))
      throw new Error(`The forms are not valid in every mixture: ${JSON.stringify(outcome)}`);
    return (outcome as readonly Message[]).map(kept);
  };
  const rowAfter = (history: readonly Message[]) =>
    recorded(history, scenario).reduce<object | null>(
      (row, event) => fold(view as never, row as never, event as never),
      null,
    );
  /** What a person reads of the row; its instants move with the length of a scenario. */
  const fieldsAfter = (history: readonly Message[]) => {
    const row = rowAfter(history) as Readonly<Record<string, unknown>> | null;
    const shown = [...((view as { audited?: { fields: readonly string[] } }).audited?.fields ?? []), 'removed'];
    return Object.fromEntries(shown.map((field) => [field, row?.[field]]));
  };
  const valuesOf = (field: string): readonly [unknown, unknown] => {
    if (field in forms.one) return [forms.one[field], forms.other[field]];
    const found = ANY.find((values) => values.every((value) => (shape[field] as z.ZodType).safeParse(value).success));
    if (found === undefined) throw new Error(`Give both forms of ${noun} a ${field}`);
    return found;
  };

  describe.each(fields.filter((field) => !forms.shownElsewhere?.includes(field)))('%s of the form', (field) => {
    const record = (value: unknown) => command('Record', { ...forms.one, [field]: value });
    const correct = (value: unknown) => command('Correct', { ...forms.one, [field]: value });

    test('is recorded', () => {
      const [one, other] = valuesOf(field).map((value) => happened([], record(value)));
      expect(other).not.toEqual(one);
    });

    test('is corrected, and the row with it', () => {
      const [one, other] = valuesOf(field);
      const history = happened([], record(one));
      const corrected = [...history, ...happened(history, correct(other))];
      expect(fieldsAfter(corrected)).not.toEqual(fieldsAfter(history));
    });

    test('is answered', () => {
      const [one, other] = valuesOf(field).map((value) => {
        const row = rowAfter(happened([], record(value)));
        return languages.map((language) => attributes(row as never, language, forms.around as undefined));
      });
      expect(other).not.toEqual(one);
    });
  });

  describe('going back to a version', () => {
    const optional = fields.filter((field) => (shape[field] as z.ZodType).safeParse(undefined).success);
    const bare = Object.fromEntries(
      Object.entries(forms.one).filter(([field]) => !optional.includes(field) || forms.needed?.includes(field)),
    );
    const after = (history: readonly Message[], asked: Message) => [...history, ...happened(history, asked)];
    const back = (history: readonly Message[], version: number) => {
      const to = evolve(decider, recorded(history, scenario).slice(0, version));
      return after(history, command('Revert', { to }));
    };
    test.each([
      ['whole', forms.one],
      ['with what it needs alone', bare],
    ])('reads as it read when it was recorded %s, and forward again', (_, first) => {
      const one = after([], command('Record', first));
      const other = after(one, command('Correct', { ...forms.one, ...forms.other }));
      expect(fieldsAfter(other)).not.toEqual(fieldsAfter(one));
      const reverted = back(other, 1);
      expect(fieldsAfter(reverted)).toEqual(fieldsAfter(one));
      expect(fieldsAfter(back(reverted, 2))).toEqual(fieldsAfter(other));
    });

    test('restores what was removed, and removes it again', () => {
      const one = after([], command('Record', forms.one));
      const gone = after(after(one, command('Correct', { ...forms.one, ...forms.other })), command('Remove', {}));
      const reverted = back(gone, 1);
      expect(fieldsAfter(reverted)).toEqual(fieldsAfter(one));
      expect(fieldsAfter(back(reverted, gone.length))).toEqual(fieldsAfter(gone));
    });
  });

  test.each([body.envelope ?? '', ...fields.map(named)].filter(Boolean))('%s has a name in both languages', (name) => {
    expect(languages.filter((language) => !body.texts[name]?.[language])).toEqual([]);
  });

  test('names no field that the form does not have', () => {
    const known = new Set([body.envelope, ...namesWithin(body.schema).map(nameOf)]);
    expect(Object.keys(body.texts).filter((name) => !known.has(name))).toEqual([]);
  });
}

/** Every field of a form by its path, those of its objects and lists included. */
function namesWithin(schema: z.ZodType, path: readonly string[] = []): readonly (readonly string[])[] {
  const { shape, element, innerType } = (schema as unknown as { def: Partial<Record<string, unknown>> }).def;
  const inner = (element ?? innerType) as z.ZodType | undefined;
  if (inner !== undefined) return namesWithin(inner, element === undefined ? path : [...path, '0']);
  return Object.entries((shape ?? {}) as Readonly<Record<string, z.ZodType>>).flatMap(([field, each]) => [
    [...path, field],
    ...namesWithin(each, [...path, field]),
  ]);
}
