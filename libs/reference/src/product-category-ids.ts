import { productCategoryTable } from './product-categories.data.ts';
import type { ProductCategoryId } from './product-tables.ts';

/** The thirteen food categories by their ids, in the order in which they are offered; without their products, for the browser. */
export const productCategoryIds = Object.keys(productCategoryTable) as readonly ProductCategoryId[];
