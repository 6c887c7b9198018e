import { useQuery } from '@tanstack/react-query';
import { Button, Card, FileDropField, Stack } from '@terroir/ui-kit';
import { useEffect, useRef } from 'react';
import { PageSkeleton } from '../../api/page-skeleton.tsx';
import { Failed, FailedQuery } from '../../api/query-state.tsx';
import { useUnsaved } from '../../forms/unsaved.ts';
import { geoLimits } from '../../geo-files/geo-file.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { FormerImports } from '../../imports/former-imports.tsx';
import { ResultStep } from '../../imports/result-step.tsx';
import { useSending } from '../../imports/use-sending.ts';
import { useFormat } from '../../session/use-format.ts';
import { landKey, type PlotRow } from '../../places/area.ts';
import { useLand } from '../areas/use-land.ts';
import { zoneTypesQuery, type ZoneType } from '../areas/zone-types.ts';
import { landHref } from '../tabs.ts';
import { rowsOf, type AreaRow } from './area-rows.ts';
import type landFiles from './land-files.en.json';
import { OutlinesStep } from './outlines-step.tsx';
import { sendAreas } from './send-areas.ts';
import { useCandidates } from './use-candidates.ts';
import { useGeoFile } from './use-geo-file.ts';

declare module '../../i18n/text-keys.ts' {
  interface ScreenTexts {
    'land-files': typeof landFiles;
  }
}

const MEGABYTE = 1024 * 1024;
const kinds = ['plot', 'zone'];
const noTypes: readonly ZoneType[] = [];

/** Outlines of a file become plots and zones. */
export function ImportTab() {
  const language = useLanguage();
  const land = useLand(null);
  const types = useQuery(zoneTypesQuery(language));
  if (!land.rows)
    return land.error ? <Failed error={land.error} onRetry={land.retry} loading={land.isFetching} /> : <PageSkeleton />;
  return (
    <>
      <FailedQuery query={types} />
      <ImportAreas plots={land.rows} types={types.data ?? noTypes} />
    </>
  );
}

/** File, outlines, result, and the imports before. */
function ImportAreas({ plots, types }: { plots: readonly PlotRow[]; types: readonly ZoneType[] }) {
  const t = useTexts('land-files');
  const { file, reading, problem, open, clear } = useGeoFile();
  const state = useCandidates(file, plots, types);
  const sending = useSending<AreaRow>((rows) => sendAreas(rows, t('lost')), landKey);
  const { progress } = sending;
  const isRunning = progress?.state === 'sending';
  useUnsaved(isRunning ? 'sending' : file !== null && progress === null ? 'unsaved' : false, clear);

  // Each step begins at its own head: who works by keyboard or listens goes on from there.
  const place = useRef<HTMLDivElement>(null);
  const step = file === null ? 'source' : progress === null ? 'check' : 'result';
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const leave = () => {
    clear();
    sending.clear();
  };
  const total = state.candidates.length;
  return (
    <Stack spacing={3} ref={place} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 80 }}>
      {file === null ? <Source reading={reading} problem={problem} onFile={(picked) => void open(picked)} /> : null}
      {step === 'check' && file ? (
        <OutlinesStep
          file={file.name}
          geo={file.geo}
          plots={plots}
          types={types}
          state={state}
          onOther={leave}
          onImport={() => {
            const hasSoil = (id: string) => (types.find((type) => type.id === id)?.soilTypes.length ?? 0) > 0;
            void sending.send(rowsOf(state.candidates, state.choices, hasSoil), file.name, total);
          }}
        />
      ) : null}
      {step === 'result' ? (
        <ResultStep
          noun="outline"
          sending={sending}
          file={file?.name ?? null}
          total={total}
          onCorrect={null}
          onAnother={leave}
          way={<Button href={landHref}>{t('way')}</Button>}
        />
      ) : null}
      {step === 'check' ? null : (
        <FormerImports
          noun="outline"
          kinds={kinds}
          nameOfKind={(kind) => t(kind === 'plot' ? 'plots' : 'zones')}
          invalidates={landKey}
        />
      )}
    </Stack>
  );
}

function Source({
  reading,
  problem,
  onFile,
}: Pick<ReturnType<typeof useGeoFile>, 'reading' | 'problem'> & { onFile: (file: File) => void }) {
  const t = useTexts('land-files');
  const format = useFormat();
  const bounds = { megabytes: format.number(geoLimits.bytes / MEGABYTE), outlines: format.number(geoLimits.outlines) };
  const found = problem?.code === 'too_many_outlines' ? format.number(Number(problem.detail)) : (problem?.detail ?? '');
  return (
    <Card title={t('source.title')} description={t('source.lead')}>
      <FileDropField
        label={t('source.file')}
        helperText={t('source.hint', bounds)}
        error={problem ? t(`problems.${problem.code}`, { ...bounds, found }) : undefined}
        accept=".geojson,.json,.kml,.kmz,.gpx,.zip,application/geo+json,application/vnd.google-earth.kml+xml,application/gpx+xml,application/zip"
        loading={reading}
        onPick={onFile}
        labels={{ drop: t('source.drop'), pick: t('source.pick'), loading: t('source.reading') }}
      />
    </Card>
  );
}
