import { Controller, Get } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  Catalogue,
  catalogue,
  cataloguesTag,
  resource,
  Summary,
  Tagged,
  type Answer,
  type RequestContext,
} from '@terroir/http';
import {
  localizedInputCategories,
  localizedOutputCategories,
  localizedUnits,
  type LocalizedCategory,
} from '@terroir/reference';
import { categoryShape, measuredUnitShape } from './category.wire.ts';

const inputCategories = resource('input_category', categoryShape);
const outputCategories = resource('output_category', categoryShape);
const units = resource('unit', measuredUnitShape);

/** The catalogues that forms choose from, in the reader's language. */
@Controller('api/v1')
@Tagged(...cataloguesTag)
export class CategoryController {
  @Get('input_categories')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([inputCategories])
  @Summary(
    'What a producer may spend on, with the units of each',
    'Categories by realm, each with its subcategories; `keywords` are other words that people call them by.',
  )
  inputs(@Asking() { language }: RequestContext): Answer {
    return inputsIn(language);
  }

  @Get('output_categories')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([outputCategories])
  @Summary(
    'What a producer may earn from, with the units of each',
    'Categories by realm, each with its subcategories; `keywords` are other words that people call them by.',
  )
  outputs(@Asking() { language }: RequestContext): Answer {
    return outputsIn(language);
  }

  @Get('units')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([units])
  @Summary(
    'Every unit that a quantity may be in',
    'One of a unit is `factor` of the unit `base_unit_id`: a pound is `0.45359237` of a `kilogram`. The factor is a decimal string, every digit of it exact by the definition of the unit. Two units of one `unit_type` convert by the quotient of their factors. Both are null where nobody can know how much one holds, as of a bag or a bale. The units of a subcategory come with it in the catalogues of categories.',
  )
  units(@Asking() { language }: RequestContext): Answer {
    return unitsIn(language);
  }
}

const categoryRecord = ({ id, name, keywords, realm, subcategories }: LocalizedCategory) => ({
  id,
  attributes: {
    name,
    keywords: [...keywords],
    realm,
    subcategories: subcategories.map((subcategory) => ({
      ...subcategory,
      keywords: [...subcategory.keywords],
      units: [...subcategory.units],
    })),
  },
});

const inputsIn = catalogue((language) => inputCategories.list(localizedInputCategories(language).map(categoryRecord)));
const outputsIn = catalogue((language) =>
  outputCategories.list(localizedOutputCategories(language).map(categoryRecord)),
);
const unitsIn = catalogue((language) =>
  units.list(localizedUnits(language).map(({ id, ...attributes }) => ({ id, attributes }))),
);
