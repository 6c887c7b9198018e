import { parseSync } from '@swc/core';

/** Between the names of groups and the title of a test in them. */
const WITHIN = ' › ';

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What tests are called by: journeys that extend `test` import it as `base`. */
const RUNNERS = ['test', 'it', 'base'];

/**
 * The titles of the tests in the source of a file: each with the names of its groups before it. A part that is computed reads
 * `${name}`, or `${…}` where it is more than a name; what `.each` fills in reads `%s`. Of stories the names of those that
 * play: the others render, and fail at nothing that they are named for.
 */
export function titlesIn(source: string, path: string): readonly string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  return path.endsWith('.stories.tsx') ? (body as unknown as Node[]).flatMap(exportNames) : titlesOf(body, []);
}

/** Whether these titles hold this one: with all its groups, or alone where that names one test. */
export function named(titles: readonly string[], title: string): boolean {
  return titles.includes(title) || titles.filter((each) => each.endsWith(WITHIN + title)).length === 1;
}

function titlesOf(value: unknown, groups: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => titlesOf(each, groups));
  if (typeof value !== 'object' || value === null) return [];
  if (isNode(value) && value.type === 'CallExpression') {
    const [first, ...rest] = (value['arguments'] as { expression: Node }[]).map(({ expression }) => expression);
    const words = calledBy(value['callee']);
    const title = first === undefined ? null : textOf(first);
    if (title !== null && RUNNERS.includes(words[0] ?? '') && words[1] !== 'describe')
      return isRun(words) ? [[...groups, title].join(WITHIN)] : [];
    if (title !== null && (words[0] === 'describe' || words[1] === 'describe'))
      return isRun(words) ? titlesOf(rest, [...groups, title]) : [];
  }
  return Object.values(value).flatMap((part) => titlesOf(part, groups));
}

/** `test.describe.each(…)` as words; empty for what is no chain of names. */
function calledBy(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee['value'])];
  if (callee.type === 'MemberExpression') return [...calledBy(callee['object']), ...calledBy(callee['property'])];
  if (callee.type === 'CallExpression') return calledBy(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return calledBy(callee['tag']);
  return [];
}

/** What is skipped shows nothing. */
const isRun = (words: readonly string[]) => !words.some((word) => ['skip', 'todo', 'fixme', 'fail'].includes(word));

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  const names = (node['expressions'] as Node[]).map((part) =>
    part.type === 'Identifier' ? String(part['value']) : '…',
  );
  return (node['quasis'] as { cooked: string }[])
    .map(({ cooked }, place) => cooked + (place < names.length ? `\${${names[place]}}` : ''))
    .join('');
}

function exportNames(item: Node): string[] {
  const declaration = item['declaration'];
  if (item.type !== 'ExportDeclaration' || !isNode(declaration) || declaration.type !== 'VariableDeclaration')
    return [];
  return (declaration['declarations'] as { id: Node; init: Node }[])
    .filter(({ init }) => plays(init))
    .map(({ id }) => String(id['value']));
}

/** `{ play: … }`, `{ play() {} }` */
const plays = ({ properties }: Node) =>
  Array.isArray(properties) &&
  (properties as { key?: Node }[]).some(({ key }) => key?.type === 'Identifier' && key['value'] === 'play');
