export { Allow, admit } from './contract/allow.ts';
export {
  Answer,
  Bytes,
  nothing,
  Redirect,
  resource,
  type ListPage,
  type Plain,
  type RecordOf,
  type Resource,
  type TextAround,
  written,
} from './contract/answer.ts';
export { Catalogue, catalogue, CATALOGUE_CACHE, CatalogueAnswer, cataloguesTag } from './contract/catalogue.ts';
export { RequestContext, guest, Asking } from './request/request-context.ts';
export { body, FromBody, FromChange, FromJudgedBody, FromJudgedChange } from './contract/body.ts';
export { Commands } from './server/commands.ts';
export { BodyErrors, FieldErrors, RefusalError, type FieldError } from './contract/errors.ts';
export { etagOf, revisionsOf } from './contract/etag.ts';
export { fieldError, filled, ruleTexts, type FieldText, type FieldTexts, type Text } from './contract/field-errors.ts';
export { limitedWrites } from './server/limited-writes.ts';
export { COMMANDS_AT_ONCE, manyCommands } from './server/many-commands.ts';
export { KEPT_ANSWERS } from './request/idempotency.ts';
export { languageOf } from './contract/language.ts';
export * from './contract/ports.ts';
export { FromPath, FromQuery, Id, paging, path, query, repeated, SentId } from './contract/query.ts';
export { importable, importKindOf } from './imports/importable.ts';
export { imports, ImportsModule } from './imports/imports.module.ts';
export { ImportRuns, type ImportedRow, type ImportKind } from './imports/import-runs.ts';
export { importRefusals } from './imports/import.refusals.ts';
export { importView } from './imports/import.view.ts';
export { refusalOnWire } from './server/error.filter.ts';
export { everyFault } from './server/every-fault.ts';
export { recordRoutesOf } from './server/record-declarations.ts';
export { KeptAnswers } from './server/kept-answers.ts';
export { Reads } from './server/reads.ts';
export { recordController } from './server/record.controller.ts';
export type { OwnedRecord, RecordChange, RecordController, RecordRoutes } from './server/record-routes.ts';
export { revertBody, type RevertBody } from './server/revert.ts';
export { Records, recordsQuery, type RecordOrder, type RecordRow, type RecordsOf } from './server/records.ts';
export {
  Answers,
  BodyLimit,
  imageBytes,
  MayMiss,
  Redirects,
  RequestHeaders,
  SetsCookie,
  Summary,
  Tagged,
  Tight,
  type RouteSpec,
  type Who,
  type Body,
  type BodyOf,
  type Change,
  type ChangeOf,
  type Path,
  type PathOf,
  type Query,
  type QueryOf,
} from './contract/route.ts';
export { keepPicture, pictureIds, readPicture, readUpload, type ReadPicture, type Upload } from './pictures/picture.ts';
export { readPictures, type UploadedPictures } from './pictures/uploaded-pictures.ts';
export { isPrivatePictureOf, PRIVATE_PICTURE, privatePicture, readPrivatePicture } from './pictures/private-picture.ts';
export { addressKey } from './request/rates.ts';
export { limitLog, securityLog, type SecurityEvent, type SecurityLog } from './request/security-log.ts';
export { reader, snake, writer } from './contract/wire.ts';
export { httpApp, quietOptions, type HttpApp, type HttpAppOptions } from './server/http-app.ts';
export type { ModuleManifest, ModuleSettings } from './server/manifest.ts';
export { HttpModule } from './server/http.module.ts';
export { imageUrl } from './server/image.controller.ts';
export { RouteBook, type Route } from './contract/route-book.ts';
export { upToVersion } from './server/versions.ts';
export { storePorts } from './server/store-ports.ts';
export { openApi, type OpenApi, type Operation } from './openapi/openapi.ts';
