import { Inject, Injectable } from '@nestjs/common';
import type { PlotEvent, ZoneEvent } from '@terroir/events';
import { DOCUMENTS, EVENT_LOG, Reads, type RequestContext } from '@terroir/http';
import type { RecordState } from '@terroir/kernel';
import type { EventLog, ReadModels } from '@terroir/store';
import type { z } from 'zod';
import { stateOf } from '../area/state-of.ts';
import { plot, type PlotFields } from '../plot/plot.decider.ts';
import { zone, type ZoneFields } from '../zone/zone.decider.ts';
import { taskProduceView, type TaskProduceRow } from './task-produce.view.ts';
import type { Task } from './task.commands.ts';

type Form = Partial<Pick<z.output<typeof Task>, 'produceIds' | 'locations'>>;

/** What a form names that the company does not have. */
export interface UnknownReferences {
  readonly unknownProduces?: readonly string[];
  /** By id: the name of one that was removed, null for one that is not the company's. */
  readonly unknownPlaces?: Readonly<Record<string, string | null>>;
}

/** Finds out which of the ids that a task names are none of the asking company's. */
@Injectable()
export class TaskReferences {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'head' | 'readStream'>,
    @Inject(Reads) private readonly reads: Reads,
  ) {}

  /** @throws RefusalError unavailable when the read models are more than 2 s late */
  async unknownIn(context: RequestContext, { produceIds = [], locations = [] }: Form): Promise<UnknownReferences> {
    const plotOf = (id: string) => stateOf<PlotFields, PlotEvent>(this.log, plot, context, id);
    const places = await Promise.all(
      locations.map(async ({ locatableId: id, locatableType }) => {
        if (locatableType === 'Plot') return missing(id, await plotOf(id), false);
        const state = await stateOf<ZoneFields, ZoneEvent>(this.log, zone, context, id);
        // A zone goes with its plot.
        return missing(id, state, state.fields !== null && (await plotOf(state.fields.plotId)).removed);
      }),
    );
    const unknown = places.filter((place) => place !== null);
    return {
      ...(produceIds.length > 0 && { unknownProduces: await this.#unknownProduces(context, produceIds) }),
      ...(unknown.length > 0 && { unknownPlaces: Object.fromEntries(unknown) }),
    };
  }

  /** One that is not found may have been recorded a moment ago: it is looked for again once all that was recorded by now is read. */
  async #unknownProduces(context: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
    const missing = await this.#missing(context, ids);
    if (missing.length === 0) return missing;
    await this.reads.upTo(context.needing(await this.log.head()), taskProduceView);
    return this.#missing(context, missing);
  }

  async #missing({ companyId }: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
    const found = await this.documents.getMany<TaskProduceRow>(taskProduceView, ids);
    const own = found.filter(({ row }) => row.companyId === companyId && !row.removed);
    const known = new Set(own.map(({ key }) => key));
    return ids.filter((id) => !known.has(id));
  }
}

/** The id of a plot or zone that is not there, with its name where it was removed; null for one that is. */
function missing(
  id: string,
  { fields, removed }: RecordState<{ readonly name: string }>,
  isGone: boolean,
): readonly [id: string, name: string | null] | null {
  if (fields === null) return [id, null];
  return removed || isGone ? [id, fields.name] : null;
}
