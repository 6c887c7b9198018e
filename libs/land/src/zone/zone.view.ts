import { zoneEvents, type ZoneEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The zones of all companies, one row each. */
export const zoneView = recordView<'Zone', ZoneEvent>({
  name: 'zone',
  version: 1,
  noun: 'Zone',
  events: zoneEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'name',
});
