import { styled } from '@mui/material/styles';
import { codeInk, codePaper } from '../theme/palette.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import type { LabelFormat } from './label-formats.ts';
import { codePlace, LINE, PADDING, textPlace, textSizes, valueText, type FittedText } from './label-layout.ts';

/** One label: up to three texts and a code. */
export interface SheetLabel {
  readonly key: string;
  /** In bold; takes as many lines as fit. */
  readonly title: string;
  /** In bold, on one line or a line each, e.g. a price and of how much. */
  readonly value?: readonly string[] | undefined;
  /** Small, on a line of its own. */
  readonly note?: string | undefined;
  /** What its code holds, and what screen readers say of it. */
  readonly code?: { readonly text: string; readonly label: string } | undefined;
}

const Face = styled('div')({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: `${PADDING}mm`,
  gap: '1mm',
  alignItems: 'center',
  overflow: 'hidden',
  backgroundColor: codePaper,
  color: codeInk,
  forcedColorAdjust: 'none',
  '& > svg': { flex: 'none' },
});
const Texts = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  lineHeight: LINE,
});
const Text = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

const line = ({ size, lines }: FittedText) => ({ fontSize: `${size}pt`, WebkitLineClamp: lines });

/** What is printed on one label. The whole text stays in the document where the label shows its beginning. */
export function LabelFace({ format, label }: { format: LabelFormat; label: SheetLabel }) {
  const place = label.code ? codePlace(format) : null;
  const sizes = textSizes(label, textPlace(format, place));
  const above = place !== null && !place.beside;
  return (
    <Face style={above ? { flexDirection: 'column' } : {}}>
      {place && label.code ? <QrCode text={label.code.text} label={label.code.label} size={`${place.side}mm`} /> : null}
      <Texts style={above ? { width: '100%', textAlign: 'center' } : {}}>
        <Text style={{ ...line(sizes.title), fontWeight: 700 }}>{label.title}</Text>
        {sizes.value ? (
          <Text style={{ ...line(sizes.value), fontWeight: 700, whiteSpace: 'pre-line' }}>
            {valueText(label.value ?? [], sizes.value.lines)}
          </Text>
        ) : null}
        {sizes.note ? <Text style={line(sizes.note)}>{label.note}</Text> : null}
      </Texts>
    </Face>
  );
}
