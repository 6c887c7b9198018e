import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@terroir/events';
import { DOCUMENTS, NOW } from '@terroir/http';
import { addDays, dateIn } from '@terroir/kernel';
import type { ReadModels } from '@terroir/store';
import { CompanyTimeZones } from '../company/company-time-zones.ts';
import { plotView, type PlotRow } from '../plot/plot.view.ts';
import { TaskSearch } from '../task/task-search.ts';
import type { TaskRow } from '../task/task.view.ts';
import { zoneView, type ZoneRow } from '../zone/zone.view.ts';
import { tasksCalendar } from './tasks-calendar.ts';

/** What ended so many days ago is in no calendar any more. */
const KEPT_DAYS = 365;

/** Tasks that are written before other calls have their turn. */
const AT_ONCE = 50;

/** Writes the tasks of companies as calendars. */
@Injectable()
export class CalendarFeeds {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(NOW) private readonly now: () => string,
    @Inject(CompanyTimeZones) private readonly timeZones: CompanyTimeZones,
    @Inject(TaskSearch) private readonly search: TaskSearch,
  ) {}

  /** An iCalendar file, in the language of who made the link. */
  async of(companyId: string, language: Language): Promise<string> {
    const now = this.now();
    const timeZone = await this.timeZones.of(companyId);
    const tasks: TaskRow[] = [];
    const since = addDays(dateIn(timeZone, now), -KEPT_DAYS);
    for await (const task of this.search.from(companyId, since)) tasks.push(task);
    const parts: string[] = [];
    const places = await this.#placesOf(companyId, tasks);
    for (const part of tasksCalendar({ tasks, places, timeZone, language, now })) {
      parts.push(part);
      if (parts.length % AT_ONCE === 0) await turn();
    }
    return parts.join('');
  }

  async #placesOf(companyId: string, tasks: readonly TaskRow[]): Promise<ReadonlyMap<string, string>> {
    const pins = tasks.flatMap(({ locations }) => locations);
    const idsOf = (type: string) => [
      ...new Set(pins.flatMap(({ locatableId, locatableType }) => (locatableType === type ? locatableId : []))),
    ];
    const [plots, zones] = await Promise.all([
      this.documents.getMany<PlotRow>(plotView, idsOf('Plot')),
      this.documents.getMany<ZoneRow>(zoneView, idsOf('Zone')),
    ]);
    const own = [...plots, ...zones].filter(({ row }) => row.companyId === companyId);
    return new Map(own.map(({ key, row }) => [key, row.name]));
  }
}
