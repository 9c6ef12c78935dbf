import type { Rule } from '../kit/rule.ts';
import { isNode, lineOf, nameOf, nodesOf } from '../kit/syntax.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

const TESTS = new Set(['it', 'test', 'describe']);
const PASSED_OVER = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf']);

export const noSkippedTests: Rule = {
  name: 'no test is skipped',
  check(tree) {
    const files = pathsIn(
      tree,
      '',
      (path) => isTypeScript(path) && (/\.(test|spec)\.tsx?$/.test(path) || path.startsWith('e2e/')),
    );
    const findings = files.flatMap((file) =>
      nodesOf(tree, file).flatMap(({ node }) => {
        const way = node.type === 'MemberExpression' ? nameOf(node['property']) : undefined;
        const base = isNode(node['object']) ? (nameOf(node['object']) ?? nameOf(node['object']['object'])) : undefined;
        if (!way || !PASSED_OVER.has(way) || !TESTS.has(base ?? '')) return [];
        return [{ file, line: lineOf(tree, file, node), text: `${base}.${way}: let it run, or remove it.` }];
      }),
    );
    return { figures: `${files.length} test files`, findings };
  },
};
