// Names that Illustrator's DOCTYPE gives to the namespaces of SVG.
const namespaces: Readonly<Record<string, string>> = {
  ns_svg: 'http://www.w3.org/2000/svg',
  ns_xlink: 'http://www.w3.org/1999/xlink',
};
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)([A-Za-z_][\w.-]{0,99});/g;

/**
 * The text of an SVG without its document type, or null when the text is no SVG. Entities are not expanded, since they could grow
 * without end: a reference to one leaves its name, and the namespaces that Illustrator writes so are put in.
 */
export function plainSvg(text: string): string | null {
  const start = afterMarks(text, text.startsWith('\uFEFF') ? 1 : 0);
  const end = /^<!DOCTYPE\s/i.test(text.slice(start, start + 10)) ? doctypeEnd(text, start) : start;
  const drawing = text.slice(afterMarks(text, end));
  if (!/^<svg[\s>]/.test(drawing) || /<!(?:DOCTYPE|ENTITY)/i.test(drawing)) return null;
  if (end === start) return text;
  return drawing.replaceAll(
    ENTITY,
    (_, name: string) => (Object.hasOwn(namespaces, name) ? namespaces[name] : name) ?? '',
  );
}

/** Where blanks, instructions such as `<?xml …?>` and comments end. */
function afterMarks(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const mark = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    const end = mark === null ? -1 : text.indexOf(mark, at + 2);
    if (mark === null || end < 0) return at;
    at = end + mark.length;
  }
}

/** Where a document type that begins at `from` ends, its declarations in brackets included; the text's end when it does not. */
function doctypeEnd(text: string, from: number): number {
  let isDeclaring = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    const closing = text.startsWith('<!--', at) ? '-->' : character === '"' || character === "'" ? character : null;
    if (closing !== null) {
      const end = text.indexOf(closing, at + (closing === '-->' ? 4 : 1));
      if (end < 0) return text.length;
      at = end + closing.length - 1;
    } else if (character === '[') isDeclaring = true;
    else if (character === ']') isDeclaring = false;
    else if (character === '>' && !isDeclaring) return at + 1;
  }
  return text.length;
}

// Elements that let a few bytes ask for hours of work. `<svg:filter>` is one too, under whatever prefix.
const FILTER = /<(?:[\w.-]+:)?(?:filter|fe[A-Z][A-Za-z]+)[\s/>]/;
// Seven digits before the point, or an exponent of two: no drawing that fits a page has them. Digits that follow a letter
// or a `#` are part of a name; those of base64 follow its own characters.
const HUGE = /(?<![\w#.+/=])-?(?:\d{7}|\d+(?:\.\d+)?[eE]\+?\d{2})/;

/** Whether an SVG asks for more work than a picture of a company is worth, as far as its text tells; the clock tells the rest. */
export function isLaborious(svg: string): boolean {
  if (FILTER.test(svg)) return true;
  for (const [tag] of svg.matchAll(/<[^<>]*>/g)) if (HUGE.test(tag)) return true;
  return false;
}
