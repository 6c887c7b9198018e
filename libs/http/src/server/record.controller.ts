import { Controller, Delete, Get, Inject, Post, Put, type Type } from '@nestjs/common';
import { keptFields, type Dated, refuse, type Message, type RecordState } from '@terroir/kernel';
import type { Blobs, Sent } from '@terroir/store';
import type { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { nothing, type Answer, type ListPage } from '../contract/answer.ts';
import { FromBody, FromJudgedBody, FromJudgedChange } from '../contract/body.ts';
import { BodyErrors, RefusalError } from '../contract/errors.ts';
import { BLOBS } from '../contract/ports.ts';
import { FromQuery, Id } from '../contract/query.ts';
import { Answers, BodyLimit, imageBytes, RequestHeaders, Summary, Tagged, type QueryOf } from '../contract/route.ts';
import { hasUploads, pictureFieldsOf, readPictures } from '../pictures/uploaded-pictures.ts';
import { Asking, type RequestContext } from '../request/request-context.ts';
import { Commands } from './commands.ts';
import { everyFault } from './every-fault.ts';
import { declareRecord } from './record-declarations.ts';
import { revertBody, type RevertBody } from './revert.ts';
import type { RecordController, RecordRoutes } from './record-routes.ts';
import { recordQuery, Records, recordsQuery, type RecordRow } from './records.ts';

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
  const { noun, one, many, decider, view, resource, attributes, change = of.body } = of;
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
      const id = context.newId();
      if (data instanceof BodyErrors) throw await this.#everyFault(context, id, 'Record', data);
      const kept = await this.#withPictures(
        context,
        id,
        'Record',
        await (this as RecordController).complete(context, data, id),
      );
      return this.#answer(context, await this.commands.send(context, decider, id, command('Record', kept)));
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
      return this.#answer(context, await this.#send(context, id, 'Correct', kept));
    }

    async remove(context: RequestContext, id: string) {
      await (this as RecordController).precheck(context, id, 'Remove');
      await this.#send(context, id, 'Remove');
      return nothing();
    }

    async restore(context: RequestContext, id: string) {
      await (this as RecordController).precheck(context, id, 'Restore');
      return this.#answer(context, await this.#send(context, id, 'Restore'));
    }

    async revert(context: RequestContext, id: string, { version }: RevertBody) {
      await (this as RecordController).precheck(context, id, 'Revert');
      const to = await this.commands.stateIn(context, decider, id, version);
      const sent = await this.#send(context, id, 'Revert', { to });
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

    #send(context: RequestContext, id: string, verb: string, data: object = {}) {
      return this.commands.send(context, decider, id, command(verb, data), this.#current(id));
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

  // The routes of every noun have names of their own, which the API description calls them by.
  Object.defineProperty(Routes, 'name', { value: `${noun}Controller` });
  Inject(Commands)(Routes, undefined, 0);
  Inject(Records)(Routes, undefined, 1);
  Inject(BLOBS)(Routes, undefined, 2);
  const allowed = Allow(...of.allow);
  const route = (
    method: keyof RecordController,
    decorators: readonly MethodDecorator[],
    parameters: readonly ParameterDecorator[],
  ): void => {
    const descriptor = Object.getOwnPropertyDescriptor(Routes.prototype, method) as PropertyDescriptor;
    for (const [index, decorate] of parameters.entries()) decorate(Routes.prototype, method, index);
    for (const decorate of [allowed, ...decorators]) decorate(Routes.prototype, method, descriptor);
  };
  const images = pictureFieldsOf(of).length;
  const uploads = images === 0 ? [] : [BodyLimit(imageBytes(images))];
  route(
    'list',
    [
      Get(),
      Answers([resource]),
      RequestHeaders('X-Min-Position'),
      Summary(
        `The ${many} of the company, newest first, now or as of an instant`,
        'Page by page: `next_cursor` of one is the `cursor` of the next. Each record comes with its version.',
      ),
    ],
    [Asking(), FromQuery(of.listed ?? recordsQuery)],
  );
  route(
    'show',
    [
      Get(':id'),
      Answers(resource),
      RequestHeaders('X-Min-Position'),
      Summary(
        `One of the ${many}, with its version, or as it was at an instant`,
        'One that was removed, or is another company’s, is not found.',
      ),
    ],
    [Asking(), Id(), FromQuery(recordQuery)],
  );
  route(
    'record',
    [
      Post(),
      ...uploads,
      Answers(resource),
      Summary(`Records ${one}`, 'Its version is 1; an `Idempotency-Key` makes a repetition safe.'),
    ],
    [Asking(), FromJudgedBody(of.body)],
  );
  const conditional = RequestHeaders('If-Match');
  route(
    'correct',
    [
      Put(':id'),
      ...uploads,
      Answers(resource),
      conditional,
      Summary(`Corrects ${one}`, 'A field that is left out keeps its value; what it was before stays in the history.'),
    ],
    [Asking(), Id(), FromJudgedChange(change)],
  );
  route(
    'remove',
    [
      Delete(':id'),
      Answers('nothing'),
      conditional,
      Summary(`Removes ${one}`, 'Nothing is overwritten: the removal is a change of its own and can be taken back.'),
    ],
    [Asking(), Id()],
  );
  route(
    'restore',
    [
      Post(':id/restore'),
      Answers(resource, 200),
      conditional,
      Summary(`Restores one of the ${many} that was removed`, 'One that is there is answered as it is.'),
    ],
    [Asking(), Id()],
  );
  route(
    'revert',
    [
      Post(':id/revert'),
      Answers(resource, 200),
      conditional,
      Summary(
        `Brings one of the ${many} back to what it was in one of its versions`,
        'A new change: what it was since stays in the history. One that was removed is restored, and removed again where the version was.',
      ),
    ],
    [Asking(), Id(), FromBody(revertBody)],
  );
  Tagged(
    `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
    `The ${many} of a company, each with its versions.`,
  )(Routes);
  Controller(`api/v1/${of.path}`)(Routes);
  declareRecord(Routes, of);
  return Routes;
}
