import { body, recordController, resource } from '@terroir/http';
import { Plot } from './plot.commands.ts';
import { plot } from './plot.decider.ts';
import { plotView } from './plot.view.ts';
import { plotShape, plotTexts } from './plot.wire.ts';

export const PlotController = recordController({
  noun: 'Plot',
  path: 'plots',
  one: 'a plot',
  many: 'plots',
  allow: ['producer', 'plan_level_1'],
  decider: plot,
  view: plotView,
  body: body('plot', Plot, plotTexts),
  resource: resource('plot', plotShape),
  attributes: ({ name, recordedAt }) => ({ name, recordedAt }),
});
