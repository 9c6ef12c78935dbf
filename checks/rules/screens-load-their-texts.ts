import { posix } from 'node:path';
import { pathOf } from '../kit/imports.ts';
import { propertiesOf } from '../kit/object-literal.ts';
import type { Finding, Rule } from '../kit/rule.ts';
import { isNode, lineOf, type Node, nameOf, nodesIn, nodesOf, syntaxOf, textOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const WEB = 'apps/web/src/';
/** `main.tsx` loads the first three before anything is drawn; the frame loads `shell` for the screens behind the login. */
const ALWAYS = ['kit', 'client', 'auth', 'shell'];

const isBarrel = (path: string) => posix.basename(path) === 'index.ts';
const isCallOf = (node: Node, name: string) => node.type === 'CallExpression' && nameOf(node['callee']) === name;
const isForTypes = (node: Node) => node['importKind'] === 'type' || node['exportKind'] === 'type';

/** The namespaces in an array literal; a name or a spread is looked up in the same file. */
function namespacesOf(tree: Tree, file: string, value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'TSAsExpression') return namespacesOf(tree, file, value['expression']);
  if (value.type === 'SpreadElement') return namespacesOf(tree, file, value['argument']);
  if (value.type === 'ArrayExpression')
    return (value['elements'] as Node[]).flatMap((one) => namespacesOf(tree, file, one));
  const text = textOf(value);
  if (text !== undefined) return [text];
  const name = nameOf(value);
  const made = nodesOf(tree, file).find(
    ({ node }) => node.type === 'VariableDeclarator' && nameOf(node['id']) === name,
  );
  return namespacesOf(tree, file, made?.node['init']);
}

/** An object with `texts` and `load`: a screen, whatever makes it. */
function screenAt(node: Node) {
  const fields = new Map(
    node.type === 'ObjectExpression' ? propertiesOf(node).map(({ key, value }) => [key, value]) : [],
  );
  return fields.has('texts') && fields.has('load')
    ? { node, texts: fields.get('texts'), load: fields.get('load') }
    : undefined;
}

const screensIn = (root: unknown) => nodesIn(root).flatMap(({ node }) => screenAt(node) ?? []);

/** Names of a file that another one takes or passes on. */
const namesIn = (node: Node, side: 'imported' | 'local' | 'exported') =>
  (node['specifiers'] as Node[]).filter((one) => !isForTypes(one)).flatMap((one) => nameOf(one[side]) ?? []);

const lazyImportsIn = (file: string, root: unknown) =>
  nodesIn(root).flatMap(({ node }) =>
    node.type === 'ImportExpression' ? (pathOf(file, textOf(node['source']) ?? '') ?? []) : [],
  );

const bringsItsTexts = (call: Node) =>
  screensIn(call).length > 0 || nodesIn(call).some(({ node }) => isCallOf(node, 'ensureTexts'));

/** A part that is drawn later. A `screens.ts` hands its own to one of its screens, with the texts. */
const isLazyPart = (file: string, node: Node) =>
  isCallOf(node, 'lazy') && posix.basename(file) !== 'screens.ts' && !bringsItsTexts(node);

interface Facts {
  /** The namespaces of the texts that it says. */
  says: string[];
  /** The files that come with it, and of an `index.ts` the names that it takes. */
  loads: { path: string; names: string[] }[];
  /** Where each name leads that it passes on. */
  passesOn: Map<string, string>;
}

function factsOf(tree: Tree, file: string): Facts {
  const facts: Facts = { says: [], loads: [], passesOn: new Map() };
  for (const { node } of nodesOf(tree, file)) {
    if (isCallOf(node, 'useTranslations'))
      facts.says.push(textOf((node['arguments'] as Node[])[0])?.replace(/\..*$/, '') ?? '');
    if (isLazyPart(file, node)) for (const path of lazyImportsIn(file, node)) facts.loads.push({ path, names: [] });
    const isImport = node.type === 'ImportDeclaration';
    if (!isImport && node.type !== 'ExportNamedDeclaration') continue;
    const path = isForTypes(node) ? undefined : pathOf(file, textOf(node['source']) ?? '');
    if (path === undefined) continue;
    facts.loads.push({ path, names: namesIn(node, isImport ? 'imported' : 'local') });
    if (!isImport) for (const name of namesIn(node, 'exported')) facts.passesOn.set(name, path);
  }
  return facts;
}

/** The namespaces of some files and of those that come with them, each with the file that says its texts. */
function saidFrom(facts: ReadonlyMap<string, Facts>, roots: readonly string[]) {
  const said = new Map<string, string>();
  const seen = new Set(roots);
  for (const file of seen) {
    const { says, loads } = facts.get(file) ?? { says: [], loads: [] };
    for (const namespace of says) if (!said.has(namespace)) said.set(namespace, file);
    for (const { path, names } of loads) {
      const { passesOn } = facts.get(path) ?? {};
      const next = isBarrel(path) ? names.flatMap((name) => passesOn?.get(name) ?? []) : [path];
      for (const one of next) seen.add(one);
    }
  }
  return said;
}

export const screensLoadTheirTexts: Rule = {
  name: 'screens load the texts that they say',
  check(tree) {
    const files = pathsIn(tree, WEB, (path) => isTypeScript(path) && !isTest(path));
    const facts = new Map(files.map((file) => [file, factsOf(tree, file)]));
    const screens = files.flatMap((file) =>
      screensIn(syntaxOf(tree, file).program).map((screen) => ({ file, ...screen })),
    );
    const findings = screens.flatMap(({ file, node, texts, load }): Finding[] => {
      const loaded = [...ALWAYS, ...namespacesOf(tree, file, texts)];
      const missing = [...saidFrom(facts, lazyImportsIn(file, load))].filter(([name]) => !loaded.includes(name));
      return missing.map(([name, where]) => ({
        file,
        line: lineOf(tree, file, node),
        text: `${where} says texts of "${name}", which this screen does not load. Add '${name}' to its texts.`,
      }));
    });
    return { figures: `${screens.length} screens`, findings };
  },
};
