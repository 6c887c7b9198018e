import type { ReactNode } from 'react';

/** Our own drawings (240 × 160), inked with the theme's colours only, so they follow the scheme. */
const ink = (name: 'sky' | 'soil' | 'soilDeep' | 'leaf' | 'leafDeep' | 'sun' | 'line') =>
  `var(--t-palette-drawing-${name})`;
const stroke = {
  fill: 'none',
  stroke: ink('line'),
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Ground({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden focusable="false">
      <path
        d="M22 96C8 52 52 14 104 18c34 2 52-10 84 8 36 20 42 74 14 102-20 20-60 16-92 16-40 0-74-8-88-48Z"
        fill={ink('sky')}
      />
      {children}
    </svg>
  );
}

/** A sprig with two leaves growing from (x, y). */
function Sprout({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0C0-8 0-12 0-18" {...stroke} stroke={ink('leafDeep')} />
      <path d="M0-14c-2-9-10-12-16-11 0 8 7 13 16 11Z" fill={ink('leaf')} />
      <path d="M0-17c1-9 8-13 15-13 1 8-5 14-15 13Z" fill={ink('leafDeep')} />
    </g>
  );
}

function Field() {
  return (
    <Ground>
      <circle cx="172" cy="46" r="17" fill={ink('sun')} />
      <path d="M172 18v6M198 46h-6M190 28l-4 4M154 28l4 4M146 46h6" {...stroke} stroke={ink('sun')} />
      <path d="M14 92c30-18 60-20 92-8s74 10 122-8v44c0 12-8 20-20 20H34c-12 0-20-8-20-20Z" fill={ink('soil')} />
      <path
        d="M112 86c-20 14-46 32-64 54M124 88c-8 16-16 32-20 52M136 89c6 16 16 34 26 51M148 88c18 12 42 30 62 50"
        {...stroke}
        stroke={ink('soilDeep')}
        strokeWidth="3"
      />
      <path d="M14 92c30-18 60-20 92-8s74 10 122-8" {...stroke} />
      <Sprout x={52} y={104} />
      <Sprout x={90} y={122} size={1.15} />
      <Sprout x={132} y={118} size={1.05} />
      <Sprout x={176} y={112} />
      <Sprout x={206} y={100} size={0.8} />
      <path d="M40 52c6-6 12-6 16 0 5-5 10-5 14 0" {...stroke} strokeWidth="2" />
    </Ground>
  );
}

function Basket() {
  return (
    <Ground>
      <ellipse cx="120" cy="138" rx="74" ry="6" fill={ink('soilDeep')} opacity="0.28" />
      <path d="M76 84C76 30 164 30 164 84" {...stroke} stroke={ink('soilDeep')} strokeWidth="5" />
      <circle cx="98" cy="76" r="17" fill={ink('sun')} />
      <circle cx="141" cy="74" r="18" fill={ink('soil')} />
      <path d="M141 57c0-5 2-8 5-10" {...stroke} />
      <path d="M116 84c-6-18-2-30 6-42 8 12 12 24 6 42Z" fill={ink('leaf')} />
      <path d="M122 84V52" {...stroke} strokeWidth="2" stroke={ink('leafDeep')} />
      <path d="M98 59c1-5 4-7 8-8-1 6-4 8-8 8Z" fill={ink('leafDeep')} />
      <path d="M62 84h116l-12 46c-2 6-5 9-11 9H85c-6 0-9-3-11-9Z" fill={ink('soil')} />
      <path d="M66 100h108M71 118h98M90 86l6 52M120 86v52M150 86l-6 52" {...stroke} stroke={ink('soilDeep')} />
      <path d="M58 84h124" {...stroke} strokeWidth="5" />
    </Ground>
  );
}

function Ledger() {
  return (
    <Ground>
      <ellipse cx="120" cy="140" rx="80" ry="6" fill={ink('soilDeep')} opacity="0.28" />
      <path d="M118 46c-18-12-40-14-62-8v86c22-6 44-4 62 8Z" fill={ink('soil')} />
      <path d="M118 46c18-12 40-14 62-8v86c-22-6-44-4-62 8Z" fill={ink('soil')} opacity="0.7" />
      <path
        d="M118 46c-18-12-40-14-62-8v86c22-6 44-4 62 8 18-12 40-14 62-8V38c-22-6-44-4-62 8ZM118 46v86"
        {...stroke}
      />
      <path d="M68 60c12-2 24-1 36 4M68 76c12-2 24-1 36 4M68 92c8-1 16-1 24 1" {...stroke} stroke={ink('soilDeep')} />
      <path d="M132 104c6-20 14-16 20-26s10-16 18-18" {...stroke} stroke={ink('leafDeep')} strokeWidth="3" />
      <path d="M160 56l11 3-4 11" {...stroke} stroke={ink('leafDeep')} strokeWidth="3" />
      <ellipse cx="192" cy="132" rx="17" ry="6" fill={ink('sun')} stroke={ink('line')} strokeWidth="2" />
      <ellipse cx="192" cy="124" rx="17" ry="6" fill={ink('sun')} stroke={ink('line')} strokeWidth="2" />
      <ellipse cx="190" cy="116" rx="17" ry="6" fill={ink('sun')} stroke={ink('line')} strokeWidth="2" />
      <Sprout x={190} y={113} size={0.8} />
    </Ground>
  );
}

function Pin() {
  return (
    <Ground>
      <path d="M34 98l52-18 60 20 60-22v44l-60 20-60-20-52 18Z" fill={ink('soil')} />
      <path d="M86 80v42M146 100v42" {...stroke} stroke={ink('soilDeep')} />
      <path d="M34 98l52-18 60 20 60-22v44l-60 20-60-20-52 18Z" {...stroke} />
      <path
        d="M46 120c10-8 18-4 28-10M98 116c12-6 18 4 34 0M158 124c10-10 20-4 36-16"
        {...stroke}
        stroke={ink('leafDeep')}
      />
      <ellipse cx="118" cy="112" rx="13" ry="4.5" fill={ink('soilDeep')} opacity="0.55" />
      <path
        d="M118 110C100 86 92 74 92 58a26 26 0 0 1 52 0c0 16-8 28-26 52Z"
        fill={ink('leaf')}
        stroke={ink('line')}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="118" cy="58" r="11" fill={ink('sky')} stroke={ink('line')} strokeWidth="2.5" />
    </Ground>
  );
}

function Clock() {
  return (
    <Ground>
      <ellipse cx="112" cy="140" rx="70" ry="6" fill={ink('soilDeep')} opacity="0.28" />
      <path d="M74 50 62 38M150 50l12-12" {...stroke} strokeWidth="4" />
      <path d="M82 130l-8 10M142 130l8 10" {...stroke} strokeWidth="4" />
      <circle cx="112" cy="90" r="48" fill={ink('soil')} stroke={ink('line')} strokeWidth="2.5" />
      <circle cx="112" cy="90" r="37" fill={ink('sky')} stroke={ink('soilDeep')} strokeWidth="2.5" />
      <path d="M112 60v6M112 114v6M82 90h6M136 90h6" {...stroke} stroke={ink('soilDeep')} />
      <path d="M112 68v22l16 10" {...stroke} strokeWidth="4" stroke={ink('leafDeep')} />
      <path d="M68 36a16 16 0 0 1 26-10M156 36a16 16 0 0 0-26-10" {...stroke} stroke={ink('sun')} strokeWidth="5" />
      <Sprout x={188} y={138} size={1.3} />
      <path d="M172 139h34" {...stroke} stroke={ink('soilDeep')} strokeWidth="4" />
    </Ground>
  );
}

function Gate() {
  return (
    <Ground>
      <path d="M18 128c40-12 160-12 204 0v4c0 8-6 12-14 12H32c-8 0-14-4-14-12Z" fill={ink('leaf')} />
      <rect x="34" y="56" width="14" height="80" rx="4" fill={ink('soilDeep')} />
      <rect x="192" y="56" width="14" height="80" rx="4" fill={ink('soilDeep')} />
      <path d="M52 74h136v10H52zM52 94h136v10H52zM52 114h136v10H52z" fill={ink('soil')} />
      <path d="M56 122 184 76" {...stroke} stroke={ink('soilDeep')} strokeWidth="6" />
      <path d="M52 74h136M52 84h136M52 94h136M52 104h136M52 114h136M52 124h136" {...stroke} strokeWidth="1.5" />
      <path d="M108 88v-9a12 12 0 0 1 24 0v9" {...stroke} strokeWidth="4" />
      <rect x="102" y="87" width="36" height="30" rx="7" fill={ink('sun')} stroke={ink('line')} strokeWidth="2.5" />
      <circle cx="120" cy="99" r="3.5" fill={ink('line')} />
      <path d="M120 101v7" {...stroke} strokeWidth="3" />
      <Sprout x={24} y={130} size={0.9} />
      <Sprout x={216} y={130} size={0.9} />
    </Ground>
  );
}

function Storm() {
  return (
    <Ground>
      <path
        d="M72 92a26 26 0 0 1 2-52 36 36 0 0 1 68-4 29 29 0 0 1 26 56Z"
        fill={ink('soil')}
        opacity="0.55"
        stroke={ink('line')}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M124 78 106 104h16l-10 24" {...stroke} stroke={ink('sun')} strokeWidth="5" />
      <path d="M84 102l-6 12M154 102l-6 12M166 100l-4 8" {...stroke} stroke={ink('leafDeep')} />
      <path d="M34 140c24-8 40-6 62-2s60 4 110-4" {...stroke} stroke={ink('soilDeep')} strokeWidth="4" />
      <Sprout x={58} y={136} size={1.05} />
      <Sprout x={184} y={136} size={1.05} />
    </Ground>
  );
}

function Search() {
  return (
    <Ground>
      <path d="M28 128c30-14 56-16 84-8s68 6 100-6v16c0 8-6 14-14 14H42c-8 0-14-6-14-14Z" fill={ink('soil')} />
      <Sprout x={56} y={124} />
      <Sprout x={188} y={120} size={0.9} />
      <path d="M142 96l30 32" {...stroke} strokeWidth="9" stroke={ink('soilDeep')} />
      <circle cx="116" cy="70" r="38" fill={ink('sky')} stroke={ink('line')} strokeWidth="5" />
      <path d="M92 60a26 26 0 0 1 18-15" {...stroke} stroke={ink('sun')} strokeWidth="4" />
      <Sprout x={118} y={96} size={1.6} />
    </Ground>
  );
}

function Certificate() {
  return (
    <Ground>
      <ellipse cx="120" cy="144" rx="78" ry="5" fill={ink('soilDeep')} opacity="0.28" />
      <path
        d="M62 26h116c6 0 10 4 10 10v84c0 6-4 10-10 10H62c-6 0-10-4-10-10V36c0-6 4-10 10-10Z"
        fill={ink('soil')}
        opacity="0.45"
      />
      <path d="M62 26h116c6 0 10 4 10 10v84c0 6-4 10-10 10H62c-6 0-10-4-10-10V36c0-6 4-10 10-10Z" {...stroke} />
      <path d="M82 48h76M92 64h56" {...stroke} />
      <path d="M72 112c10-12 16 8 26-4" {...stroke} strokeWidth="2" />
      <path d="M134 106l-8 38 18-9 18 9-8-38" fill={ink('leafDeep')} />
      <path d="M134 106l-8 38 18-9 18 9-8-38" {...stroke} />
      <circle cx="144" cy="94" r="22" fill={ink('sun')} />
      <circle cx="144" cy="94" r="22" {...stroke} />
      <path d="M144 106V94" {...stroke} stroke={ink('leafDeep')} />
      <path d="M144 97c-2-8-8-11-14-10 0 7 6 11 14 10Z" fill={ink('leaf')} />
      <path d="M144 95c1-8 7-12 14-12 1 8-5 13-14 12Z" fill={ink('leafDeep')} />
    </Ground>
  );
}

export const drawings = {
  field: Field,
  basket: Basket,
  ledger: Ledger,
  pin: Pin,
  clock: Clock,
  gate: Gate,
  storm: Storm,
  search: Search,
  certificate: Certificate,
};
export type DrawingName = keyof typeof drawings;
