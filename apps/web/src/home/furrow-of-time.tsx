import { styled } from '@terroir/ui-kit';

const Picture = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 180,
  overflow: 'visible',
  '& g': { transition: 'opacity 200ms, transform 300ms', transformBox: 'fill-box', transformOrigin: '50% 100%' },
});
const ink = (name: string) => `var(--t-palette-drawing-${name})`;
const places = [
  { x: 16, y: 104 },
  { x: 194, y: 92 },
  { x: 372, y: 98 },
  { x: 549, y: 112 },
  { x: 727, y: 106 },
  { x: 904, y: 92 },
] as const;

/** One furrow, six entries: what is past has grown, what is to come is a seed. Nothing is pulled out. */
export function FurrowOfTime({ grown }: { grown: number }) {
  return (
    <Picture viewBox="0 0 920 150" aria-hidden focusable="false" fill="none">
      <path d="M0 112c100-14 180-26 300-16s190 26 300 22 200-36 320-28v60H0z" fill={ink('soil')} />
      <path
        d="M0 112c100-14 180-26 300-16s190 26 300 22 200-36 320-28"
        stroke={ink('soilDeep')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {places.slice(0, -1).map(({ x, y }, place) => {
        const next = places[place + 1] ?? { x, y };
        return (
          <path
            key={x}
            d={`M${x + 10} ${y + 26}C${x + 60} ${y + 36} ${next.x - 60} ${next.y + 36} ${next.x - 10} ${next.y + 26}`}
            stroke={ink(place + 1 < grown ? 'leafDeep' : 'soilDeep')}
            strokeWidth="3"
            strokeDasharray={place + 1 < grown ? undefined : '2 9'}
            strokeLinecap="round"
          />
        );
      })}
      {places.map(({ x, y }, place) => {
        const size = 1 + place * 0.14;
        const past = place < grown;
        return (
          <g key={x}>
            <ellipse cx={x} cy={y + 22} rx="10" ry="7" fill={ink(past ? 'sun' : 'soilDeep')} />
            {past ? (
              <g transform={`translate(${x} ${y + 8}) scale(${size})`}>
                <path d="M0 4V-34" stroke={ink('leafDeep')} strokeWidth="3" strokeLinecap="round" />
                <path d="M0-10c-4-11-13-14-22-12 1 11 11 16 22 12z" fill={ink('leaf')} />
                <path d="M0-17c4-11 13-14 22-12-1 11-11 16-22 12z" fill={ink('leafDeep')} />
                <path d="M0-29c-6-6-6-13 0-20 6 7 6 14 0 20z" fill={ink(place === grown - 1 ? 'sun' : 'leaf')} />
              </g>
            ) : null}
          </g>
        );
      })}
    </Picture>
  );
}
