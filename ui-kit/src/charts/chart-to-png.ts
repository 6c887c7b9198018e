import type { LegendEntry } from './legend.tsx';

/** What must be copied from the page into the picture, because a picture knows neither style sheets nor variables. */
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
];

function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.setAttribute('style', kept.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  [...from.children].forEach((child, place) => {
    const twin = to.children[place];
    if (twin) copyStyles(child, twin);
  });
}

async function picture(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const clone = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, clone);
  clone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  clone.setAttribute('width', String(width));
  clone.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(clone))}`;
  await image.decode();
  return image;
}

/** Resolves a CSS colour (also `var(…)`) as it looks at this place of the page. */
function resolve(colour: string, at: Element): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  at.parentElement?.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** The drawing as a PNG at twice its size, with its title above and its legend below, on the theme's paper. */
export async function chartToPng(
  svg: SVGSVGElement,
  { title, legend }: { title: string; legend: readonly LegendEntry[] },
): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const [margin, line, scale] = [24, 26, 2];
  const family = getComputedStyle(svg.parentElement ?? svg).fontFamily;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No drawing context');
  const outer = Math.max(width, 280) + margin * 2;
  const labelFont = `15px ${family}`;
  pen.font = labelFont;
  const rows = flow(legend, (entry) => pen.measureText(text(entry)).width + 46, outer - margin * 2);
  canvas.width = outer * scale;
  canvas.height = (margin * 2 + 40 + height + 12 + rows.length * line) * scale;
  pen.scale(scale, scale);
  const ink = resolve('var(--t-palette-text-primary)', svg);
  pen.fillStyle = resolve('var(--t-palette-background-paper)', svg);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ink;
  pen.font = `600 19px ${family}`;
  pen.fillText(title, margin, margin + 18, outer - margin * 2);
  pen.drawImage(await picture(svg, width, height), (outer - width) / 2, margin + 40, width, height);
  pen.font = labelFont;
  rows.forEach((row, place) => {
    const y = margin + 40 + height + 12 + place * line + 16;
    for (const { item, x } of row) {
      pen.fillStyle = resolve(item.colour, svg);
      pen.fillRect(margin + x, item.mark === 'block' ? y - 12 : y - 7, 16, item.mark === 'block' ? 13 : 4);
      pen.fillStyle = ink;
      pen.fillText(text(item), margin + x + 24, y);
    }
  });
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The canvas gave no picture'))), 'image/png');
  });
}

const text = ({ label, value }: LegendEntry) => (value ? `${label}  ${value}` : label);

/** Lays items in rows no wider than `width`. */
function flow<Item>(
  items: readonly Item[],
  measure: (item: Item) => number,
  width: number,
): { item: Item; x: number }[][] {
  const rows: { item: Item; x: number }[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = measure(item);
    if (x + own > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ item, x });
    x += own;
  }
  return rows;
}
