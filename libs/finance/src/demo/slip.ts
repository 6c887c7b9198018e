/** What a farm photographs: the slip of a till, or the bill of a supplier. */
export const slips = ['till', 'bill'] as const;
export type Slip = (typeof slips)[number];

const ink = '#3B352B';
const bar = (x: number, y: number, width: number, height = 12): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}"/>`;

/** Widths of what was bought and of its amount, line by line. */
const bought: readonly (readonly [what: number, amount: number])[] = [
  [148, 44],
  [112, 52],
  [176, 38],
  [96, 60],
  [132, 46],
];
const listed = (x: number, right: number, y: number, scale: number): string =>
  bought
    .map(([what, amount], at) => bar(x, y + at * 40, what * scale) + bar(right - amount, y + at * 40, amount))
    .join('');
const stripes = [4, 9, 3, 6, 12, 3, 5, 8, 3, 10, 4, 6, 3, 9, 5, 3, 7, 4];
const barcode = (x: number, y: number): string => {
  let left = x;
  return stripes
    .map((width, at) => {
      const here = left;
      left += width + 4;
      return at % 2 === 0 ? `<rect x="${here}" y="${y}" width="${width}" height="54"/>` : '';
    })
    .join('');
};
/** The edge at which a slip was torn off its roll. */
const torn = Array.from({ length: 14 }, (_, at) => `L${446 - at * 21} ${at % 2 === 0 ? 716 : 702}`).join('');

const papers: Readonly<Record<Slip, string>> = {
  till: `<g transform="rotate(-3 300 400)"><path d="M156 76H446V702${torn}L156 702Z" fill="#29251D" opacity=".28" transform="translate(9 12)"/>
<path d="M156 76H446V702${torn}L156 702Z" fill="#FBFAF5"/>
<g fill="${ink}"><g opacity=".85">${bar(216, 112, 170, 22)}${bar(246, 148, 110)}</g><g opacity=".55">${listed(184, 418, 216, 1)}</g>
<path d="M184 424H418" stroke="${ink}" stroke-width="3" stroke-dasharray="9 7"/>${bar(184, 452, 82, 20)}${bar(332, 452, 86, 20)}<g opacity=".55">${bar(184, 500, 120)}${bar(352, 500, 66)}</g>${barcode(196, 572)}</g></g>`,
  bill: `<g transform="rotate(2 300 400)"><rect x="105" y="72" width="410" height="656" fill="#29251D" opacity=".28"/><rect x="94" y="60" width="410" height="656" fill="#F4F1E4"/>
<path d="M94 60H504V164H94Z" fill="#3A6628"/><path d="M136 138C136 104 162 86 196 86C194 122 170 140 144 134M136 142C148 122 162 110 180 102" fill="none" stroke="#F4F1E4" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="#F4F1E4">${bar(240, 96, 220, 20)}${bar(240, 130, 140)}</g>
<g fill="${ink}"><g opacity=".6">${bar(132, 204, 160)}${bar(132, 230, 120)}${bar(132, 256, 140)}${bar(388, 204, 78)}</g><path d="M132 300H466M132 534H466" stroke="${ink}" stroke-width="3"/><g opacity=".55">${listed(132, 466, 330, 1.3)}</g>
${bar(132, 560, 96, 22)}${bar(360, 560, 106, 22)}</g>
<g transform="rotate(-12 220 640)" fill="none" stroke="#A63A2B" stroke-width="7" opacity=".8"><rect x="148" y="612" width="150" height="56" rx="8"/><path d="M180 640L210 658L266 624" stroke-linecap="round" stroke-linejoin="round"/></g></g>`,
};
const table: Readonly<Record<Slip, readonly [wood: string, grain: string]>> = {
  till: ['#8A6A45', '#6E5233'],
  bill: ['#5D6B66', '#47534F'],
};

/** A slip on a table, as a drawing (SVG, 600 by 800). */
export function slipDrawing(slip: Slip): string {
  const [wood, grain] = table[slip];
  const planks = [140, 330, 520, 700].map((y, at) => `M0 ${y}Q300 ${y + (at % 2 === 0 ? 16 : -14)} 600 ${y}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800"><rect width="600" height="800" fill="${wood}"/><path d="${planks}" fill="none" stroke="${grain}" stroke-width="5"/>${papers[slip]}</svg>`;
}
