import type { Type } from '@nestjs/common';
import type { Message } from '@terroir/kernel';
import type { z } from 'zod';
import type { RecordController, RecordRoutes } from './record-routes.ts';
import type { RecordRow } from './records.ts';

type AnyRecordRoutes = RecordRoutes<string, object, Message, Message, RecordRow, z.ZodRawShape>;
const declared = new WeakMap<object, AnyRecordRoutes>();

/** Keeps what a controller of a record is made from; `of` is a `RecordRoutes`, whose nouns differ in their types. */
export function declareRecord(controller: Type<RecordController>, of: object): void {
  declared.set(controller, of as AnyRecordRoutes);
}

/** What the controller of a record was made from. @throws Error where it was not made by `recordController` */
export function recordRoutesOf(controller: Type<RecordController>): AnyRecordRoutes {
  let made: AnyRecordRoutes | undefined;
  for (
    let each: object | null = controller;
    each !== null && !made;
    each = Object.getPrototypeOf(each) as object | null
  )
    made = declared.get(each);
  if (made === undefined) throw new Error(`${controller.name} is not the controller of a record`);
  return made;
}
