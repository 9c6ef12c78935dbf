import { posix } from 'node:path';
import { lineOf, nodesOf, textOf } from './syntax.ts';
import type { Tree } from './tree.ts';

export interface Import {
  from: string;
  line: number;
  specifier: string;
  /** A path of the tree, or undefined for what comes from outside of it. */
  to: string | undefined;
  lazy: boolean;
}

const CONTRACT = '@gemba/contract/';

export const isRelative = (specifier: string) => specifier.startsWith('.');

/** The name of the npm package that a specifier enters. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a specifier leads, whether or not that file is there. */
export const pathOf = (from: string, specifier: string) => {
  const plain = specifier.replace(/\?.*$/, '');
  if (isRelative(plain)) return posix.join(posix.dirname(from), plain);
  return plain.startsWith(CONTRACT) ? `packages/contract/src/${plain.slice(CONTRACT.length)}.ts` : undefined;
};

const STATIC = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];
const INLINE = ['ImportExpression', 'TSImportType'];

const known = new WeakMap<Tree, Map<string, Import[]>>();

/** Every import of a file: static, lazy, for types only, and what it exports from elsewhere. */
export function importsOf(tree: Tree, from: string): Import[] {
  const ofTree = known.get(tree) ?? new Map<string, Import[]>();
  known.set(tree, ofTree);
  const imports = ofTree.get(from) ?? readImports(tree, from);
  ofTree.set(from, imports);
  return imports;
}

function readImports(tree: Tree, from: string): Import[] {
  const imports: Import[] = [];
  for (const { node } of nodesOf(tree, from)) {
    const specifier = [...STATIC, ...INLINE].includes(node.type) ? textOf(node['source']) : undefined;
    if (specifier === undefined) continue;
    const lazy = node.type === 'ImportExpression';
    imports.push({ from, line: lineOf(tree, from, node), specifier, to: pathOf(from, specifier), lazy });
  }
  return imports;
}
