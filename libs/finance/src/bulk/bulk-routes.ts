import { Inject, Post, type Type } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  body,
  FromBody,
  recordRoutesOf,
  resource,
  SentId,
  Summary,
  type Answer,
  type BodyOf,
  type RecordController,
  type RequestContext,
} from '@terroir/http';
import { z } from 'zod';
import { CatalogueId } from '../line/line.ts';
import { BulkChanges, type BulkChange } from './bulk-changes.ts';
import { BULK_LIMIT, changedLinesShape } from './line-bulk.wire.ts';

const texts = {
  ids: { en: 'Lines', fr: 'Lignes' },
  records: { en: 'Lines', fr: 'Lignes' },
  id: { en: 'Line', fr: 'Ligne' },
  version: { en: 'Version', fr: 'Numéro de version' },
  expected_version: { en: 'Expected version', fr: 'Version attendue' },
  input_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
  output_category_id: { en: 'Subcategory', fr: 'Sous-catégorie' },
};
const ids = z.array(SentId).min(1).max(BULK_LIMIT);
const removals = body(null, z.object({ ids }), texts);
const Version = z.int().min(1).max(1_000_000_000);
const reversions = body(
  null,
  z.object({
    records: z
      .array(z.object({ id: SentId, version: Version, expectedVersion: Version.optional() }))
      .min(1)
      .max(BULK_LIMIT),
  }),
  texts,
);
const changedLines = resource('changed_lines', changedLinesShape, { versioned: false });

interface Routes extends RecordController {
  readonly bulk: BulkChanges;
  removeMany(context: RequestContext, sent: BodyOf<typeof removals>): Promise<Answer>;
  recategorizeMany(context: RequestContext, sent: { readonly ids: readonly string[] }): Promise<Answer>;
  revertMany(context: RequestContext, sent: BodyOf<typeof reversions>): Promise<Answer>;
}

/**
 * Adds the routes by which many lines of a side are removed, moved to a subcategory, or brought back to a version:
 * `changesOfMany(lineController({…}), 'inputCategoryId')`. What the first two answer is what the third one takes, so one
 * call undoes them.
 */
export function changesOfMany<Controller extends Type<RecordController>>(
  controller: Controller,
  categoryField: 'inputCategoryId' | 'outputCategoryId',
): Controller {
  const { noun, many, allow, decider, body: one } = recordRoutesOf(controller);
  const kind = { decider, body: one };
  const prototype = controller.prototype as Routes;
  const recategorizations = body(null, z.object({ ids, [categoryField]: CatalogueId }), texts);
  const answer = async (routes: Routes, context: RequestContext, changes: readonly BulkChange[]) =>
    changedLines.record({ id: context.newId(), attributes: await routes.bulk.carryOut(context, kind, changes) });

  const methods = {
    removeMany(this: Routes, context: RequestContext, sent: BodyOf<typeof removals>) {
      const command = () => ({ type: `Remove${noun}`, data: {} });
      return answer(
        this,
        context,
        distinct(sent.ids).map((id) => ({ id, command })),
      );
    },
    recategorizeMany(this: Routes, context: RequestContext, sent: { readonly ids: readonly string[] }) {
      const { ids: named, ...data } = sent;
      const command = () => ({ type: `Recategorize${noun}`, data });
      return answer(
        this,
        context,
        distinct(named).map((id) => ({ id, command })),
      );
    },
    revertMany(this: Routes, context: RequestContext, { records }: BodyOf<typeof reversions>) {
      const distinctRecords = new Map(records.map((each) => [each.id, each])).values();
      const changes = Array.from(distinctRecords, ({ id, version, expectedVersion }) => ({
        id,
        expectedVersion,
        command: async () => ({
          type: `Revert${noun}`,
          data: { to: await this.bulk.stateIn(context, kind, id, version) },
        }),
      }));
      return answer(this, context, changes);
    },
  };
  const routes = [
    [
      'removeMany',
      'removals',
      removals,
      `Removes many of the ${many}`,
      'Each is a change of its own; what is not there is refused for itself. What it answers as `before` is what `/reversions` takes, so one call takes it back.',
    ],
    [
      'recategorizeMany',
      'recategorizations',
      recategorizations,
      `Moves many of the ${many} to a subcategory`,
      'Their quantities, units and amounts stay: one whose unit the subcategory does not allow is refused for itself.',
    ],
    [
      'revertMany',
      'reversions',
      reversions,
      `Brings many of the ${many} back to a version, each to its own`,
      'One that was removed is restored. One that has another version than `expected_version`, where that is given, is refused for itself.',
    ],
  ] as const;
  for (const [method, at, taken, summary, more] of routes) {
    Object.defineProperty(prototype, method, { value: methods[method], configurable: true });
    const descriptor = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
    Asking()(prototype, method, 0);
    FromBody(taken)(prototype, method, 1);
    for (const decorate of [Allow(...allow), Post(at), Answers(changedLines, 200), Summary(summary, more)])
      decorate(prototype, method, descriptor);
  }
  Inject(BulkChanges)(prototype, 'bulk');
  return controller;
}

const distinct = (named: readonly string[]): readonly string[] => [...new Set(named)];
