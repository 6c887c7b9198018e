// Makes the computed styles of jsdom cheap, with the same answers: each look-up by role asks for those of every element,
// and jsdom tries every rule of every style sheet on each, and copies the outcome for each question.
import { createRequire } from 'node:module';
import { mayMatch } from './selector-filter.mjs';

// The very jsdom that Jest's environment takes.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const described = new WeakMap();

/** The tag, id and classes of an element of jsdom's, as they are now. */
function describe(element) {
  const names = element.getAttributeNS(null, 'class') ?? '';
  const id = element.getAttributeNS(null, 'id')?.toLowerCase();
  let one = described.get(element);
  if (one === undefined || one.names !== names || one.id !== id) {
    const classes = new Set(names.toLowerCase().split(/\s+/));
    one = { names, id, tag: element.localName.toLowerCase(), classes, has: (name) => element.hasAttribute(name) };
    described.set(element, one);
  }
  return one;
}

const { matchesDontThrow } = selectors;
// A rule without a selector (`@keyframes`) is asked for as `undefined`.
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(String(selector), describe(element)) && matchesDontThrow(element, selector);

/** Answers of `getComputedStyle`, by jsdom's own cache of cascades, which it drops at every change of the document. */
const answers = new WeakMap();

const cascadesOf = ({ _styleCache: cascades }) => cascades;

/** Lets a window remember its computed styles until something changes. Import this file before jsdom. */
export function rememberComputedStyles(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = (pseudo ? null : implForWrapper(element)) ?? {};
    const { _attached: attached, _ownerDocument: document } = impl;
    if (!attached) return getComputedStyle(element, pseudo);
    const known = answers.get(cascadesOf(document))?.get(impl);
    if (known !== undefined) return known;
    const answer = getComputedStyle(element);
    const cascades = cascadesOf(document);
    if (!answers.has(cascades)) answers.set(cascades, new WeakMap());
    answers.get(cascades).set(impl, answer);
    return answer;
  };
}
