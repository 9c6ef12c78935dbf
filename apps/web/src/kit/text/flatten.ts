export type Tree = { [key: string]: unknown };

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every text with its path, from dotted keys and nested objects alike; `undefined` for anything that is no text or no
 * key.
 */
export function* flatten(value: unknown, path: readonly string[] = []): Generator<[string[], string | undefined]> {
  if (!isTree(value)) {
    yield [[...path], typeof value === 'string' && path.length > 0 ? value : undefined];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const steps = [...path, ...key.split('.')];
    if (steps.some((step) => UNSAFE.has(step))) yield [steps, undefined];
    else yield* flatten(inner, steps);
  }
}

/** The text of that path in a catalogue, if there is one. */
export const leafOf = (tree: Tree, path: readonly string[]) => {
  const name = path.at(-1);
  const branch = path
    .slice(0, -1)
    .reduce<unknown>((node, step) => (isTree(node) && Object.hasOwn(node, step) ? node[step] : undefined), tree);
  if (name === undefined || !isTree(branch) || !Object.hasOwn(branch, name)) return undefined;
  return isTree(branch[name]) ? undefined : { ours: branch[name], put: (own: unknown) => void (branch[name] = own) };
};
