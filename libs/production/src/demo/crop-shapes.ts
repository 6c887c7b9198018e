// Shapes of SVG from which the pictures of demo crops are put together; places are within 600 by 600.
/** Round things: where, how large, and in which colours of body and light. */
export const ball = (x: number, y: number, r: number, body: string, light: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${body}"/><ellipse cx="${x - r * 0.32}" cy="${y - r * 0.36}" rx="${r * 0.3}" ry="${r * 0.2}" fill="${light}" opacity=".55" transform="rotate(-28 ${x - r * 0.32} ${y - r * 0.36})"/>`;
export const path = (fill: string, d: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (stroke: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const each = (places: readonly (readonly [x: number, y: number])[], draw: (x: number, y: number) => string) =>
  places.map(([x, y]) => draw(x, y)).join('');

export const tomato = (x: number, y: number, r: number) =>
  ball(x, y, r, '#C73E2A', '#FFB9A0') +
  path(
    '#3F7A2C',
    `M${x} ${y - r * 0.72}l${r * 0.5} ${-r * 0.22}-${r * 0.22} ${r * 0.3} ${r * 0.34} ${r * 0.26}-${r * 0.46}-${r * 0.04}-${r * 0.16} ${r * 0.42}-${r * 0.2}-${r * 0.4}-${r * 0.44} ${r * 0.04} ${r * 0.3}-${r * 0.3}-${r * 0.26}-${r * 0.28}z`,
  ) +
  line('#3F7A2C', r * 0.1, `M${x} ${y - r * 0.72}q${r * 0.05}-${r * 0.2} ${r * 0.16}-${r * 0.3}`);
export const carrot = (turn: number) =>
  `<g transform="rotate(${turn} 300 430)">` +
  path('#E07B24', 'M262 250q38-28 76 0q8 110-38 250q-46-140-38-250z') +
  line('#B95B12', 6, 'M272 310h30M300 360h26M280 410h24') +
  line('#4C8A33', 16, 'M300 246q-6-70-50-110M300 246q0-80 4-134M300 246q8-70 54-104') +
  '</g>';
export const leaf = (x: number, y: number, size: number, turn: number, fill: string, vein: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  path(fill, 'M0 0C-46-30-52-96 0-140C52-96 46-30 0 0z') +
  line(vein, 4, 'M0-4V-118M0-40l-22-22M0-40l22-22M0-72l-20-20M0-72l20-20') +
  '</g>';
export const bottle = (body: string, cap: string, paper: string, sign: string) =>
  path(body, 'M256 130h88v70c0 26 50 40 50 96v164a30 30 0 0 1-30 30H236a30 30 0 0 1-30-30V296c0-56 50-70 50-96z') +
  path('#FFFFFF', 'M232 300c0-36 34-50 44-76v210h-44z', 'opacity=".28"') +
  path(cap, 'M248 104h104a10 10 0 0 1 10 10v28H238v-28a10 10 0 0 1 10-10z') +
  `<rect x="216" y="330" width="168" height="112" rx="10" fill="${paper}"/>${sign}`;
export const jar = (body: string, lid: string, sign: string) =>
  `<rect x="180" y="190" width="240" height="300" rx="46" fill="${body}"/><rect x="200" y="230" width="30" height="210" rx="15" fill="#FFFFFF" opacity=".35"/><rect x="190" y="134" width="220" height="64" rx="16" fill="${lid}"/><rect x="212" y="286" width="176" height="130" rx="12" fill="#FBF3DC"/>${sign}`;
export const cap = (x: number, y: number, r: number, top: string, stem: string) =>
  path(
    stem,
    `M${x - r * 0.3} ${y}q${r * 0.06} ${r * 0.7}-${r * 0.06} ${r * 1.1}q${r * 0.36} ${r * 0.2} ${r * 0.72} 0q-${r * 0.12}-${r * 0.4}-${r * 0.06}-${r * 1.1}z`,
  ) + path(top, `M${x - r} ${y + r * 0.1}a${r} ${r * 0.86} 0 0 1 ${r * 2} 0q-${r} ${r * 0.34}-${r * 2} 0z`);
export const berries = (places: readonly (readonly [number, number])[], body: string, light: string) =>
  each(places, (x, y) => ball(x, y, 52, body, light) + line('#2C2F5A', 5, `M${x - 12} ${y - 6}l12 8 12-8`));
export const strawberry = (x: number, y: number) =>
  path('#C22A3A', `M${x - 78} ${y - 50}q78-52 156 0q10 104-78 172q-88-68-78-172z`) +
  each(
    [
      [x - 34, y - 20],
      [x + 34, y - 20],
      [x, y + 16],
      [x - 26, y + 56],
      [x + 26, y + 56],
    ],
    (a, b) => `<ellipse cx="${a}" cy="${b}" rx="6" ry="9" fill="#F6D9A0"/>`,
  ) +
  path('#4C8A33', `M${x} ${y - 84}l26 22 52-8-30 40-48-16-48 16-30-40 52 8z`);
export const ear = (x: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} 500)">` +
  line('#B98A2C', 9, `M${x} 510V220`) +
  [0, 1, 2, 3, 4]
    .map(
      (step) =>
        leaf(x - 4, 330 - step * 44, 0.42, -36, '#DDAE4A', '#B98A2C') +
        leaf(x + 4, 330 - step * 44, 0.42, 36, '#DDAE4A', '#B98A2C'),
    )
    .join('') +
  leaf(x, 160, 0.42, 0, '#DDAE4A', '#B98A2C') +
  '</g>';
export const sprig = (x: number, turn: number, flower: string) =>
  `<g transform="rotate(${turn} ${x} 520)">` +
  line('#5F7F4A', 8, `M${x} 520V180`) +
  [0, 1, 2, 3, 4, 5]
    .map((step) =>
      each(
        [
          [x - 18, 290 - step * 28],
          [x + 18, 290 - step * 28],
        ],
        (a, b) => `<ellipse cx="${a}" cy="${b}" rx="17" ry="14" fill="${flower}"/>`,
      ),
    )
    .join('') +
  `<ellipse cx="${x}" cy="118" rx="13" ry="18" fill="${flower}"/></g>`;
export const squash =
  path(
    '#D98A2B',
    'M300 200c40-6 66 24 60 70c46 34 66 84 52 140c-14 54-60 84-112 84s-98-30-112-84c-14-56 6-106 52-140c-6-46 20-76 60-70z',
  ) +
  line('#B56A17', 6, 'M300 214v276M256 250q-38 120 0 230M344 250q38 120 0 230') +
  path('#6B7A35', 'M284 206q-6-50 22-74l22 12q-18 24-12 62z');
export const bulb = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  path('#F1E8DC', 'M0-120c16 50 86 70 86 140c0 58-40 92-86 92s-86-34-86-92c0-70 70-90 86-140z') +
  line('#CDB5C0', 5, 'M0-90c-50 70-56 140-20 190M0-90c50 70 56 140 20 190M0-90V106') +
  line('#D9CDB8', 14, 'M0-110q4-40 16-66') +
  line('#BFA98A', 4, 'M-20 112l-8 16M0 114v20M20 112l8 16') +
  '</g>';
export const sheep =
  each(
    [
      [210, 300],
      [270, 262],
      [340, 266],
      [396, 310],
      [370, 372],
      [300, 386],
      [232, 366],
    ],
    (x, y) => `<circle cx="${x}" cy="${y}" r="66" fill="#F3ECDD"/>`,
  ) +
  line('#4A4130', 18, 'M244 420v70M292 436v60M338 436v60M380 420v70') +
  path('#4A4130', 'M148 262q-10-44 34-52q46-4 48 40q0 56-38 62q-36 0-44-50z') +
  path('#4A4130', 'M224 226q34-22 44-4q-6 24-44 22z') +
  '<circle cx="180" cy="252" r="6" fill="#F3ECDD"/>';
