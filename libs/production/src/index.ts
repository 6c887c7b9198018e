// The browser's door: schemas of the forms and the types of what is answered; nothing that reads the catalogues.
export type {
  ProductAttributes,
  ProductCategoryAttributes,
  ProductionTypeAttributes,
  VarietyAttributes,
} from './catalogue/catalogue.wire.ts';
export {
  FollowedPractices,
  followedPracticesCommands,
  type FollowedPracticesCommand,
  type FollowedPracticesForm,
} from './followed-practices/followed-practices.commands.ts';
export type { FollowedPracticesAttributes } from './followed-practices/followed-practices.wire.ts';
export { productionRefusals } from './refusals.ts';
