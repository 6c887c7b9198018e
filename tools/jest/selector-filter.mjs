// Tells cheaply that a selector cannot match an element: by the tag, id, classes and attributes of its last compound.

/** What an element must have for each alternative of a selector; null when that cannot be told. */
function needsOf(selector) {
  if (/[\\|]|[^\s\x20-\x7e]/.test(selector)) return null;
  let bare = selector.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]');
  // What stands in parentheses only narrows its compound; they may be nested.
  for (let inner = null; inner !== bare;) bare = (inner = bare).replaceAll(/:[\w-]+\([^()]*\)/g, ':narrower');
  if (/[()]/.test(bare)) return null;
  return bare.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .replaceAll(/::?[\w-]+/g, '');
    const all = (pattern) => [...last.matchAll(pattern)].map(([, name]) => name.toLowerCase());
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
    // Names like `viewBox` are left to the matcher, which treats their case by the element.
    return { tag, ids: all(/#([\w-]+)/g), classes: all(/\.([\w-]+)/g), attributes: all(/\[([a-z-]+)\]/g) };
  });
}

const known = new Map();

/**
 * False only when the selector cannot match.
 * @param element `tag`, `id` and `classes` (a Set) in lower case, and `has` for an attribute's name
 */
export function mayMatch(selector, { tag, id, classes, has }) {
  let needs = known.get(selector);
  if (needs === undefined) known.set(selector, (needs = needsOf(selector)));
  if (needs === null) return true;
  return needs.some(
    (need) =>
      (need.tag === undefined || need.tag === tag) &&
      need.ids.every((name) => name === id) &&
      need.classes.every((name) => classes.has(name)) &&
      need.attributes.every(has),
  );
}
