import { useId, useRef, useState, type ReactNode } from 'react';
import ChartIcon from '@mui/icons-material/InsertChartOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { download } from '../data-table/download.ts';
import type { ExportOptions } from '../data-table/export-buttons.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { DelayedSkeleton, Skeleton } from '../skeleton/skeleton.tsx';
import { ChartExport, type ChartFile } from './chart-export.tsx';
import type { LegendEntry } from './legend.tsx';
import { Legend } from './legend.tsx';
import { chartToPng } from './chart-to-png.ts';

export interface ChartLabels {
  showTable: string;
  showChart: string;
  savePng: string;
  /** Said when the picture could not be made. */
  savePngFailed: string;
  loading: string;
  /** What the table can be saved as, under this name, which ends in `.csv`. */
  file: (fileName: string) => ExportOptions;
}

export interface ChartFrameProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Name of the saved picture, with `.png`; the files of the table have the same one, with their own ending. */
  fileName: string;
  /** Stands under the title in the saved picture, e.g. whose figures these are and of when. */
  pictureCaption?: string | undefined;
  /** The legend of the saved picture, where it is not that of the page. */
  pictureLegend?: readonly LegendEntry[] | undefined;
  labels: ChartLabels;
  loading?: boolean | undefined;
  /** Shown instead when there is nothing to draw. */
  empty: ReactNode;
  isEmpty: boolean;
  legend: readonly LegendEntry[];
  /** The drawing. */
  chart: ReactNode;
  /** The same figures. */
  table: ReactNode;
  /** The same figures once more, as they are saved from the table. */
  file: ChartFile;
  skeleton: ReactNode;
  /** Beside the drawing where there is room, else below it. */
  beside?: ReactNode;
  /** Below the drawing, before the legend. */
  below?: ReactNode;
}

// The container is the one that the buttons of a table's files measure: where there is little room one button holds both.
const Root = styled('div')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  container: 'data-table / inline-size',
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
const Drawing = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  containerType: 'inline-size',
  '& > [data-beside]': { display: 'grid', gap: '16px 32px', gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 31.25rem)': {
    '& > [data-beside]': { gridTemplateColumns: 'clamp(180px, 36cqi, 320px) minmax(0, 1fr)', alignItems: 'center' },
  },
  '@media print': { '& > [data-beside]': { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 24 } },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' }));
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInline: -14,
  '@media print': { display: 'none' },
});

/** What every chart has around it: its name, a legend, the table one click away, and itself as a picture. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    headingLevel = 3,
    fileName,
    pictureCaption,
    pictureLegend,
    labels,
    loading = false,
    empty,
    isEmpty,
    legend,
    chart,
    table,
    file,
    skeleton,
    beside,
    below,
  } = props;
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    if (!drawing.current) return;
    setSaving(true);
    setFailed(false);
    try {
      download(
        fileName,
        await chartToPng(drawing.current, { title, caption: pictureCaption, legend: pictureLegend ?? legend }),
      );
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  const filled = !loading && !isEmpty;
  return (
    <Root role="group" aria-labelledby={id} aria-busy={loading || undefined}>
      <Head>
        <Title as={`h${headingLevel}`} id={id}>
          {title}
        </Title>
        {filled ? (
          <Tools>
            <Button
              size="small"
              variant="text"
              startIcon={asTable ? <ChartIcon /> : <TableIcon />}
              aria-describedby={id}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? labels.showChart : labels.showTable}
            </Button>
            {asTable ? (
              <ChartExport options={labels.file(fileName.replace(/\.png$/, '.csv'))} caption={title} file={file} />
            ) : (
              <Button
                size="small"
                variant="text"
                aria-describedby={id}
                startIcon={<ImageIcon />}
                loading={saving}
                onClick={() => void save()}
              >
                {labels.savePng}
              </Button>
            )}
          </Tools>
        ) : null}
      </Head>
      <LiveRegion urgent>{failed ? labels.savePngFailed : null}</LiveRegion>
      {loading ? <DelayedSkeleton label={labels.loading}>{skeleton}</DelayedSkeleton> : null}
      {!loading && isEmpty ? empty : null}
      {filled && asTable ? table : null}
      {filled && !asTable ? (
        <Drawing>
          <div data-beside={beside ? '' : undefined}>
            {/* A picture with a name; whoever cannot point at it has the same figures in the table. */}
            <div ref={drawing} role="img" aria-labelledby={id}>
              {chart}
            </div>
            {beside}
          </div>
          {below}
          {legend.length > 0 ? <Legend entries={legend} /> : null}
        </Drawing>
      ) : null}
    </Root>
  );
}

/** The ring of a donut that is on its way. */
export function RingSkeleton({ size }: { size: number }) {
  return (
    <div style={{ display: 'grid', placeItems: 'center' }}>
      <div
        style={{
          width: `min(${size}px, 100%)`,
          aspectRatio: '1',
          borderRadius: '50%',
          overflow: 'clip',
          mask: 'radial-gradient(closest-side, transparent 47%, black 48%)',
        }}
      >
        <Skeleton height="100%" round />
      </div>
    </div>
  );
}
