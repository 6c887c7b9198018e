import { body, recordController, resource } from '@terroir/http';
import { Zone } from './zone.commands.ts';
import { zone } from './zone.decider.ts';
import { zoneView } from './zone.view.ts';
import { zoneShape, zoneTexts } from './zone.wire.ts';

export const ZoneController = recordController({
  noun: 'Zone',
  path: 'zones',
  one: 'a zone',
  many: 'zones',
  allow: ['producer', 'plan_level_1'],
  decider: zone,
  view: zoneView,
  body: body('zone', Zone, zoneTexts),
  resource: resource('zone', zoneShape),
  attributes: ({ name, recordedAt }) => ({ name, recordedAt }),
});
