import { isNode, type Node, nameOf, textOf } from './syntax.ts';

export type Texts = Map<string, string>;

const unwrapped = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined;
  const wraps = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type);
  return wraps ? unwrapped(node['expression']) : node;
};

export const propertiesOf = (object: unknown): { key: string; value: unknown }[] => {
  const node = unwrapped(object);
  if (node?.type !== 'ObjectExpression') return [];
  return (node['properties'] as Node[])
    .filter((one) => one.type === 'Property')
    .map((one) => ({ key: nameOf(one['key']) ?? textOf(one['key']) ?? '', value: one['value'] }));
};

/** The texts of an object written out in the source, nested ones by their dotted path. */
export function textsIn(object: unknown, path = ''): Texts {
  const texts: Texts = new Map();
  for (const { key, value } of propertiesOf(object)) {
    const text = textOf(value);
    if (text !== undefined) texts.set(path + key, text);
    else for (const [inner, words] of textsIn(value, `${path}${key}.`)) texts.set(inner, words);
  }
  return texts;
}

/** The object that a file exports by default, also when it has a name there. */
export function defaultObject(program: unknown): unknown {
  const body = (program as { body: Node[] }).body;
  const exported = body.find((one) => one.type === 'ExportDefaultDeclaration')?.['declaration'];
  const name = nameOf(exported);
  if (name === undefined) return exported;
  const declared = body.flatMap((one) => (one.type === 'VariableDeclaration' ? (one['declarations'] as Node[]) : []));
  return declared.find((one) => nameOf(one['id']) === name)?.['init'];
}
