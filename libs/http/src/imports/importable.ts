import { Inject, Post, type Type } from '@nestjs/common';
import { Refusal, refusedTogether } from '@terroir/kernel';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { resource, type Answer } from '../contract/answer.ts';
import { body, FromJudgedBody } from '../contract/body.ts';
import { BodyErrors, type FieldErrors } from '../contract/errors.ts';
import type { FieldTexts } from '../contract/field-errors.ts';
import { FromPath, path, SentId } from '../contract/query.ts';
import { Answers, Summary, Tagged, type Body } from '../contract/route.ts';
import { Asking, type RequestContext } from '../request/request-context.ts';
import { everyFault } from '../server/every-fault.ts';
import { recordRoutesOf } from '../server/record-declarations.ts';
import type { RecordController } from '../server/record-routes.ts';
import { BATCH_LIMIT, IMPORT_LIMIT } from './import.commands.ts';
import { importedRowsShape, importTexts } from '../contract/import.wire.ts';
import { ImportRuns, type ImportedRow, type ImportKind } from './import-runs.ts';

const importPath = path({ import_id: SentId });
const importedRows = resource('imported_rows', importedRowsShape, { versioned: false });

interface Sent {
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly nth: number })[];
  readonly bringBack?: boolean | undefined;
}
interface Importing extends RecordController {
  readonly importRuns: ImportRuns;
  importRows(context: RequestContext, at: { readonly import_id: string }, sent: Sent | BodyErrors): Promise<Answer>;
}

const kinds = new WeakMap<object, ImportKind>();

/** The kind of record that a controller imports, or undefined where `importable` did not make it. */
export const importKindOf = (controller: object): ImportKind | undefined =>
  kinds.get(controller) ?? kinds.get(Object.getPrototypeOf(controller) as object);

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A batch of rows: each as the noun's own body takes it, without its pictures. */
function rowsBody(of: Body, pictures: readonly string[]): Body {
  const envelope = of.envelope ?? 'row';
  const shape = Object.fromEntries(
    Object.entries((of.schema as z.ZodObject).shape).filter(([field]) => !pictures.includes(field)),
  );
  const schema = z.object({
    bringBack: z.boolean().optional(),
    rows: z
      .array(
        z.object({
          nth: z.int().min(0).max(IMPORT_LIMIT).default(0),
          [camel(envelope)]: z.object(shape),
        }),
      )
      .min(1)
      .max(BATCH_LIMIT),
  });
  const inner = Object.entries(of.texts).map(([field, text]) => [`rows.${envelope}.${field}`, text] as const);
  const texts: FieldTexts = { ...importTexts, ...of.texts, ...Object.fromEntries(inner) };
  return body(null, schema, texts) as Body;
}

/** A refusal about a part of a body, with its fields named from the top. */
const within = (path: string, { code, row, more: { field, dependsOn = [], ...more } }: Refusal): Refusal =>
  new Refusal(code, row, {
    ...more,
    ...(field !== undefined && { field: `${path}.${field}` }),
    dependsOn: dependsOn.map((each) => `${path}.${each}`),
  });

/** Adds the route by which rows of a spreadsheet become records of a noun: `importable(recordController({…}))`. */
export function importable<Controller extends Type<RecordController>>(controller: Controller): Controller {
  const { noun, many, allow, decider, body: one, pictures = [], privatePictures = [] } = recordRoutesOf(controller);
  const prototype = controller.prototype as Importing;
  const rows = rowsBody(one, [...pictures, ...privatePictures]);
  const envelope = camel(one.envelope ?? 'row');
  const kind: ImportKind = { noun, decider, body: one };

  /** Rows with what their records are decided on. */
  const completed = (of: Importing, context: RequestContext, sent: Sent['rows']): Promise<ImportedRow[]> =>
    Promise.all(
      sent.map(async ({ nth, [envelope]: data }) => ({
        nth,
        data: data as object,
        completed: await of.complete(context, data as object),
      })),
    );

  /** What is wrong with rows by themselves, and what the decisions on them refuse, each named by the place of its row. */
  async function everyFaultOf(of: Importing, context: RequestContext, wrong: BodyErrors): Promise<FieldErrors> {
    const read = await completed(of, context, (wrong.right() as Sent).rows);
    const refused = await Promise.all(read.map((row) => of.importRuns.refusalsOf(context, kind, row)));
    const placed = refused.flatMap((refusals, at) => refusals.map((each) => within(`rows.${at}.${envelope}`, each)));
    return everyFault(wrong, refusedTogether(placed), rows, context.language);
  }

  Object.defineProperty(prototype, 'importRows', {
    value: async function importRows(
      this: Importing,
      context: RequestContext,
      { import_id: importId }: { readonly import_id: string },
      sent: Sent | BodyErrors,
    ): Promise<Answer> {
      if (sent instanceof BodyErrors) throw await everyFaultOf(this, context, sent);
      const read = await completed(this, context, sent.rows);
      const answered = await this.importRuns.record(context, importId, kind, read, sent.bringBack ?? false);
      return importedRows.record({ id: importId, attributes: { rows: answered } });
    },
  });
  Inject(ImportRuns)(prototype, 'importRuns');
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'importRows') as PropertyDescriptor;
  const parameters = [Asking(), FromPath(importPath), FromJudgedBody(rows)];
  for (const [index, decorate] of parameters.entries()) decorate(prototype, 'importRows', index);
  const decorators = [
    Allow(...allow),
    Post('imports/:import_id'),
    Answers(importedRows, 200),
    Summary(
      `Records rows of a spreadsheet as ${many}`,
      'The import has begun before (`POST /imports`). The id of each record follows from what its row says, so rows that were imported before add nothing: they are `present`, or `removed` where somebody removed them since; `bring_back` restores those. `nth` tells equal rows of a file apart. A row that is wrong by itself, such as one without a required field, refuses the batch: 422 names each, and nothing is recorded. A row that is refused for what it refers to says why; the others are recorded.',
    ),
  ];
  for (const decorate of decorators) decorate(prototype, 'importRows', descriptor);
  Tagged(
    `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
    `The ${many} of a company, each with its versions.`,
  )(controller);
  kinds.set(controller, kind);
  return controller;
}
