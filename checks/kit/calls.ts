import { importsOf } from './imports.ts';
import { propertiesOf } from './object-literal.ts';
import { isNode, lineOf, type Node, nameOf, nodesIn, nodesOf, textOf } from './syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from './tree.ts';

export const CONTRACT = 'packages/contract/src/';

/** `export const … = defineCall({ … })` of the contract, or the same through a function of its file. */
export interface DefinedCall {
  file: string;
  line: number;
  exportName: string;
  name: string;
  method: string;
  path: string;
  refusals: string[];
}

const isCallTo = (node: unknown, names: readonly string[]): node is Node =>
  isNode(node) && node.type === 'CallExpression' && names.includes(nameOf(node['callee']) ?? '');

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** Functions of a file that define calls which differ in a few facts only. */
const makersOf = (declared: readonly Node[]) =>
  declared.flatMap((node) => {
    const { init } = node;
    const isFunction = isNode(init) && FUNCTIONS.includes(init.type);
    return isFunction && nodesIn(init).some((inner) => isCallTo(inner.node, ['defineCall']))
      ? (nameOf(node['id']) ?? [])
      : [];
  });

export function definedCalls(tree: Tree): DefinedCall[] {
  const files = pathsIn(tree, CONTRACT, (path) => isTypeScript(path) && !isTest(path));
  return files.flatMap((file) => {
    const declared = nodesOf(tree, file).flatMap(({ node }) => (node.type === 'VariableDeclarator' ? node : []));
    const makers = ['defineCall', ...makersOf(declared)];
    return declared.flatMap((node) => {
      const { init } = node;
      if (!isCallTo(init, makers)) return [];
      const facts = init['arguments'] as Node[];
      const fields = new Map(propertiesOf(facts[0]).map(({ key, value }) => [key, value]));
      const field = (name: string) => textOf(fields.get(name)) ?? '';
      return {
        file,
        line: lineOf(tree, file, node),
        exportName: nameOf(node['id']) ?? '',
        name: field('name') || (textOf(facts[0]) ?? ''),
        method: field('method'),
        path: field('path'),
        refusals: nodesIn(fields.get('refusals')).flatMap((inner) => textOf(inner.node) ?? []),
      };
    });
  });
}

/** Resolves a local name of a file to its import: `packages/contract/src/auth/login.ts#login`. */
export function importedNames(tree: Tree, file: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { node, parents } of nodesOf(tree, file)) {
    if (node.type !== 'ImportSpecifier') continue;
    const specifier = textOf(parents[0]?.['source']);
    const path = importsOf(tree, file).find((one) => one.specifier === specifier)?.to;
    if (path) names.set(nameOf(node['local']) ?? '', `${path}#${nameOf(node['imported'])}`);
  }
  return names;
}

/** The files that a file imports as a namespace, by its local name. */
export function importedNamespaces(tree: Tree, file: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { node, parents } of nodesOf(tree, file)) {
    if (node.type !== 'ImportNamespaceSpecifier') continue;
    const specifier = textOf(parents[0]?.['source']);
    const path = importsOf(tree, file).find((imported) => imported.specifier === specifier)?.to;
    if (path) names.set(nameOf(node['local']) ?? '', path);
  }
  return names;
}
