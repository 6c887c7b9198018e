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
