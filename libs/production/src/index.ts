// The browser's door: schemas of the forms and the types of what is answered; nothing that reads the catalogues.
export type {
  ProductAttributes,
  ProductCategoryAttributes,
  ProductionTypeAttributes,
  VarietyAttributes,
} from './catalogue/catalogue.wire.ts';
export {
  Certification,
  CertificationChange,
  certificationCommands,
  isInOrder,
  type CertificationChangeForm,
  type CertificationCommand,
  type CertificationForm,
} from './certification/certification.commands.ts';
export type { CertificationAttributes } from './certification/certification.wire.ts';
export {
  FollowedPractices,
  followedPracticesCommands,
  type FollowedPracticesCommand,
  type FollowedPracticesForm,
} from './followed-practices/followed-practices.commands.ts';
export type { FollowedPracticesAttributes } from './followed-practices/followed-practices.wire.ts';
export { productionRefusals } from './refusals.ts';
