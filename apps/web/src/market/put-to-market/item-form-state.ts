import type { useApiForm } from '../../forms/form.ts';
import type { ItemTyped, ItemValues } from './item.ts';

/** The form of an item, as its fields take it. */
export type ItemFormState = ReturnType<typeof useApiForm<ItemTyped, ItemValues, 'put-to-market'>>;
