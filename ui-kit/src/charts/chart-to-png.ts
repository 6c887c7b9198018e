import type { LegendEntry } from './legend.tsx';

/** What must be copied from the page into the picture, because a picture has neither style sheets nor variables. */
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

/** The drawing without its words: a picture loads no font, so `writeTexts` puts them in with the page's. */
async function picture(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const clone = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, clone);
  for (const text of clone.querySelectorAll('text')) text.remove();
  clone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  clone.setAttribute('width', String(width));
  clone.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(clone))}`;
  await image.decode();
  return image;
}

/** Writes what is written in and over the drawing at the same places, in the page's font. */
function writeTexts(pen: CanvasRenderingContext2D, drawing: Element, svg: Element, left: number, top: number): void {
  const origin = svg.getBoundingClientRect();
  pen.save();
  for (const element of drawing.querySelectorAll('text, tspan, [data-written] *')) {
    const style = getComputedStyle(element);
    const written = element.textContent ?? '';
    if (element.childElementCount > 0 || written === '' || style.visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.fillStyle = element instanceof SVGElement ? style.fill : style.color;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(written);
    const baseline = box.top + (box.height - ascent - descent) / 2 + ascent;
    pen.fillText(written, left + box.left - origin.left, top + baseline - origin.top, box.width);
  }
  pen.restore();
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

/** What every browser can draw at once, in pixels: a higher picture is drawn smaller. */
const longestSide = 16_000;

/** The drawing as a PNG at twice its size, with title and caption above and legend below, on the theme's paper. */
export async function chartToPng(
  drawing: Element,
  { title, caption, legend }: { title: string; caption?: string | undefined; legend: readonly LegendEntry[] },
): Promise<Blob> {
  const svg = drawing.querySelector('svg');
  if (!svg) throw new Error('The chart has no drawing');
  const { width, height } = svg.getBoundingClientRect();
  const [margin, line] = [24, 26];
  const family = getComputedStyle(svg.parentElement ?? svg).fontFamily;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No drawing context');
  const outer = Math.max(width, 480) + margin * 2;
  const labelFont = `15px ${family}`;
  pen.font = labelFont;
  const captions = caption ? wrapped(caption, outer - margin * 2, (part) => pen.measureText(part).width) : [];
  const top = margin + 40 + captions.length * 22;
  const rows = flow(legend, (entry) => pen.measureText(text(entry)).width + 46, outer - margin * 2);
  const outerHeight = top + height + 12 + rows.length * line + margin;
  const scale = Math.min(2, longestSide / outerHeight);
  canvas.width = outer * scale;
  canvas.height = outerHeight * scale;
  pen.scale(scale, scale);
  const ink = resolve('var(--t-palette-text-primary)', svg);
  pen.fillStyle = resolve('var(--t-palette-background-paper)', svg);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ink;
  pen.font = `600 19px ${family}`;
  pen.fillText(title, margin, margin + 18, outer - margin * 2);
  pen.font = labelFont;
  pen.fillStyle = resolve('var(--t-palette-text-secondary)', svg);
  captions.forEach((said, place) => pen.fillText(said, margin, margin + 44 + place * 22));
  pen.drawImage(await picture(svg, width, height), (outer - width) / 2, top, width, height);
  writeTexts(pen, drawing, svg, (outer - width) / 2, top);
  rows.forEach((row, place) => {
    const y = top + height + 12 + place * line + 16;
    for (const { item, x } of row) {
      pen.fillStyle = resolve(item.colour, svg);
      pen.strokeStyle = pen.fillStyle;
      pen.lineWidth = 2;
      if (item.mark === 'block') pen.fillRect(margin + x, y - 12, 16, 13);
      else if (item.mark === 'outline') pen.strokeRect(margin + x + 1, y - 11, 14, 11);
      else if (item.mark === 'line') pen.fillRect(margin + x, y - 7, 16, 4);
      else for (const dot of [0, 6, 12]) pen.fillRect(margin + x + dot, y - 7, 4, 4);
      pen.fillStyle = ink;
      pen.fillText(text(item), margin + x + 24, y);
    }
  });
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The canvas gave no picture'))), 'image/png');
  });
}

/** Breaks a text between its words into lines of at most this width. */
function wrapped(said: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
