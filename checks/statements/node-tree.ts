/** A node of PostgreSQL's own tree of a statement, as it writes it down: `{VAR :varno 1 :varattno 2 …}`. */
export interface TreeNode {
  tag: string;
  fields: Record<string, Value>;
}
export type Value = TreeNode | Value[] | string | undefined;

const TOKENS = /[{}()]|(?:\\.|[^\s(){}\\])+/gs;

/** Reads the tree from its text. */
export function parseTree(text: string): Value {
  const tokens = text.match(TOKENS) ?? [];
  let place = 0;

  function readNode(): TreeNode {
    const node: TreeNode = { tag: tokens[place++] ?? '', fields: {} };
    while (tokens[place] !== '}') {
      const field = (tokens[place++] ?? '').slice(1);
      node.fields[field] = readValue();
    }
    place += 1;
    return node;
  }

  function readValue(): Value {
    const token = tokens[place++];
    if (token === '{') return readNode();
    if (token === '(') {
      const items: Value[] = [];
      while (tokens[place] !== ')') items.push(readValue());
      place += 1;
      return items;
    }
    // The bytes of a constant: `4 [ 1 0 0 0 ]`.
    if (tokens[place] === '[') while (tokens[place++] !== ']');
    return token === '<>' ? undefined : token?.replace(/\\(.)/g, '$1');
  }

  return readValue();
}

const isNode = (value: Value): value is TreeNode => typeof value === 'object' && 'tag' in value;

export const nodeIn = (node: TreeNode, field: string): TreeNode | undefined => {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
};

export const nodesIn = (node: TreeNode, field: string): TreeNode[] => {
  const value = node.fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const textIn = (node: TreeNode, field: string): string => {
  const value = node.fields[field];
  return typeof value === 'string' ? value.replace(/^"(.*)"$/s, '$1') : '';
};

export const numberIn = (node: TreeNode, field: string) => Number(textIn(node, field));

/** `(b 5)`: the members of a set of numbers. */
export const setIn = (node: TreeNode, field: string): string => {
  const value = node.fields[field];
  return Array.isArray(value)
    ? value
        .slice(1)
        .filter((one) => typeof one === 'string')
        .join(' ')
    : '';
};
