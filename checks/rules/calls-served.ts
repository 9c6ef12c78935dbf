import { CONTRACT, definedCalls, importedNames } from '../kit/calls.ts';
import type { Finding, Rule } from '../kit/rule.ts';
import { isNode, lineOf, type Node, nameOf, nodesOf } from '../kit/syntax.ts';
import { pathsIn, type Tree } from '../kit/tree.ts';

const LIST = `${CONTRACT}calls.ts`;
const ROUTES = /^apps\/server\/src\/[\w-]+\/routes\.ts$/;

type Place = { file: string; line: number };

/** The calls that the contract's list names, by file and name. */
function listedCalls(tree: Tree): Map<string, Place> {
  const names = importedNames(tree, LIST);
  const listed = nodesOf(tree, LIST).flatMap(({ node }) =>
    node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : [],
  );
  return new Map(
    listed.map((one) => [names.get(nameOf(one) ?? '') ?? '', { file: LIST, line: lineOf(tree, LIST, one) }]),
  );
}

/** Every `serve.open(call, …)` and `serve.signedIn(call, …)`. */
const servedCalls = (tree: Tree) =>
  pathsIn(tree, 'apps/server/src/', (path) => ROUTES.test(path)).flatMap((file) => {
    const names = importedNames(tree, file);
    return nodesOf(tree, file).flatMap(({ node }) => {
      const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
      if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee['object']) !== 'serve') return [];
      const [call] = node['arguments'] as Node[];
      return [{ file, line: lineOf(tree, file, node), call: names.get(nameOf(call) ?? '') ?? String(nameOf(call)) }];
    });
  });

/** Two paths that differ in the names of their parameters only are one. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

const repeated = <One>(all: One[], keyOf: (one: One) => string) =>
  all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) < at);

export const callsServed: Rule = {
  name: 'contract and routes agree',
  check(tree) {
    const defined = definedCalls(tree);
    const listed = listedCalls(tree);
    const served = servedCalls(tree);
    const servedNames = new Set(served.map(({ call }) => call));
    const findings: Finding[] = [
      ...defined
        .filter((one) => !listed.has(`${one.file}#${one.exportName}`))
        .map((one) => ({ ...one, text: `${one.exportName} is in no list. Enter it into ${LIST}.` })),
      ...[...listed]
        .filter(([call]) => !servedNames.has(call))
        .map(([call, place]) => ({
          ...place,
          text: `nobody serves ${call}. Serve it in the routes.ts of its capability.`,
        })),
      ...served
        .filter(({ call }) => !listed.has(call))
        .map((one) => ({ ...one, text: `serves ${one.call}, which ${LIST} does not list. Enter it there.` })),
      ...repeated(served, ({ call }) => call).map((one) => ({
        ...one,
        text: `serves ${one.call} a second time. Keep one.`,
      })),
      ...repeated(defined, ({ name }) => name).map((one) => ({
        ...one,
        text: `the name ${one.name} is taken. Choose another.`,
      })),
      ...repeated(defined, ({ method, path }) => `${method} ${shapeOf(path)}`).map((one) => ({
        ...one,
        text: `${one.method} ${one.path} is taken. Choose another path.`,
      })),
    ];
    const plain = findings.map(({ file, line, text }) => ({ file, ...(line !== undefined && { line }), text }));
    return { figures: `${defined.length} calls, ${served.length} routes`, findings: plain };
  },
};
