import { Controller, Get, Inject } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  FromQuery,
  Id,
  query,
  Records,
  RequestHeaders,
  recordsQuery,
  resource,
  Summary,
  Tagged,
  type Answer,
  type QueryOf,
  type RequestContext,
} from '@terroir/http';
import { plotView } from '../plot/plot.view.ts';
import { TaskSearch } from '../task/task-search.ts';
import { plannedOf } from '../task/task.view.ts';
import { zoneView } from '../zone/zone.view.ts';
import { Zones } from '../zone/zones.ts';
import { seasonsOf, type SeasonTask } from './seasons.ts';
import { seasonShape } from './season.wire.ts';

const season = resource('season', seasonShape, { versioned: false });
const allow = ['producer', 'plan_level_1'] as const;
const asOfQuery = query({ asOf: recordsQuery.schema.shape.asOf });
type AsOfQuery = QueryOf<typeof asOfQuery>;

const description =
  'The latest first. It follows from the tasks that are located there, with the days on which they fall or were done, and from the produces that they name. A place without tasks has no years.';

/** What grew at a plot or zone, year by year. */
@Controller('api/v1')
@Tagged('Seasons', 'What grew and what was done at a plot or zone, by year.')
export class SeasonsController {
  constructor(
    @Inject(TaskSearch) private readonly search: TaskSearch,
    @Inject(Zones) private readonly zones: Zones,
    @Inject(Records) private readonly records: Records,
  ) {}

  @Get('plots/:id/seasons')
  @Allow(...allow)
  @Answers([season])
  @RequestHeaders('X-Min-Position')
  @Summary('The years of a plot and of its zones', description)
  async ofPlot(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromQuery(asOfQuery) { asOf }: AsOfQuery,
  ): Promise<Answer> {
    await this.records.one(context, plotView, id, asOf);
    const zones = (await this.zones.ofPlots(context, [id], asOf)).get(id) ?? [];
    return this.#answer(context, [id, ...zones.map(({ key }) => key)], asOf);
  }

  @Get('zones/:id/seasons')
  @Allow(...allow)
  @Answers([season])
  @RequestHeaders('X-Min-Position')
  @Summary('The years of a zone', description)
  async ofZone(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromQuery(asOfQuery) { asOf }: AsOfQuery,
  ): Promise<Answer> {
    await this.records.one(context, zoneView, id, asOf);
    return this.#answer(context, [id], asOf);
  }

  async #answer(context: RequestContext, places: readonly string[], asOf: string | undefined): Promise<Answer> {
    const tasks: SeasonTask[] = [];
    for await (const { key, row } of this.search.at(context, places, asOf))
      tasks.push({ id: key, name: row.name, produceIds: row.produceIds, planned: plannedOf(row) });
    return season.list(seasonsOf(tasks).map((attributes) => ({ id: attributes.year, attributes })));
  }
}
