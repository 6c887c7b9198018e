import { Controller, Get } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  Catalogue,
  catalogue,
  cataloguesTag,
  FromQuery,
  query,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import {
  localizedProduct,
  localizedProductCategories,
  localizedProductionTypes,
  localizedVarieties,
  product,
  products,
} from '@terroir/reference';
import { z } from 'zod';
import {
  productAttributes,
  productCategoryShape,
  productionTypeShape,
  productShape,
  varietyShape,
} from './catalogue.wire.ts';

const productCategoryRecord = resource('product_category', productCategoryShape);
const productRecord = resource('product', productShape);
const varietyRecord = resource('variety', varietyShape);
const productionTypeRecord = resource('production_type', productionTypeShape);

const KEYWORDS = '`keywords` are its name in the other language and other words that people call it by.';

const varietiesQuery = query(
  {
    productId: z
      .string()
      .refine((id) => product(id) !== undefined, { params: { rule: 'product_unknown' } })
      .optional(),
  },
  {
    product_id: {
      en: 'Product',
      fr: 'Produit',
      rules: {
        product_unknown: {
          en: 'This product is not in the list of products. Choose from the list.',
          fr: 'Ce produit n’est pas dans la liste des produits. Choisissez dans la liste.',
        },
      },
    },
  },
);

/** What the form of a produce chooses from, in the reader's language. */
@Controller('api/v1')
@Tagged(...cataloguesTag)
export class CatalogueController {
  @Get('product_categories')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([productCategoryRecord])
  @Summary('The food categories, with the products of each', KEYWORDS)
  productCategories(@Asking() { language }: RequestContext): Answer {
    return productCategoriesIn(language);
  }

  @Get('products')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([productRecord])
  @Summary(
    'Every product, category by category',
    `The months are those of southern Québec, from the first to the last of the season. Of typical units the first is what a form proposes. ${KEYWORDS}`,
  )
  products(@Asking() { language }: RequestContext): Answer {
    return productsIn(language);
  }

  @Get('varieties')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([varietyRecord])
  @Summary(
    'The varieties of one product, or of all',
    `The last one of a product has \`catch_all\`: it is whatever the list does not name. Without \`product_id\` every variety is answered, product by product. An unknown product is refused. ${KEYWORDS}`,
  )
  varieties(
    @Asking() { language }: RequestContext,
    @FromQuery(varietiesQuery) { productId }: QueryOf<typeof varietiesQuery>,
  ): Answer {
    return varietiesIn(language, productId ?? '');
  }

  @Get('production_types')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([productionTypeRecord])
  @Summary(
    'How a produce comes about',
    `Certified organic, in a greenhouse, gathered in the wild and others. ${KEYWORDS}`,
  )
  productionTypes(@Asking() { language }: RequestContext): Answer {
    return productionTypesIn(language);
  }
}

/** An entry as a record: its `id` beside the rest, which are its attributes. */
const asRecord = <Entry extends { readonly id: string; readonly keywords: readonly string[] }>(entry: Entry) => {
  const { id, keywords, ...rest } = entry;
  return { id, attributes: { ...rest, keywords: [...keywords] } };
};

const productCategoriesIn = catalogue((language) =>
  productCategoryRecord.list(
    localizedProductCategories(language).map((entry) => asRecord({ ...entry, products: [...entry.products] })),
  ),
);
const productsIn = catalogue((language) =>
  productRecord.list(
    products.map((entry) => ({
      id: entry.id,
      attributes: productAttributes(localizedProduct(entry, language), entry.category.name[language]),
    })),
  ),
);
const varietiesIn = catalogue((language, productId) =>
  varietyRecord.list(localizedVarieties(productId || null, language).map(asRecord)),
);
const productionTypesIn = catalogue((language) =>
  productionTypeRecord.list(localizedProductionTypes(language).map(asRecord)),
);
