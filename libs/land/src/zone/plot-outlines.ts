import type { RequestContext } from '@terroir/http';
import type { Ring } from '../geometry/index.ts';

/** What zones ask of plots. */
export abstract class PlotOutlines {
  /** The outline of a plot as the log has it at this moment; null where there is none, it is removed, or another company's. */
  abstract of(context: RequestContext, plotId: string): Promise<Ring | null>;
}
