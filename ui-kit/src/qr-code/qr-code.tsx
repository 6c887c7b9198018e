import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { codeInk, codePaper } from '../theme/palette.ts';
import { framedSize, qrMatrix, qrPath } from './qr-matrix.ts';

export interface QrCodeProps {
  /** What a reader of the code gets, e.g. an address; 2,331 bytes at most. */
  text: string;
  /** What screen readers say of it, e.g. where it leads. */
  label: string;
  /** Its width and height, in pixels or as a CSS length. Default: as wide as its place. */
  size?: number | string | undefined;
}

// Cameras read dark on light: neither a dark scheme nor a contrast theme turns it round, and paper gets its ground as well.
const Drawing = styled('svg')({
  display: 'block',
  aspectRatio: '1',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** A QR code, dark on white in every scheme, with its quiet zone. */
export function QrCode({ text, label, size = '100%' }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const matrix = qrMatrix(text);
    return { side: framedSize(matrix), path: qrPath(matrix) };
  }, [text]);
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size === '100%' ? 'auto' : size }}
    >
      <rect width={side} height={side} fill={codePaper} />
      <path d={path} fill={codeInk} />
    </Drawing>
  );
}
