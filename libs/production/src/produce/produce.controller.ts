import { Inject } from '@nestjs/common';
import { body, DOCUMENTS, importable, recordController, resource, type RequestContext } from '@terroir/http';
import type { ReadModels } from '@terroir/store';
import { produceAttributes } from './produce.attributes.ts';
import { Produce } from './produce.commands.ts';
import { produce } from './produce.decider.ts';
import { produceTexts } from './produce.texts.ts';
import { produceView } from './produce.view.ts';
import { produceShape } from './produce.wire.ts';
import { producerTimeZoneView, type ProducerTimeZoneRow } from './producer-time-zone.view.ts';

/** Token of the installation's IANA time zone, which holds for companies without an address. */
export const TIME_ZONE = Symbol('timeZone');

const records = importable(
  recordController({
    noun: 'Produce',
    path: 'produces',
    one: 'a produce',
    many: 'produces',
    allow: ['producer', 'plan_level_1'],
    decider: produce,
    view: produceView,
    pictures: ['image'],
    body: body('produce', Produce, produceTexts),
    resource: resource('produce', produceShape),
    attributes: produceAttributes,
  }),
);

export class ProduceController extends records {
  @Inject(DOCUMENTS) private readonly documents!: ReadModels;
  @Inject(TIME_ZONE) private readonly defaultTimeZone!: string;

  /** Adds the zone of the company: the windows of the dates are counted from its today. */
  override async complete({ companyId }: RequestContext, data: object): Promise<object> {
    const place = await this.documents.get<ProducerTimeZoneRow>(producerTimeZoneView, companyId);
    return { ...data, timeZone: place?.row.timeZone ?? this.defaultTimeZone };
  }
}
