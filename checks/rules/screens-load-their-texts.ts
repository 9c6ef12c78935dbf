import { posix } from 'node:path';
import type { Finding, Rule } from '../kit/rule.ts';
import { isNode, lineOf, type Node, nameOf, nodesIn, nodesOf, textOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const WEB = 'apps/web/src/';
/** Loaded before any screen, and with the frame around those behind the login. */
const ALWAYS = ['kit', 'client', 'shell'];

const isBarrel = (path: string) => posix.basename(path) === 'index.ts';

/** The properties of an object literal by their names. */
const fieldsOf = (object: Node) =>
  new Map(
    (object['properties'] as Node[]).flatMap((field) =>
      field.type === 'Property' ? [[nameOf(field['key']) ?? '', field['value']] as const] : [],
    ),
  );

/** The texts in an array literal, or under the name of one in the same file, with what it spreads. */
function wordsIn(tree: Tree, file: string, value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'TSAsExpression') return wordsIn(tree, file, value['expression']);
  if (value.type === 'SpreadElement') return wordsIn(tree, file, value['argument']);
  if (value.type === 'ArrayExpression') return (value['elements'] as Node[]).flatMap((one) => wordsIn(tree, file, one));
  const text = textOf(value);
  if (text !== undefined) return [text];
  const name = nameOf(value);
  const made = nodesOf(tree, file).find(
    ({ node }) => node.type === 'VariableDeclarator' && nameOf(node['id']) === name,
  );
  return wordsIn(tree, file, made?.node['init']);
}

/** Where a specifier leads among the sources of the web app. */
const pathFrom = (tree: Tree, file: string, source: unknown) => {
  const path = posix.join(posix.dirname(file), textOf(source) ?? '');
  return tree.has(path) && isTypeScript(path) ? path : undefined;
};

const namesIn = (node: Node, side: 'local' | 'imported' | 'exported') =>
  (node['specifiers'] as Node[]).flatMap((one) => {
    const name = nameOf(one[side]);
    return name === undefined || one['importKind'] === 'type' || one['exportKind'] === 'type' ? [] : [name];
  });

/** The file behind a name of a capability's `index.ts`. */
function behind(tree: Tree, barrel: string, name: string): string | undefined {
  const line = nodesOf(tree, barrel).find(
    ({ node }) => node.type === 'ExportNamedDeclaration' && namesIn(node, 'exported').includes(name),
  );
  return line && pathFrom(tree, barrel, line.node['source']);
}

const isForTypes = (node: Node) => node['importKind'] === 'type' || node['exportKind'] === 'type';

/** The files that are loaded with this one; of a capability, those whose names it takes. */
function loadedWith(tree: Tree, file: string): string[] {
  return nodesOf(tree, file).flatMap(({ node }) => {
    const isImport = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration';
    const path = isImport && !isForTypes(node) ? pathFrom(tree, file, node['source']) : undefined;
    if (path === undefined) return [];
    if (!isBarrel(path)) return [path];
    return namesIn(node, 'imported').flatMap((name) => behind(tree, path, name) ?? []);
  });
}

const namespacesIn = (tree: Tree, file: string) =>
  nodesOf(tree, file).flatMap(({ node }) =>
    node.type === 'CallExpression' && nameOf(node['callee']) === 'useTranslations'
      ? [textOf((node['arguments'] as Node[])[0])?.replace(/\..*$/, '') ?? '']
      : [],
  );

/** The namespaces of a file and of those loaded with it, each with the file that says its texts. */
function saidFrom(tree: Tree, roots: readonly string[]) {
  const said = new Map<string, string>();
  const seen = new Set(roots);
  for (const file of seen) {
    for (const namespace of namespacesIn(tree, file)) if (!said.has(namespace)) said.set(namespace, file);
    for (const next of loadedWith(tree, file)) seen.add(next);
  }
  return said;
}

const importedIn = (tree: Tree, file: string, value: unknown) =>
  nodesIn(value).flatMap(({ node }) =>
    node.type === 'ImportExpression' ? (pathFrom(tree, file, node['source']) ?? []) : [],
  );

/** Every object with `texts` and `load`: a screen, whatever makes it. */
const screensIn = (tree: Tree, file: string) =>
  nodesOf(tree, file).flatMap(({ node }) => {
    const fields = node.type === 'ObjectExpression' ? fieldsOf(node) : new Map<string, unknown>();
    return fields.has('texts') && fields.has('load')
      ? [{ node, texts: fields.get('texts'), load: fields.get('load') }]
      : [];
  });

export const screensLoadTheirTexts: Rule = {
  name: 'screens load the texts that they say',
  check(tree) {
    const files = pathsIn(tree, WEB, (path) => isTypeScript(path) && !isTest(path));
    const screens = files.flatMap((file) => screensIn(tree, file).map((screen) => ({ file, ...screen })));
    const findings = screens.flatMap(({ file, node, texts, load }): Finding[] => {
      const loaded = [...ALWAYS, ...wordsIn(tree, file, texts)];
      const missing = [...saidFrom(tree, importedIn(tree, file, load))].filter(([name]) => !loaded.includes(name));
      return missing.map(([name, where]) => ({
        file,
        line: lineOf(tree, file, node),
        text: `${where} says texts of "${name}", which this screen does not load. Add '${name}' to its texts.`,
      }));
    });
    return { figures: `${screens.length} screens`, findings };
  },
};
