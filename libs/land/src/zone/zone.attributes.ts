import type { ZoneEvent } from '@terroir/events';
import type { StandingRecord } from '@terroir/kernel';
import { soilType, zoneType, type Language } from '@terroir/reference';
import { areaAttributes } from '../area/area.attributes.ts';
import type { ZoneAttributes } from './zone.wire.ts';

type ZoneRecord = StandingRecord<'Zone', ZoneEvent> & { readonly outsidePlot?: boolean };

/** A zone as it is answered. The catalogues keep every id they ever gave out; an unknown one names itself. */
export function zoneAttributes(record: ZoneRecord, language: Language): ZoneAttributes {
  const { zoneTypeId, soilType: soil, soilPh } = record;
  const { identifier, name } = zoneType(zoneTypeId) ?? { identifier: zoneTypeId, name: null };
  const hasSoil = (soil ?? null) !== null || (soilPh ?? null) !== null;
  return {
    ...areaAttributes(record),
    plotId: record.plotId,
    zoneTypeId,
    zoneType: { id: zoneTypeId, name: name?.[language] ?? zoneTypeId, identifier },
    zoneTypeIdentifier: identifier,
    additionalFields: hasSoil
      ? {
          soilType: soil ? { id: soil, name: soilType(soil)?.name[language] ?? soil } : null,
          soilPh: soilPh ?? null,
        }
      : null,
    tags: [...record.tags],
    outsidePlot: record.outsidePlot ?? false,
  };
}
