import { Controller, Get } from '@nestjs/common';
import type { Language } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  resource,
  Summary,
  Tagged,
  written,
  type Answer,
  type RequestContext,
} from '@terroir/http';
import {
  localizedInputCategories,
  localizedOutputCategories,
  localizedUnits,
  type LocalizedCategory,
} from '@terroir/reference';
import { categoryShape, unitShape } from './category.wire.ts';

const inputCategories = resource('input_category', categoryShape);
const outputCategories = resource('output_category', categoryShape);
const units = resource('unit', unitShape);

/** The catalogues that forms choose from, in the reader's language. */
@Controller('api/v1')
@Tagged('Catalogues', 'What forms choose from, in the language of the caller.')
export class CategoryController {
  @Get('input_categories')
  @Allow('producer', 'plan_level_1')
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
  @Answers([units])
  @Summary(
    'Every unit that a quantity may be in',
    'The units of a subcategory come with it in the catalogues of categories.',
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

/** The catalogues do not change while the process runs, so each is made once in a language. */
function onceIn(make: (language: Language) => Answer): (language: Language) => Answer {
  const made = new Map<Language, Answer>();
  return (language) => {
    const answer = made.get(language) ?? written(make(language));
    made.set(language, answer);
    return answer;
  };
}
const inputsIn = onceIn((language) => inputCategories.list(localizedInputCategories(language).map(categoryRecord)));
const outputsIn = onceIn((language) => outputCategories.list(localizedOutputCategories(language).map(categoryRecord)));
const unitsIn = onceIn((language) =>
  units.list(localizedUnits(language).map(({ id, ...attributes }) => ({ id, attributes }))),
);
