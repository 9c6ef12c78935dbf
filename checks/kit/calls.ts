import { importsOf } from './imports.ts';
import { propertiesOf } from './object-literal.ts';
import { isNode, lineOf, type Node, nameOf, nodesIn, nodesOf, textOf } from './syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from './tree.ts';

export const CONTRACT = 'packages/contract/src/';

/** One `export const … = defineCall({ … })` of the contract. */
export interface DefinedCall {
  file: string;
  line: number;
  exportName: string;
  name: string;
  method: string;
  path: string;
  refusals: string[];
}

const callTo = (node: unknown, name: string): node is Node =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node['callee']) === name;

export function definedCalls(tree: Tree): DefinedCall[] {
  const files = pathsIn(tree, CONTRACT, (path) => isTypeScript(path) && !isTest(path));
  return files.flatMap((file) =>
    nodesOf(tree, file).flatMap(({ node }) => {
      if (node.type !== 'VariableDeclarator' || !callTo(node['init'], 'defineCall')) return [];
      const fields = new Map(
        propertiesOf((node['init']['arguments'] as Node[])[0]).map(({ key, value }) => [key, value]),
      );
      const field = (name: string) => textOf(fields.get(name)) ?? '';
      return {
        file,
        line: lineOf(tree, file, node),
        exportName: nameOf(node['id']) ?? '',
        name: field('name'),
        method: field('method'),
        path: field('path'),
        refusals: nodesIn(fields.get('refusals')).flatMap((one) => textOf(one.node) ?? []),
      };
    }),
  );
}

/** What a local name of a file was imported as: `packages/contract/src/auth/login.ts#login`. */
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
