import { CONTRACT, type DefinedCall, definedCalls, importedNames, importedNamespaces } from '../kit/calls.ts';
import type { Finding, Rule } from '../kit/rule.ts';
import { isNode, lineOf, type Node, nameOf, nodesOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const SERVER = 'apps/server/src/';

/** `export const listParts = page(contract.listParts, …)` of the server, also through a function of its capability. */
interface ServedCall {
  file: string;
  line: number;
  name: string;
  /** `packages/contract/src/parts/list-parts.ts#listParts` */
  call: string;
}

const idOf = ({ file, exportName }: DefinedCall) => `${file}#${exportName}`;
const capabilityOf = (path: string, root: string) => path.slice(root.length).split('/')[0];
const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/\.ts$/, '');
const kebabOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The call of the contract that the first argument of a call names. */
function boundCall(node: unknown, namespaces: Map<string, string>): string | undefined {
  const [first] = isNode(node) && node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
  if (first?.type !== 'MemberExpression') return undefined;
  const file = namespaces.get(nameOf(first['object']) ?? '');
  return file?.startsWith(CONTRACT) ? `${file}#${nameOf(first['property'])}` : undefined;
}

const servedCalls = (tree: Tree): ServedCall[] =>
  pathsIn(tree, SERVER, (path) => isTypeScript(path) && !isTest(path)).flatMap((file) => {
    const namespaces = importedNamespaces(tree, file);
    return nodesOf(tree, file).flatMap(({ node, parents }) => {
      const isExported = parents[1]?.type === 'ExportNamedDeclaration';
      if (node.type !== 'VariableDeclarator' || !isExported) return [];
      const call = boundCall(node['init'], namespaces);
      return call ? [{ file, line: lineOf(tree, file, node), name: nameOf(node['id']) ?? '', call }] : [];
    });
  });

/** The operations that the routes of the capabilities list, as `apps/server/src/parts/list-parts.ts#listParts`. */
const listedOperations = (tree: Tree) =>
  new Set(
    pathsIn(tree, SERVER, (path) => stemOf(path) === 'routes').flatMap((file) => {
      const names = importedNames(tree, file);
      return nodesOf(tree, file).flatMap(({ node }) => {
        const elements = node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : [];
        return elements.flatMap((element) => names.get(nameOf(element) ?? '') ?? []);
      });
    }),
  );

/** Two paths that differ only in the names of their parameters are the same. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

const repeated = <Item>(items: Item[], keyOf: (item: Item) => string) =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) < index);

function wrongWithCall(call: DefinedCall): string[] {
  const { name, exportName } = call;
  return name === exportName ? [] : [`${exportName} has the name ${name}. Give it the name that it is exported under.`];
}

function wrongWithOperation({ file, name }: ServedCall, call: DefinedCall, isListed: boolean): string[] {
  const capability = capabilityOf(call.file, CONTRACT);
  const stems = [...new Set([kebabOf(call.exportName), stemOf(call.file)])];
  return [
    ...(name === call.exportName ? [] : [`${name} answers ${call.exportName}. Give it the name of its call.`]),
    ...(capabilityOf(file, SERVER) === capability
      ? []
      : [`${name} answers a call of ${capability}. Move it to ${SERVER}${capability}/.`]),
    ...(stems.includes(stemOf(file))
      ? []
      : [`${name} is not named like its file. Call the file ${stems.join('.ts or ')}.ts.`]),
    ...(isListed ? [] : [`${name} is in no list. Enter it into ${SERVER}${capability}/routes.ts.`]),
  ];
}

export const callsServed: Rule = {
  name: 'contract and routes agree',
  check(tree) {
    const defined = definedCalls(tree);
    const served = servedCalls(tree);
    const listed = listedOperations(tree);
    const findings: Finding[] = defined.flatMap((call) => {
      const operations = served.filter((operation) => operation.call === idOf(call));
      const { file, line, exportName } = call;
      const texts = wrongWithCall(call);
      if (operations.length === 0)
        texts.push(
          `no operation answers ${exportName}. Export it as operation(contract.${exportName}, …) on the server.`,
        );
      return [
        ...texts.map((text) => ({ file, line, text })),
        ...operations.flatMap((operation) =>
          wrongWithOperation(operation, call, listed.has(`${operation.file}#${operation.name}`)).map((text) => ({
            file: operation.file,
            line: operation.line,
            text,
          })),
        ),
      ];
    });
    const twice = [
      ...repeated(served, ({ call }) => call).map((operation) => ({
        ...operation,
        text: `answers ${operation.call} a second time. Keep one.`,
      })),
      ...repeated(defined, ({ name }) => name).map((call) => ({
        ...call,
        text: `the name ${call.name} is taken. Choose another.`,
      })),
      ...repeated(
        defined.filter(({ path }) => path !== ''),
        ({ method, path }) => `${method} ${shapeOf(path)}`,
      ).map((call) => ({ ...call, text: `${call.method} ${call.path} is taken. Choose another path.` })),
    ].map(({ file, line, text }) => ({ file, line, text }));
    return { figures: `${defined.length} calls, ${served.length} operations`, findings: [...findings, ...twice] };
  },
};
