import type { Rule } from '../kit/rule.ts';
import { treeOf } from '../kit/tree.ts';

/** The findings of a rule in a small tree, one line each: `file:line text`. */
export const findingsOf = (rule: Rule, files: Record<string, string>) =>
  rule
    .check(treeOf(files))
    .findings.map(({ file, line, text }) => `${file}${line === undefined ? '' : `:${line}`} ${text}`);
