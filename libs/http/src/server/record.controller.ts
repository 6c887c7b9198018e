import { Inject, type Type } from '@nestjs/common';
import { keptFields, type Dated, refuse, type Message, type RecordState } from '@terroir/kernel';
import type { Blobs, Sent } from '@terroir/store';
import type { z } from 'zod';
import { nothing, type Answer, type ListPage } from '../contract/answer.ts';
import { BodyErrors, RefusalError } from '../contract/errors.ts';
import { BLOBS } from '../contract/ports.ts';
import type { QueryOf } from '../contract/route.ts';
import { hasUploads, readPictures } from '../pictures/uploaded-pictures.ts';
import type { RequestContext } from '../request/request-context.ts';
import { Commands } from './commands.ts';
import { everyFault } from './every-fault.ts';
import { limitedWrites } from './limited-writes.ts';
import { declareRecord } from './record-declarations.ts';
import { describeRoutes } from './record-descriptions.ts';
import type { RevertBody } from './revert.ts';
import type { RecordController, RecordRoutes } from './record-routes.ts';
import { Records, type recordQuery, type RecordRow, type recordsQuery } from './records.ts';

/**
 * The controller of a record: list (now and as of an instant), show, record, correct, remove, restore, revert, with guard,
 * description and answer from one declaration. `class InputController extends recordController({…})` adds routes beside them.
 */
export function recordController<
  Noun extends string,
  Fields extends object,
  C extends Message,
  E extends Message,
  Row extends RecordRow,
  Shape extends z.ZodRawShape,
  Around = undefined,
