import { Controller, Inject, Post } from '@nestjs/common';
import type { AreaStyle } from '@terroir/events';
import {
  Allow,
  Answers,
  Asking,
  body,
  Commands,
  COMMANDS_AT_ONCE,
  FromBody,
  manyCommands,
  RefusalError,
  resource,
  Summary,
  Tagged,
  type Answer,
  type BodyOf,
  type RecordOf,
  type RequestContext,
} from '@terroir/http';
import { causeOf, firstOf, keptFields, refuse } from '@terroir/kernel';
import { styleAttributes } from '../area/area.wire.ts';
import { plot } from '../plot/plot.decider.ts';
import { PlotOutlines } from '../zone/plot-outlines.ts';
import { zone } from '../zone/zone.decider.ts';
import { FeaturesStyle } from './features-style.commands.ts';
import { featuresStyleTexts } from './features-style.texts.ts';
import { styledFeatureShape } from './features-style.wire.ts';

const features = body('features', FeaturesStyle, featuresStyleTexts);
const styledFeature = resource('styled_feature', styledFeatureShape);
type Styled = RecordOf<typeof styledFeatureShape>;

interface Feature {
  readonly featureType: 'plot' | 'zone';
  readonly id: string;
  readonly style: AreaStyle | null;
}

/** Styles several plots and zones at once. */
@Controller('api/v1/features_style')
@Tagged('Styles', 'How plots and zones are drawn on the map.')
export class FeaturesStyleController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(PlotOutlines) private readonly plots: PlotOutlines,
  ) {}

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers([styledFeature], 200)
  @Summary(
    'Styles plots and zones',
    'Nothing is changed where one of them is not found or a style is wrong. Each that changes has a new version, and only those are answered. A `priority` that is sent is ignored: the layer follows from the area.',
  )
  async style(@Asking() context: RequestContext, @FromBody(features) sent: BodyOf<typeof features>): Promise<Answer> {
    const named = [...listed('plot', sent.plots), ...listed('zone', sent.zones)];
    return manyCommands.inTurn(context.accountId, async () => {
      await inParts(named, (feature) => this.rehearse(context, feature));
      const newId = () => context.newId();
      const cause = causeOf('bulk', newId());
      const leading = context.under(firstOf(cause), context.resumed, newId);
      const behind = context.under(cause, context.resumed, newId);
      const changed: Styled[] = [];
      // The first that changes leads the others in the history.
      let rest = named;
      while (changed.length === 0 && rest.length > 0) {
        const [first, ...others] = rest as [Feature, ...Feature[]];
        rest = others;
        changed.push(...(await this.send(leading, first)));
      }
      changed.push(...(await inParts(rest, (feature) => this.send(behind, feature))).flat());
      return styledFeature.list(changed);
    });
  }

  /** @throws RefusalError not_found */
  private async rehearse(context: RequestContext, { featureType, id, style }: Feature): Promise<void> {
    if (featureType === 'plot') {
      await this.commands.rehearse(context, plot, id, { type: 'StylePlot', data: { style } });
      return;
    }
    const { state } = await this.commands.rehearse(context, zone, id, { type: 'StyleZone', data: { style } });
    const plotId = keptFields(state)?.plotId;
    // A zone went with its plot.
    if (plotId === undefined || (await this.plots.of(context, plotId)) === null)
      throw new RefusalError(refuse('not_found'));
  }

  /** The feature as it is answered; nothing where it was so before. */
  private async send(context: RequestContext, { featureType, id, style }: Feature): Promise<readonly Styled[]> {
    const { state, events, revision } =
      featureType === 'plot'
        ? await this.commands.send(context, plot, id, { type: 'StylePlot', data: { style } })
        : await this.commands.send(context, zone, id, { type: 'StyleZone', data: { style } });
    const { fields } = state;
    if (events.length === 0 || fields === null) return [];
    return [{ id, revision, attributes: { featureType, style: styleAttributes(fields.style, fields.area) } }];
  }
}

const listed = (featureType: Feature['featureType'], styles: BodyOf<typeof features>['plots']): readonly Feature[] =>
  Object.entries(styles ?? {}).map(([id, style]) => ({ featureType, id, style }));

/** What becomes of each, so many at a time. */
async function inParts<Result>(
  all: readonly Feature[],
  each: (feature: Feature) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < all.length; at += COMMANDS_AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + COMMANDS_AT_ONCE).map(each))));
  return results;
}
