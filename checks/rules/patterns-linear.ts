import { type Cost, costOf } from '../kit/pattern-cost.ts';
import { hasReason } from '../kit/reason.ts';
import type { Rule } from '../kit/rule.ts';
import { lineOf, type Node, nameOf, nodesOf, textOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn } from '../kit/tree.ts';

const WAY_OUT =
  'Write it so that no text fits in two ways, or read the text by hand. If the text is short or not from outside, write "// regex: the reason" above.';

/** A regular expression of the source; `pattern` is undefined where it is put together at run time. */
interface Pattern {
  pattern: string | undefined;
  flags: string;
}

function patternIn(node: Node): Pattern | undefined {
  if (node.type === 'Literal' && node['regex']) return node['regex'] as Pattern;
  if (!['NewExpression', 'CallExpression'].includes(node.type) || nameOf(node['callee']) !== 'RegExp') return undefined;
  const [pattern, flags] = node['arguments'] as Node[];
  return { pattern: textOf(pattern), flags: textOf(flags) ?? '' };
}

const costs = new Map<string, Cost | Error>();
function knownCost(pattern: string, flags: string) {
  const key = `/${pattern}/${flags}`;
  const known = costs.get(key);
  if (known !== undefined) return known;
  let cost: Cost | Error;
  try {
    cost = costOf(pattern, flags);
  } catch (error) {
    cost = error as Error;
  }
  costs.set(key, cost);
  return cost;
}

function wrongWith({ pattern, flags }: Pattern) {
  if (pattern === undefined) return 'a pattern that is put together cannot be checked.';
  const cost = knownCost(pattern, flags);
  if (cost instanceof Error) return `/${pattern}/ cannot be checked: it ${cost.message}.`;
  return cost === 'linear' ? undefined : `/${pattern}/ takes ${cost} time on a text made for it.`;
}

/** One upload of 121 bytes once held the server for 13 seconds, by a pattern that fitted it in a million ways. */
export const patternsLinear: Rule = {
  name: 'patterns take linear time',
  check(tree) {
    const files = pathsIn(
      tree,
      '',
      (path) => /^(?:apps|packages)\/\w+\/src\//.test(path) && isTypeScript(path) && !isTest(path),
    );
    let count = 0;
    const findings = files.flatMap((file) =>
      nodesOf(tree, file).flatMap(({ node }) => {
        const pattern = patternIn(node);
        if (!pattern) return [];
        count += 1;
        const line = lineOf(tree, file, node);
        const wrong = wrongWith(pattern);
        return wrong && !hasReason(tree, file, line, 'regex') ? [{ file, line, text: `${wrong} ${WAY_OUT}` }] : [];
      }),
    );
    return { figures: `${count} patterns`, findings };
  },
};
