import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** A text that a person reads, and the file that holds it. */
export interface ScreenText {
  readonly language: 'en' | 'fr';
  readonly path: string;
  readonly text: string;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

/** The strings of an expression, what is put into a template left out. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x')];
  const found: string[] = [];
  node.forEachChild((child) => void found.push(...literalsIn(child)));
  return found;
}

const propertyOf = (node: ts.ObjectLiteralExpression, name: string) =>
  node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  );

const isPair = ({ elements }: ts.ArrayLiteralExpression) =>
  elements.length === 2 && elements.every((element) => ts.isStringLiteralLike(element));

/** Both languages of each `{ en, fr }`, each row of the catalogue and each note of the demo; synonyms are not shown. */
function textsOf(path: string): ScreenText[] {
  const found: ScreenText[] = [];
  const add = (language: 'en' | 'fr', node: ts.Node | undefined) => {
    if (node) found.push(...literalsIn(node).map((text) => ({ language, path, text })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'also') return;
    if (ts.isCallExpression(node) && node.expression.getText() === 'thing') {
      add('en', node.arguments[0]);
      add('fr', node.arguments[1]);
      return;
    }
    if (ts.isArrayLiteralExpression(node) && path.includes('/demo/') && isPair(node)) {
      add('fr', node.elements[0]);
      add('en', node.elements[1]);
      return;
    }
    if (ts.isObjectLiteralExpression(node)) {
      const [english, french] = [propertyOf(node, 'en'), propertyOf(node, 'fr')];
      if (english && french) {
        add('en', english.initializer);
        add('fr', french.initializer);
        return;
      }
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** Every text that people read in the browser, in answers of the API, in mails and at the command line. */
export function screenTexts(): ScreenText[] {
  const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'ui-kit'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  return files.flatMap((path) => {
    const language = /\.(en|fr)\.json$/.exec(path)?.[1] as 'en' | 'fr' | undefined;
    if (language)
      return stringsIn(JSON.parse(readFileSync(join(root, path), 'utf8'))).map((text) => ({ language, path, text }));
    const isSource = /\/src\/.*\.tsx?$/.test(path) && !/\.(spec|stories|fixture|journey|contract)\./.test(path);
    return isSource ? textsOf(path) : [];
  });
}
