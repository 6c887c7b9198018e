import { Inject, Injectable } from '@nestjs/common';
import type { PlotEvent } from '@terroir/events';
import { EVENT_LOG, type RequestContext } from '@terroir/http';
import { keptFields } from '@terroir/kernel';
import type { EventLog } from '@terroir/store';
import { stateOf } from '../area/state-of.ts';
import type { Ring } from '../geometry/index.ts';
import { PlotOutlines } from '../zone/plot-outlines.ts';
import { plot, type PlotFields } from './plot.decider.ts';

@Injectable()
export class Plots extends PlotOutlines {
  constructor(@Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'readStream'>) {
    super();
  }

  override async of(context: RequestContext, plotId: string): Promise<Ring | null> {
    const state = await stateOf<PlotFields, PlotEvent>(this.log, plot, context, plotId);
    return keptFields(state)?.coordinates ?? null;
  }
}
