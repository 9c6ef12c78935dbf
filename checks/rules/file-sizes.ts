import type { Rule } from '../kit/rule.ts';
import { isTest, pathsIn, type Tree } from '../kit/tree.ts';

const SOURCE = /\.(ts|tsx|mjs|css|sql)$/;
const MEDIAN_BELOW = 75;
const P95_BELOW = 300;
const LONG = 400;

const isGenerated = (text: string) => /^(\/\/|\/\*).*Do not edit/.test(text.slice(0, 200));
const linesOf = (tree: Tree, path: string) => (tree.get(path) ?? '').trimEnd().split('\n').length;

/** The value below which this share of the sorted values lies. */
const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const measure = (tree: Tree, paths: string[]) => {
  const sorted = paths.map((path) => linesOf(tree, path)).sort((one, other) => one - other);
  return { count: paths.length, median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

const said = ({ count, median, p95 }: ReturnType<typeof measure>) =>
  `${count} files, median ${median} lines, 95 % under ${p95 + 1}`;

export const fileSizes: Rule = {
  name: 'files stay small',
  check(tree) {
    const all = pathsIn(tree, '', (path) => SOURCE.test(path) && !isGenerated(tree.get(path) ?? ''));
    const sources = all.filter((path) => !isTest(path));
    const size = measure(tree, sources);
    const long = all.filter((path) => linesOf(tree, path) > LONG);
    const tooLong = size.median >= MEDIAN_BELOW || size.p95 >= P95_BELOW;
    const text = `median ${size.median} (below ${MEDIAN_BELOW}), 95th percentile ${size.p95} (below ${P95_BELOW}). Split files by operation.`;
    const named =
      long.length > 0 ? `; over ${LONG}: ${long.map((path) => `${path} (${linesOf(tree, path)})`).join(', ')}` : '';
    return {
      figures: `${said(size)}; tests: ${said(measure(tree, all.filter(isTest)))}${named}`,
      findings: tooLong ? [{ file: 'the tree', text }] : [],
    };
  },
};
