import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '@mui/material/styles';
import { Notice } from '../notice/notice.tsx';
import { usePrinting } from '../print-area/use-printing.ts';
import { codePaper } from '../theme/palette.ts';
import { LabelFace, type SheetLabel } from './label-face.tsx';
import { onSheets, placeOf, type LabelFormat, type Placed } from './label-formats.ts';
import { codePlace } from './label-layout.ts';
import { useInView } from './use-in-view.ts';

export interface LabelSheetProps {
  format: LabelFormat;
  labels: readonly SheetLabel[];
  /** The first free label of the first sheet, from 1, row by row. Default: 1. */
  start?: number | undefined;
  words: {
    /** Names a sheet, e.g. “Sheet 1 of 2”. */
    sheet: (nth: number, of: number) => string;
    /** Why the labels have no code: they are too small for one. */
    codeLeftOut: string;
  };
}

const mm = (value: number) => `${value.toFixed(2)}mm`;

/** Nothing but the sheets is on paper, each a page of its own, with the printer's edge left to the format's own margins. */
const printed = ({ page }: LabelFormat) => `@page { size: ${mm(page.width)} ${mm(page.height)}; margin: 0;
  @bottom-left { content: none } @bottom-right { content: none } }
@media print { body > :not([data-label-sheets]) { display: none !important } html, body { margin: 0; padding: 0; background: none } }
@media screen { [data-label-sheets] { display: none } }`;

const Page = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: codePaper,
  '[data-label-sheets] > &': { breakAfter: 'page', breakInside: 'avoid' },
  '[data-label-sheets] > &:last-of-type': { breakAfter: 'auto' },
});
const Spot = styled('div')({ position: 'absolute' });
const Outline = styled('div')(({ theme }) => ({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `1px dashed ${theme.vars.palette.outline}`,
  borderRadius: '1.5mm',
  pointerEvents: 'none',
}));
const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: 640,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[2],
  forcedColorAdjust: 'none',
}));
const Previews = styled('div')({ display: 'grid', gap: 24 });

const boxOf = (format: LabelFormat, position: number) => {
  const { x, y } = placeOf(format, position);
  return { left: mm(x), top: mm(y), width: mm(format.width), height: mm(format.height) };
};

function Sheet({ format, placed }: { format: LabelFormat; placed: readonly Placed<SheetLabel>[] }) {
  return placed.map(({ label, position }) => (
    <Spot key={position} data-label={position} style={boxOf(format, position)}>
      <LabelFace format={format} label={label} />
    </Spot>
  ));
}

/**
 * A sheet on the screen, as wide as its place: drawn in its own millimetres and made smaller as a whole. Out of view it is
 * a frame of the same size, because a thousand QR codes make every key that is pressed slow.
 */
function Preview({
  format,
  placed,
  label,
  isFirst,
}: {
  format: LabelFormat;
  placed: readonly Placed<SheetLabel>[];
  label: string;
  isFirst: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame, isFirst);
  const { width, height } = format.page;
  const positions = Array.from({ length: format.columns * format.rows }, (_, nth) => nth + 1);
  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={label}
      style={{ containerType: 'inline-size', aspectRatio: `${width} / ${height}` }}
    >
      {isInView ? (
        <Page
          style={{
            width: mm(width),
            height: mm(height),
            transformOrigin: '0 0',
            // A length by a length: tan(atan2()) is its quotient where division of units is not there yet.
            transform: `scale(tan(atan2(100cqi, ${mm(width)})))`,
          }}
        >
          {positions.map((position) => (
            <Outline key={position} style={boxOf(format, position)} />
          ))}
          <Sheet format={format} placed={placed} />
        </Page>
      ) : null}
    </Frame>
  );
}

/**
 * Labels on sheets of a format: a preview on the screen of the sheets in view, and on paper all sheets alone, to the hundredth
 * of a millimetre where the browser prints at 100 %. Labels that are too small for a code have none, and the preview says so.
 */
export function LabelSheet({ format, labels, start = 1, words }: LabelSheetProps) {
  const printing = usePrinting();
  const sheets = onSheets(format, labels, start);
  const leftOut = labels.some(({ code }) => code) && codePlace(format) === null;
  const keyOf = (placed: readonly Placed<SheetLabel>[]) => placed[0]?.label.key;
  return (
    <>
      {leftOut ? <Notice severity="info">{words.codeLeftOut}</Notice> : null}
      <Previews>
        {sheets.map((placed, nth) => (
          <Preview
            key={keyOf(placed)}
            format={format}
            placed={placed}
            label={words.sheet(nth + 1, sheets.length)}
            isFirst={nth === 0}
          />
        ))}
      </Previews>
      {printing
        ? createPortal(
            <div data-label-sheets="">
              <style>{printed(format)}</style>
              {sheets.map((placed) => (
                <Page key={keyOf(placed)} style={{ width: mm(format.page.width), height: mm(format.page.height) }}>
                  <Sheet format={format} placed={placed} />
                </Page>
              ))}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