>(of: RecordRoutes<Noun, Fields, C, E, Row, Shape, Around>): Type<RecordController> {
  const { noun, decider, view, resource, attributes, change = of.body } = of;
  // What a noun says around its records differs from one answer to the next, so their texts are kept only without it.
  const pageOf = resource.pages<Row>((row, language) => attributes(row, language, undefined as Around));
  const command = (verb: string, data: object) => ({ type: `${verb}${noun}`, data }) as unknown as C;
  class Routes implements RecordController {
    constructor(
      private readonly commands: Commands,
      private readonly records: Records,
      private readonly blobs: Blobs,
    ) {}

    async list(context: RequestContext, query: QueryOf<typeof recordsQuery>) {
      const { language } = context;
      const page = (await (this as RecordController).page(context, query)) as ListPage<Row>;
      const around = (await (this as RecordController).around(
        context,
        query.asOf,
        page.documents.map(({ key }) => key),
      )) as Around;
      return around === undefined
        ? pageOf(page, language)
        : resource.page(page, (row) => attributes(row, language, around));
    }

    async show(context: RequestContext, id: string, { asOf }: QueryOf<typeof recordQuery>) {
      const { row, revision } = await this.records.one(context, view, id, asOf);
      // A state of the past has no version: nothing can be changed in it.
      return resource.record({
        id,
        attributes: attributes(
          row,
          context.language,
          (await (this as RecordController).around(context, asOf, [id])) as Around,
        ),
        ...(asOf === undefined && { revision }),
      });
    }

    async record(context: RequestContext, data: object) {
      return this.#adding(context, () => this.#record(context, data));
    }

    async #record(context: RequestContext, data: object) {
      const id = context.newId();
      if (data instanceof BodyErrors) throw await this.#everyFault(context, id, 'Record', data);
      const kept = await this.#withPictures(
        context,
        id,
        'Record',
        await (this as RecordController).complete(context, data, id),
      );
      const whole = await this.#reserved(context, id, 'Record', kept);
      return this.#answer(context, await this.commands.send(context, decider, id, command('Record', whole)));
    }

    async correct(context: RequestContext, id: string, data: object) {
      if (data instanceof BodyErrors) throw await this.#everyFault(context, id, 'Correct', data);
      await (this as RecordController).precheck(context, id, 'Correct');
      // Before its pictures are worked on.
      if (hasUploads(data, of)) await this.commands.met(context, decider, id, this.#current(id));
      const kept = await this.#withPictures(
        context,
        id,
        'Correct',
        await (this as RecordController).complete(context, data, id),
      );
      const whole = await this.#reserved(context, id, 'Correct', kept);
      return this.#answer(context, await this.#send(context, id, 'Correct', whole));
    }

    async remove(context: RequestContext, id: string) {
      await (this as RecordController).precheck(context, id, 'Remove');
      await this.#send(context, id, 'Remove');
      return nothing();
    }

    async restore(context: RequestContext, id: string) {
      return this.#adding(context, async () => {
        await (this as RecordController).precheck(context, id, 'Restore');
        return this.#answer(context, await this.#send(context, id, 'Restore'));
      });
    }

    async revert(context: RequestContext, id: string, { version }: RevertBody) {
      const to = await this.commands.stateIn(context, decider, id, version);
      const sent = await this.#adding(context, async () => {
        await (this as RecordController).precheck(context, id, 'Revert', to);
        return this.#send(context, id, 'Revert', { to });
      });
      // A version in which it was removed is answered as it was when it was.
      return this.#answer(context, { ...sent, state: { ...sent.state, removed: false } });
    }

    page(context: RequestContext, query: QueryOf<typeof recordsQuery>): Promise<ListPage<RecordRow>> {
      return this.records.page(context, view, query, of.order);
    }

    precheck(): Promise<void> {
      return Promise.resolve();
    }

    complete(_: RequestContext, data: object): Promise<object> {
      return Promise.resolve(data);
    }

    reserve(_: RequestContext, __: string, data: object): Promise<object> {
      return Promise.resolve(data);
    }

    around(): Promise<unknown> {
      return Promise.resolve(undefined);
    }

    answered(_: RequestContext, __: string, fields: object): Promise<object> {
      return Promise.resolve(fields);
    }

    async #answer(context: RequestContext, { id, state, revision }: Sent<RecordState<Fields>>): Promise<Answer> {
      const { language, companyId } = context;
      const fields = keptFields(state);
      if (fields === null) throw new RefusalError(refuse('not_found'));
      const said = (await this.answered(context, id, fields)) as Dated<Fields>;
      const around = (await (this as RecordController).around(context, undefined, [id])) as Around;
      return resource.record({ id, revision, attributes: attributes({ ...said, id, companyId }, language, around) });
    }

    /** What may add a record to those of the company, and is checked before; with a limit each sees what the one before it wrote. */
    #adding<T>({ companyId }: RequestContext, work: () => Promise<T>): Promise<T> {
      return of.limited === true ? limitedWrites.inTurn(companyId, work) : work();
    }

    #send(context: RequestContext, id: string, verb: string, data: object = {}) {
      return this.commands.send(context, decider, id, command(verb, data), this.#current(id));
    }

    #reserved(context: RequestContext, id: string, verb: 'Record' | 'Correct', data: object): Promise<object> {
      const rehearse = (rehearsed: object) =>
        this.commands.rehearse(context, decider, id, command(verb, rehearsed), this.#current(id));
      return (this as RecordController).reserve(context, id, data, rehearse);
    }

    #current(id: string) {
      return (fresh: RequestContext) => this.show(fresh, id, { asOf: undefined });
    }

    /** What is wrong with a body, and with the command that the rest of it makes. */
    async #everyFault(context: RequestContext, id: string, verb: 'Record' | 'Correct', wrong: BodyErrors) {
      const form = await (this as RecordController).complete(context, wrong.right(), id);
      const refused = await this.commands.refusalOf(context, decider, id, command(verb, form));
      return everyFault(wrong, refused, verb === 'Correct' ? change : of.body, context.language);
    }

    /** The data with ids in place of uploads. Pictures are kept before the record names them, and only when it is going to. */
    async #withPictures(context: RequestContext, id: string, verb: string, data: object): Promise<object> {
      const read = await readPictures(context.companyId, data, of);
      if (read === null) return data;
      await this.commands.rehearse(context, decider, id, command(verb, read.data), this.#current(id));
      await read.keep(this.blobs);
      return read.data;
    }
  }

  Inject(Commands)(Routes, undefined, 0);
  Inject(Records)(Routes, undefined, 1);
  Inject(BLOBS)(Routes, undefined, 2);
  describeRoutes(Routes, of);
  declareRecord(Routes, of);
  return Routes;
}
