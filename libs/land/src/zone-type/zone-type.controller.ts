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
import { localizedZoneTypes, type LocalizedLandEntry } from '@terroir/reference';
import { zoneTypeShape } from './zone-type.wire.ts';

const zoneTypeRecord = resource('zone_type', zoneTypeShape);

/** What the form of a zone chooses from, in the reader's language. */
@Controller('api/v1')
@Tagged(...cataloguesTag)
export class ZoneTypeController {
  @Get('zone_types')
  @Allow('producer', 'plan_level_1')
  @Catalogue()
  @Answers([zoneTypeRecord])
  @Summary(
    'What a zone of a plot is used as',
    '`soil_types` are those that a zone of this type may have: only cropland has any. `keywords` are its name in the other language and other words that people call it by.',
  )
  zoneTypes(@Asking() { language }: RequestContext): Answer {
    return zoneTypesIn(language);
  }
}

const named = ({ id, name, keywords }: LocalizedLandEntry) => ({ id, name, keywords: [...keywords] });

const zoneTypesIn = catalogue((language) =>
  zoneTypeRecord.list(
    localizedZoneTypes(language).map(({ id, name, identifier, keywords, soilTypes }) => ({
      id,
      attributes: { name, identifier, keywords: [...keywords], soilTypes: soilTypes.map(named) },
    })),
  ),
);
