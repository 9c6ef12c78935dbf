import { type Program, parseSync } from 'oxc-parser';
import type { Tree } from './tree.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Parsed {
  program: Program;
  comments: readonly { value: string; start: number; end: number }[];
}

const parsed = new Map<string, Parsed>();

/** The syntax of one file. Kept by its text: several rules look at the same file. */
export function syntaxOf(tree: Tree, path: string): Parsed {
  const text = tree.get(path) ?? '';
  const key = `${path}\0${text}`;
  let found = parsed.get(key);
  if (!found) {
    const { program, comments, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
    found = { program, comments };
    parsed.set(key, found);
  }
  return found;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

interface Found {
  node: Node;
  /** From the inside out. */
  parents: readonly Node[];
}

/** Every node below one, itself first. */
export function nodesIn(root: unknown): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown, parents: readonly Node[]) => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, parents);
    } else if (isNode(value)) {
      found.push({ node: value, parents });
      const inside = [value, ...parents];
      for (const field in value) if (typeof value[field] === 'object') visit(value[field], inside);
    }
  };
  visit(root, []);
  return found;
}

export const nodesOf = (tree: Tree, path: string) => nodesIn(syntaxOf(tree, path).program);

export function lineAt(text: string, offset: number) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export const lineOf = (tree: Tree, path: string, node: { start: number }) => lineAt(tree.get(path) ?? '', node.start);

const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'JSXExpressionContainer'];

/** A literal of text, also one in backticks that holds no value. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral') {
    const parts = quasisOf(node);
    return parts.length === 1 ? parts[0] : undefined;
  }
  return WRAPPERS.includes(node.type) ? textOf(node['expression']) : undefined;
}

/** The fixed parts of a template, in order. */
export const quasisOf = (template: Node) =>
  (template['quasis'] as { value: { cooked: string | null; raw: string } }[]).map(
    ({ value }) => value.cooked ?? value.raw,
  );

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && ['Identifier', 'JSXIdentifier'].includes(node.type) ? (node['name'] as string) : undefined;
