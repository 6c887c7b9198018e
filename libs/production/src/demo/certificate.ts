export type CertificateSeal = 'organic' | 'maple' | 'welfare';

interface Look {
  readonly ink: string;
  readonly paper: string;
  /** What the seal shows: an SVG path within 100 by 100. */
  readonly sign: string;
}

const looks: Readonly<Record<CertificateSeal, Look>> = {
  organic: {
    ink: '#3A6628',
    paper: '#F4F7EC',
    sign: 'M20 80C20 40 45 20 82 18C82 58 62 82 26 76M20 84C32 62 44 48 62 38',
  },
  maple: {
    ink: '#97481F',
    paper: '#FBF3E9',
    sign: 'M50 12L58 34L80 26L72 48L88 56L62 68L64 82L50 76L36 82L38 68L12 56L28 48L20 26L42 34ZM50 76V92',
  },
  welfare: {
    ink: '#2F5D73',
    paper: '#EDF4F6',
    sign: 'M14 78C24 44 40 26 50 22C60 26 76 44 86 78M28 78C34 58 44 46 50 44C56 46 66 58 72 78',
  },
};

/** A certificate as a drawing (SVG): a border, a few lines of writing, a signature and the seal. */
export function certificate(seal: CertificateSeal): string {
  const { ink, paper, sign } = looks[seal];
  const lines = [300, 340, 380, 420].map(
    (y, index) =>
      `<rect x="90" y="${y}" width="${[420, 380, 400, 250][index]}" height="10" rx="5" fill="${ink}" opacity=".3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
<rect width="600" height="600" fill="${paper}"/>
<rect x="24" y="24" width="552" height="552" rx="18" fill="none" stroke="${ink}" stroke-width="6"/>
<rect x="40" y="40" width="520" height="520" rx="12" fill="none" stroke="${ink}" stroke-width="2"/>
<circle cx="300" cy="160" r="88" fill="${ink}"/>
<circle cx="300" cy="160" r="76" fill="none" stroke="${paper}" stroke-width="3"/>
<path transform="translate(250 110)" d="${sign}" fill="none" stroke="${paper}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
${lines.join('\n')}
<path d="M90 510C120 470 140 540 165 500S200 520 230 496" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
<rect x="370" y="504" width="140" height="8" rx="4" fill="${ink}" opacity=".3"/>
</svg>`;
}
