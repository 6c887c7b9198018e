import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const Ring = styled('span')({
  width: '1.15em',
  height: '1.15em',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});

/** A small turning ring in the colour of the text; says nothing by itself, so a label must stand nearby. */
export function Spinner() {
  return <Ring aria-hidden />;
}
