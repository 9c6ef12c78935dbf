import { posix } from 'node:path';
import { definedCalls, importedNames } from '../kit/calls.ts';
import { importsOf } from '../kit/imports.ts';
import type { Finding, Rule } from '../kit/rule.ts';
import { lineOf, type Node, nameOf, nodesOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const WEB = 'apps/web/src/';
/** It knows no call, and a hook of it may stand with the thing that it reads. */
const KIT = `${WEB}kit/`;
const HOOK = /^use[A-Z]/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const stemOf = (file: string) => posix.basename(file).replace(/\.tsx?$/, '');

const isComponent = (file: string) => /^[A-Z]/.test(stemOf(file)) && file.endsWith('.tsx');
const isHookFile = (file: string) => stemOf(file).startsWith('use-');

/** The hooks that may make a call: `useListParts`, or `useParts` for short. */
const hooksOf = (call: string) => [`use${pascal(call)}`, ...(/^list[A-Z]/.test(call) ? [`use${call.slice(4)}`] : [])];
const isHomeOf = (file: string, call: string) => hooksOf(call).some((hook) => kebab(hook) === stemOf(file));

interface Made {
  file: string;
  line: number;
  call: string;
  /** `<file>#<name>` in the contract. */
  id: string;
}

/** The calls that a file makes: `call(getPart, …)`, `usePages(listParts, …)`. Reading their schemas makes none. */
function callsIn(tree: Tree, file: string, calls: ReadonlyMap<string, string>): Made[] {
  const names = importedNames(tree, file);
  const made = nodesOf(tree, file).flatMap(({ node }) => {
    const [first] = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
    const id = names.get(nameOf(first) ?? '') ?? '';
    const call = calls.get(id);
    return call ? [{ file, line: lineOf(tree, file, node), call, id }] : [];
  });
  return made.filter(({ id }, index) => made.findIndex((other) => other.id === id) === index);
}

/**
 * Besides the file of its hook, a call may be made by a hook that is composed of several calls, and by a plain module, outside
 * of React: as long as it is made nowhere else.
 */
function strayCalls(made: readonly Made[]): Finding[] {
  const byFile = Map.groupBy(made, ({ file }) => file);
  const byCall = Map.groupBy(made, ({ id }) => id);
  const mayMake = ({ file, call, id }: Made) => {
    if (isHomeOf(file, call)) return true;
    const isComposed = isHookFile(file) && (byFile.get(file)?.length ?? 0) > 1;
    const isPlain = !isHookFile(file) && !isComponent(file);
    return (isComposed || isPlain) && byCall.get(id)?.length === 1;
  };
  const strays = made.filter((each) => !mayMake(each));
  const copies = [...byCall.values()].flatMap((all) => all.filter(({ file, call }) => isHomeOf(file, call)).slice(1));
  return [
    ...strays.map(({ file, line, call }) => {
      const [hook = ''] = hooksOf(call);
      return {
        file,
        line,
        text: `makes ${call} itself. Let ${hook} in ${kebab(hook)}.ts make it, or a function beside it, and use that here.`,
      };
    }),
    ...copies.map(({ file, line, call }) => ({
      file,
      line,
      text: `is a second hook that makes ${call}. Give the first one a parameter, and use it here.`,
    })),
  ];
}

interface Hook {
  file: string;
  line: number;
  name: string;
}

/** The hooks that a file declares and exports; what `index.ts` passes on is declared elsewhere. */
const hooksIn = (tree: Tree, file: string): Hook[] =>
  nodesOf(tree, file).flatMap(({ node, parents: [outer, beyond] }) => {
    const isExported = [outer, beyond].some((parent) => parent?.type === 'ExportNamedDeclaration');
    const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
    const name = isDeclared && isExported ? (nameOf(node['id']) ?? '') : '';
    return HOOK.test(name) ? [{ file, line: lineOf(tree, file, node), name }] : [];
  });

/** The one file that uses a hook is not `index.ts`, which passes it on to others. */
const hasOneUser = (tree: Tree, files: readonly string[], { file, name }: Hook) => {
  const isUser = (path: string) =>
    importsOf(tree, path).some(({ to }) => to === file) && tree.get(path)?.includes(name);
  const users = files.filter(isUser);
  return users.length === 1 && !users.some((user) => stemOf(user) === 'index');
};

/** A hook that one file uses may stay with its component. It makes no call: no component does. */
const misplacedHooks = (tree: Tree, files: readonly string[], hooks: readonly Hook[]): Finding[] =>
  hooks
    .filter(({ name, file }) => kebab(name) !== stemOf(file))
    .filter((hook) => !isComponent(hook.file) || !hasOneUser(tree, files, hook))
    .map(({ file, line, name }) => ({
      file,
      line,
      text: `exports ${name}. Move it to ${kebab(name)}.ts; or, if it makes no call and one file uses it, beside the component there.`,
    }));

export const hooksNamed: Rule = {
  name: 'one hook makes a call, and hooks are found by their name',
  check(tree) {
    const calls = new Map(definedCalls(tree).map(({ file, exportName }) => [`${file}#${exportName}`, exportName]));
    const files = pathsIn(tree, WEB, (path) => isTypeScript(path) && !isTest(path) && !path.startsWith(KIT));
    const made = files.flatMap((file) => callsIn(tree, file, calls));
    const hooks = files.flatMap((file) => hooksIn(tree, file));
    return {
      figures: `${made.length} calls are made, ${hooks.length} hooks`,
      findings: [...strayCalls(made), ...misplacedHooks(tree, files, hooks)],
    };
  },
};
