import { styled } from '@terroir/ui-kit';

const Picture = styled('svg')({
  display: 'block',
  width: 'calc(100% + 64px)',
  minWidth: 720,
  maxWidth: 'none',
  height: 'auto',
  margin: '40px -32px -1px',
  position: 'relative',
  insetInlineStart: 'min(0px, calc(50% - 328px))',
});
const ink = (name: string) => `var(--t-palette-drawing-${name})`;

/** A plant of the rows: a stem with leaves in pairs, `size` 1 is about 30 units tall. */
function Plant({ x, y, size, deep = false }: { x: number; y: number; size: number; deep?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0V-24" stroke={ink('leafDeep')} strokeWidth="2.500" strokeLinecap="round" />
      <path
        d="M0-8c-3-8-10-10-16-9 1 8 8 12 16 9zM0-12c3-8 10-10 16-9-1 8-8 12-16 9z"
        fill={ink(deep ? 'leafDeep' : 'leaf')}
      />
      <path d="M0-20c-5-4-5-10 0-15 5 5 5 11 0 15z" fill={ink('leafDeep')} />
    </g>
  );
}

const rows = [
  { y: 300, xs: [90, 190, 300, 420, 545, 670, 790, 905, 1015, 1120], size: 0.9 },
  { y: 352, xs: [40, 160, 290, 430, 580, 730, 870, 1000, 1120], size: 1.25 },
] as const;

/** A farm in the morning: hills, a barn, and rows that run towards the reader. */
export function Hills() {
  return (
    <Picture viewBox="0 0 1200 380" aria-hidden focusable="false" fill="none">
      <circle cx="930" cy="96" r="46" fill={ink('sun')} />
      <path d="M0 210C150 130 300 120 460 180S760 240 900 170s220-60 300-30v260H0z" fill={ink('leaf')} opacity="0.35" />
      <path d="M0 250c180-70 330-60 500-10s340 40 480-10 160-40 220-30v200H0z" fill={ink('leaf')} opacity="0.6" />
      <g>
        <path d="M268 226v-44l34-26 34 26v44z" fill={ink('soilDeep')} />
        <path
          d="M260 186l42-33 42 33"
          stroke={ink('line')}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M291 226v-26h22v26M291 200l22 26M313 200l-22 26" stroke={ink('sky')} strokeWidth="3" />
        <path d="M354 226v-58a11 11 0 0 1 22 0v58z" fill={ink('soil')} />
        <path d="M354 182h22M354 198h22" stroke={ink('soilDeep')} strokeWidth="2.500" />
      </g>
      <path d="M0 270c200-40 420-30 620-14s420 14 580-16v160H0z" fill={ink('soil')} />
      <path
        d="M600 258C500 290 330 330 60 380M610 258c-70 30-190 72-330 122M620 258c-30 34-80 80-130 122M632 258c6 36 20 84 36 122M646 258c40 36 110 84 190 122M660 258c90 34 240 80 400 122M674 257c150 30 330 60 526 92M586 257C440 282 240 312 0 340"
        stroke={ink('soilDeep')}
        strokeWidth="3"
        opacity="0.75"
        strokeLinecap="round"
      />
      {rows.map(({ y, xs, size }, row) =>
        xs.map((x, place) => <Plant key={`${y}-${x}`} x={x} y={y} size={size} deep={(row + place) % 2 === 1} />),
      )}
    </Picture>
  );
}
