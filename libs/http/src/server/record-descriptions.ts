import { Controller, Delete, Get, Post, Put, type Type } from '@nestjs/common';
import { Allow } from '../contract/allow.ts';
import type { Resource } from '../contract/answer.ts';
import { FromBody, FromJudgedBody, FromJudgedChange } from '../contract/body.ts';
import { FromQuery, Id } from '../contract/query.ts';
import {
  Answers,
  BodyLimit,
  imageBytes,
  RequestHeaders,
  Summary,
  Tagged,
  type Body,
  type Who,
} from '../contract/route.ts';
import { pictureFieldsOf, type PictureFields } from '../pictures/uploaded-pictures.ts';
import { Asking } from '../request/request-context.ts';
import { recordQuery, recordsQuery } from './records.ts';
import type { RecordController } from './record-routes.ts';
import { revertBody } from './revert.ts';

/** What a noun declares of its routes: how they are called, who may, what they take, and what the description says of them. */
interface Described extends PictureFields {
  readonly noun: string;
  readonly path: string;
  readonly one: string;
  readonly many: string;
  readonly allow: readonly [Who, ...Who[]];
  readonly body: Body;
  readonly change?: Body;
  readonly resource: Resource;
  readonly listed?: typeof recordsQuery;
}

/** Makes the methods of a record controller routes, with guard, parameters, answer and description. */
export function describeRoutes(Routes: Type<RecordController>, of: Described): void {
  const { noun, one, many, resource, change = of.body } = of;
  // The routes of every noun have names of their own, which the API description calls them by.
  const prototype = Routes.prototype as RecordController;
  Object.defineProperty(Routes, 'name', { value: `${noun}Controller` });
  const allowed = Allow(...of.allow);
  const route = (
    method: keyof RecordController,
    decorators: readonly MethodDecorator[],
    parameters: readonly ParameterDecorator[],
  ): void => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
    for (const [index, decorate] of parameters.entries()) decorate(prototype, method, index);
    for (const decorate of [allowed, ...decorators]) decorate(prototype, method, descriptor);
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
}
