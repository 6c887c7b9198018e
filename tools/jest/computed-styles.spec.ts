import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type * as Jsdom from 'jsdom';
import { rememberComputedStyles } from './computed-styles.mjs';
import { mayMatch } from './selector-filter.mjs';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM } = require('jsdom') as typeof Jsdom;

const page = `<!DOCTYPE html><html><body class="page">
  <main id="One"><p class="a">x</p><p class="a B" data-open="1" hidden>y<span class="c" title="a,b"></span></p></main>
  <form><input type="checkbox" class="b" checked><label for="x" lang="fr">z</label></form>
  <svg viewBox="0 0 1 1" class="a"><g id="two"><path class="c a"/></g></svg>
</body></html>`;

const tags = ['', '*', 'p', 'P', 'span', 'input', 'path', 'svg', 'g'];
const features = [
  ['.a', '.b', '.B', '.c', '#One', '#one', '#two', '[data-open]', '[hidden]', '[title="a,b"]', '[viewBox]'],
  [':not(.a)', ':not(.a, .c)', ':is(p, .b)', ':first-child', ':nth-child(2n + 1)', ':not(:is(.a, .b))'],
  [':checked', ':hover', '[type=checkbox]', '[class~="a"]', ":not([title='(a)'])"],
].flat();
const compound = fc
  .tuple(fc.constantFrom(...tags), fc.array(fc.constantFrom(...features), { maxLength: 3 }))
  .map(([tag, rest]) => `${tag}${rest.join('')}`)
  .filter((text) => text !== '');
const complex = fc
  .tuple(compound, fc.array(fc.tuple(fc.constantFrom(' ', '>', ' + ', '~'), compound), { maxLength: 2 }))
  .map(([first, others]) => first + others.flat().join(''));
const selector = fc.array(complex, { minLength: 1, maxLength: 3 }).map((all) => all.join(', '));

const describeElement = (element: Element) => ({
  tag: element.localName.toLowerCase(),
  id: element.getAttribute('id')?.toLowerCase(),
  classes: new Set((element.getAttribute('class') ?? '').toLowerCase().split(/\s+/)),
  has: (name: string) => element.hasAttribute(name),
});

const elements = [...new JSDOM(page).window.document.querySelectorAll('*')];

/** How many elements a selector matches, and how many need not be asked. */
function compare(text: string): { matched: number; leftOut: number } {
  let [matched, leftOut] = [0, 0];
  for (const element of elements) {
    const may = mayMatch(text, describeElement(element));
    const does = element.matches(text);
    expect({ text, element: element.outerHTML, may: may || !does }).toMatchObject({ may: true });
    if (does) matched += 1;
    if (!may) leftOut += 1;
  }
  return { matched, leftOut };
}

test('no selector of one part that matches an element is left out, and most that do not are', () => {
  const parts = tags.flatMap((tag) => features.map((feature) => compare(tag + feature)));
  const sum = (of: 'matched' | 'leftOut') => parts.reduce((total, part) => total + part[of], 0);
  expect(sum('matched')).toBeGreaterThan(200);
  expect(sum('leftOut')).toBeGreaterThan(1500);
});

test('no selector of several parts that matches an element is left out', () => {
  fc.assert(
    fc.property(selector, (text) => void compare(text)),
    { numRuns: 150 },
  );
});

test('a computed style follows every change: of a class, a style, a sheet, a parent', () => {
  const { window } = new JSDOM(`${page}<style>.gone { display: none } .veiled { visibility: hidden }</style>`);
  rememberComputedStyles(window);
  const { document } = window;
  const one = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const element = one('main .a');
  const shown = () => {
    const { display, visibility } = window.getComputedStyle(element);
    return `${display} ${visibility}`;
  };
  expect([shown(), shown()]).toEqual(['block visible', 'block visible']);
  element.classList.add('gone');
  expect(shown()).toBe('none visible');
  element.classList.remove('gone');
  expect(shown()).toBe('block visible');
  element.style.display = 'flex';
  expect(shown()).toBe('flex visible');
  one('main').classList.add('veiled');
  expect(shown()).toBe('flex hidden');
  one('form').append(element);
  expect(shown()).toBe('flex visible');
  document.head.insertAdjacentHTML('beforeend', '<style>form .a { visibility: collapse }</style>');
  expect(shown()).toBe('flex collapse');
  one('head > style:last-child').remove();
  expect(shown()).toBe('flex visible');
  element.remove();
  element.classList.add('veiled');
  expect(shown()).toBe('flex hidden');
});
