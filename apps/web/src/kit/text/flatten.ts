export type Tree = { [key: string]: unknown };

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text with its path, from dotted keys and from nested objects alike. */
export function* flatten(value: unknown, path: readonly string[] = []): Generator<[string[], string]> {
  if (!isTree(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const steps = [...path, ...key.split('.')];
    if (steps.some((step) => UNSAFE.has(step))) continue;
    if (typeof inner === 'string') yield [steps, inner];
    else yield* flatten(inner, steps);
  }
}
