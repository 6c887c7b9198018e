import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import { useReadings } from '../../pictures/use-readings.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import type { SendOptions } from '../../api/client.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { RecordRow } from '../../records/record.ts';
import { useRecordWrites, type RecordWrites } from '../../records/use-record-writes.ts';
import { useProfile } from '../../session/profile.ts';
import { nameOf, plotSource, zoneSource, type PlotRow, type ZoneRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import {
  areaEntry,
  areaRow,
  atFormFields,
  blankArea,
  plotBody,
  plotTyped,
  zoneBody,
  zoneTyped,
  type AreaTyped,
} from './area-entry.ts';
import { NameFields, ZoneFields, type AreaForm } from './area-fields.tsx';
import { AreaImage } from './area-image.tsx';
import type { Subject } from './session.ts';
import { useAreaFacts } from './use-area-facts.tsx';
import type { LonLat } from '@terroir/ui-kit/map';

/** What was drawn, and the picture of it; none where only the words are changed, or no picture could be taken. */
export interface Drawn {
  readonly ring: readonly LonLat[] | null;
  readonly picture: Upload | null;
}

export interface AreaDialogProps {
  subject: Subject;
  drawn: Drawn;
  types: readonly ZoneType[];
  /** `stored`: whether it was saved. */
  onDone: (stored: boolean) => void;
}

/** Puts what was drawn into the form of a stored area, as a change of it. */
function DrawnFields({ form, drawn: { ring, picture } }: { form: AreaForm; drawn: Drawn }) {
  const { setValue } = form;
  useEffect(() => {
    if (ring) setValue('coordinates', [...ring], { shouldDirty: true });
    if (picture) setValue('image', picture, { shouldDirty: true });
  }, [setValue, ring, picture]);
  return null;
}

const isUpload = ({ image }: AreaTyped) => typeof image === 'object' && image !== null;

/** What the dialogs of plots and of zones share. */
function useAreaDialog(drawn: Drawn) {
  const readings = useReadings();
  const upload = useUpload();
  const account = useProfile().data?.id ?? '';
  return {
    account,
    readings,
    upload,
    shared: {
      texts: 'land-manage' as const,
      blank: { ...blankArea, coordinates: [...(drawn.ring ?? [])], image: drawn.picture },
      atFormFields,
      // An outline belongs to the map that it was drawn on, and a picture is too large.
      secret: ['image' as const, 'coordinates' as const],
      settled: readings.settled,
      staysWhileSending: isUpload,
      inFront: true,
      send: async <Row,>(values: AreaTyped, send: (options: SendOptions) => Promise<Row>): Promise<Row> =>
        isUpload(values) ? upload.run(send) : send({}),
    },
  };
}

/** Saves a plot that was drawn or redrawn, or its words alone. */
export function PlotDialog({
  subject,
  drawn,
  onDone,
}: Omit<AreaDialogProps, 'subject' | 'types'> & { subject: Subject & { kind: 'plot' } }) {
  const t = useTexts('land-manage');
  const writes = quiet<PlotRow>(useRecordWrites(plotSource, nameOf));
  const factsOf = useAreaFacts('plot', noTypes);
  const { account, readings, upload, shared } = useAreaDialog(drawn);
  const row = subject.plot;
  return (
    <RecordDialog
      {...shared}
      source={plotSource}
      writes={writes}
      row={row}
      title={row ? t('dialog.plot', { what: row.name }) : t('dialog.newPlot')}
      schema={areaEntry('plot')}
      valuesOf={plotTyped}
      write={(values, id, before) => ({
        row: {
          ...areaRow(values, before),
          id,
          version: before?.version ?? null,
          zones: before?.zones ?? [],
        },
        body: plotBody(values, before),
      })}
      factsOf={factsOf}
      draft={`${account}:land:plot:${row?.id ?? 'new'}`}
      onDone={(stored) => onDone(stored !== null)}
    >
      {(form) => (
        <>
          {row ? <DrawnFields form={form} drawn={drawn} /> : null}
          <NameFields form={form} />
          <AreaImage form={form} onReading={readings.add} progress={upload.percent} onCancel={upload.stop} />
        </>
      )}
    </RecordDialog>
  );
}
const noTypes: readonly ZoneType[] = [];

/** Saves a zone that was drawn or redrawn, or its words alone. */
export function ZoneDialog({
  subject,
  drawn,
  types,
  onDone,
}: Omit<AreaDialogProps, 'subject'> & { subject: Subject & { kind: 'zone' } }) {
  const t = useTexts('land-manage');
  const writes = quiet<ZoneRow>(useRecordWrites(zoneSource, nameOf));
  const factsOf = useAreaFacts('zone', types);
  const { account, readings, upload, shared } = useAreaDialog(drawn);
  const { plot, zone } = subject;
  return (
    <RecordDialog
      {...shared}
      source={zoneSource}
      writes={writes}
      row={zone}
      title={zone ? t('dialog.zone', { what: zone.name }) : t('dialog.newZone', { plot: plot.name })}
      schema={areaEntry('zone')}
      valuesOf={zoneTyped}
      write={(values, id, before) => {
        const type = types.find((one) => one.id === values.zoneTypeId);
        const soils = type?.soilTypes ?? [];
        const soil = soils.find((one) => one.id === values.additionalFields.soilType);
        const zoneType = { id: values.zoneTypeId, name: type?.name ?? '', identifier: type?.identifier ?? '' };
        const next = {
          ...areaRow(values, before),
          id,
          version: before?.version ?? null,
          plotId: plot.id,
          zoneTypeId: values.zoneTypeId,
          zoneType,
          zoneTypeIdentifier: zoneType.identifier,
          additionalFields:
            soils.length > 0
              ? { soilType: soil ? { id: soil.id, name: soil.name } : null, soilPh: values.additionalFields.soilPh }
              : null,
          tags: values.tags,
          outsidePlot: false,
        };
        return { row: next, body: zoneBody(values, before, plot.id, soils.length > 0) };
      }}
      factsOf={factsOf}
      draft={`${account}:land:zone:${zone?.id ?? 'new'}`}
      onDone={(stored) => onDone(stored !== null)}
    >
      {(form) => (
        <>
          {zone ? <DrawnFields form={form} drawn={drawn} /> : null}
          <NameFields form={form} />
          <ZoneFields form={form} types={types} />
          <AreaImage form={form} onReading={readings.add} progress={upload.percent} onCancel={upload.stop} />
        </>
      )}
    </RecordDialog>
  );
}

/** A banner says that it was created. */
const quiet = <Row extends RecordRow>(writes: RecordWrites<Row>): RecordWrites<Row> => ({
  ...writes,
  save: (saving) => writes.save({ ...saving, quiet: true }),
});
