import { join } from 'node:path';
import ts from 'typescript';

/** Texts that the sources ask for: `screen:key`, where `*` stands for a name that is computed at run time. */
export interface UsedTexts {
  readonly keys: ReadonlySet<string>;
  /** Calls whose key the sources do not say. */
  readonly unclear: readonly string[];
}

const root = join(import.meta.dirname, '..');

/** The web's own sources as a program. Packages stay out, as types of theirs name no key and cost most of the time. */
function ownProgram(): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    types: [],
  };
  const sources = ts.sys
    .readDirectory(root, ['.ts', '.tsx'], undefined, undefined)
    .filter((name) => !/\.spec\.tsx?$|\/testing\//.test(name));
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: text.startsWith('.') ? ts.resolveModuleName(text, from, options, host).resolvedModule : undefined,
    }));
  return ts.createProgram(sources, options, host);
}

/** What the sources ask of `Texts`, from the types of the keys. */
export function usedTexts(): UsedTexts {
  const program = ownProgram();
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  const keys = new Set<string>();
  const unclear: string[] = [];

  const each = <Node extends ts.Node>(is: (node: ts.Node) => node is Node, visit: (node: Node) => void): void => {
    const walk = (node: ts.Node): void => {
      if (is(node)) visit(node);
      ts.forEachChild(node, walk);
    };
    for (const source of sources) walk(source);
  };
  const members = (type: ts.Type): readonly string[] | null => {
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())
      ? parts.map((part) => String(part.value))
      : null;
  };

  // Types made of the texts themselves hold every key, asked for or not: what counts is the literals that are written there.
  /** How many keys each `Key` has that literals were written for. */
  const keyTypes = new Set<number>();
  const madeOfTexts = new Map<ts.Type, Set<string>>();
  each(ts.isTypeAliasDeclaration, ({ name, type, typeParameters }) => {
    if (typeParameters === undefined && type.getText().includes('ScreenTexts'))
      madeOfTexts.set(checker.getTypeAtLocation(name), new Set());
  });
  each(ts.isStringLiteral, (literal) => {
    const wanted = checker.getContextualType(literal);
    const type = wanted && checker.getNonNullableType(wanted);
    if (type === undefined || !(type.aliasSymbol?.name === 'Key' || madeOfTexts.has(type))) return;
    if (type.aliasSymbol?.name === 'Key') {
      ask(screenOf(type), literal.text);
      keyTypes.add(members(type)?.length ?? 0);
    } else madeOfTexts.get(type)?.add(literal.text);
  });
  const written = (type: ts.Type): readonly string[] => {
    const all = new Set(members(type));
    return [...madeOfTexts].flatMap(([other, literals]) =>
      members(other)?.every((member) => all.has(member)) ? [...literals] : [],
    );
  };

  function screenOf({ aliasTypeArguments }: ts.Type): string {
    const [of] = aliasTypeArguments ?? [];
    return of?.isStringLiteral() ? of.value : '*';
  }
  function ask(screen: string, key: string): void {
    keys.add(key.includes(':') ? key : `${screen}:${key}`);
  }

  /** The keys that an expression may be, `*` for a part that is computed; null where the whole is. */
  function keysOf(expression: ts.Expression): readonly string[] | null {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (ts.isConditionalExpression(expression)) {
      const [one, other] = [keysOf(expression.whenTrue), keysOf(expression.whenFalse)];
      return one && other && [...one, ...other];
    }
    if (ts.isTemplateExpression(expression))
      return expression.templateSpans.reduce<readonly string[]>(
        (begun, { expression: part, literal }) =>
          begun.flatMap((start) => partsOf(part).map((middle) => `${start}${middle}${literal.text}`)),
        [expression.head.text],
      );
    const found = members(checker.getTypeAtLocation(expression));
    return found && keyTypes.has(found.length) ? [] : found; // any key at all: counted where it was written
  }
  function partsOf(expression: ts.Expression): readonly string[] {
    const type = checker.getTypeAtLocation(expression);
    return madeOfTexts.has(type) ? written(type) : (members(type) ?? ['*']);
  }

  each(ts.isCallExpression, (call) => {
    const callee = checker.getTypeAtLocation(call.expression);
    const [first, second] = call.arguments;
    const isText = ['Texts', 'SharedTexts'].includes(callee.aliasSymbol?.name ?? '');
    const ifAny = ts.isIdentifier(call.expression) && call.expression.text === 'textIfAny';
    const asked = ifAny ? second : isText ? first : undefined;
    if (asked === undefined || ts.isAsExpression(asked)) return;
    const texts = ifAny && first ? checker.getTypeAtLocation(first) : callee;
    const found = keysOf(asked);
    if (found === null) unclear.push(`${call.getSourceFile().fileName.slice(root.length + 1)}: ${call.getText()}`);
    for (const key of found ?? []) ask(screenOf(texts), key);
  });

  // A form's `field('account.email')` is called by the `fields.email` of the screen that its file reads.
  for (const source of sources) {
    const screens = new Set<string>();
    const walk = (node: ts.Node): void => {
      const names =
        ts.isCallExpression(node) && node.expression.getText() === 'useTexts' ? node.arguments[0] : undefined;
      if (names && ts.isStringLiteral(names)) screens.add(names.text);
      if (ts.isCallExpression(node) && /(^|\.)field$/.test(node.expression.getText())) {
        const last = keysOf(node.arguments[0] as ts.Expression)?.map((path) => path.split('.').at(-1) ?? '');
        for (const screen of screens) for (const name of last ?? []) ask(screen, `fields.${name}`);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return { keys, unclear };
}
