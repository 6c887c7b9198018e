export { Allow, admit, type Who } from './allow.ts';
export { Answer, Bytes, nothing, resource, type RecordOf, type Resource } from './answer.ts';
export { Asked, guest } from './asked.ts';
export { body, FromBody, type Body, type BodyOf } from './body.ts';
export { Commands } from './commands.ts';
export { FieldErrors, RefusalError, type FieldError } from './errors.ts';
export { etagOf, revisionsOf } from './etag.ts';
export { fieldError, filled, ruleTexts, type FieldText, type FieldTexts, type Text } from './field-errors.ts';
export { KEPT_ANSWERS } from './idempotency.ts';
export { languageOf } from './language.ts';
export * from './ports.ts';
export {
  Asking,
  FromPath,
  FromQuery,
  Id,
  paging,
  path,
  query,
  repeated,
  type Path,
  type PathOf,
  type Query,
  type QueryOf,
} from './query.ts';
export { addressKey } from './rates.ts';
export { Reads } from './reads.ts';
export { Answers, BodyLimit, imageBytes, SameUntilWritten, Summary, Tight, type RouteSpec } from './route.ts';
export { limitLog, securityLog, type SecurityEvent, type SecurityLog } from './security-log.ts';
export { reader, snake, writer } from './wire.ts';
export { httpApp, quietOptions, type HttpApp, type HttpAppOptions } from './http-app.ts';
export { HttpModule } from './http.module.ts';
export { imageUrl } from './image.controller.ts';
export { RouteBook, type Route } from './route-book.ts';
export {
  openStore,
  storePorts,
  type EmbeddedStore,
  type OpenStoreOptions,
  type Projections,
  type Store,
} from './open-store.ts';
export { openApi, type OpenApi, type Operation } from './openapi.ts';
