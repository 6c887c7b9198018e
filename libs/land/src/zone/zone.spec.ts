import { describe, expect, test } from '@jest/globals';
import type { ZoneEvent } from '@terroir/events';
import { given } from '@terroir/kernel';
import { Zone, type ZoneCommand } from './zone.commands.ts';
import { zone } from './zone.decider.ts';

const zoneId = 'id-0';
const fields = { name: 'Le rang 4' };
const recorded: ZoneEvent = { type: 'ZoneRecorded', data: { zoneId, ...fields } };
const record: ZoneCommand = { type: 'RecordZone', data: fields };

describe('recording a zone', () => {
  test('says what was entered', () => given(zone).when(record).then(recorded));
  test('happens once for an id', () => given(zone, [recorded]).when(record).nothing());
  test('holds the fields that the specification names', () =>
    expect(Object.keys(Zone.shape)).toEqual([
      'name',
      'the fields of the specification: declare them in events/src/land.ts',
    ]));
});
