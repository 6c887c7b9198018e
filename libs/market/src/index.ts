// The browser's door: schemas of the forms and the types of what is answered.
export {
  Item,
  ITEM_LIMITS,
  ItemChange,
  itemCommands,
  type ItemChangeForm,
  type ItemCommand,
  type ItemForm,
} from './item/item.commands.ts';
export type { ItemAttributes } from './item/item.wire.ts';
export type { ItemPageAttributes, ItemPageChange } from './page/item-page.wire.ts';
export { marketRefusals } from './refusals.ts';
