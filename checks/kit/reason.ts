import { syntaxOf } from './syntax.ts';
import type { Tree } from './tree.ts';

/** `// sql: reason` above a statement, or `// regex: reason` above a pattern, says why a rule does not hold for it. */
export function hasReason(tree: Tree, file: string, line: number, word: 'sql' | 'regex') {
  const text = tree.get(file) ?? '';
  const reason = new RegExp(`^\\s*${word}: \\S`);
  return syntaxOf(tree, file).comments.some(
    ({ value, start }) => reason.test(value) && Math.abs(line - 1 - text.slice(0, start).split('\n').length) <= 1,
  );
}
