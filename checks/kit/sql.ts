import { lineOf, type Node, nodesOf, quasisOf, syntaxOf, textOf } from './syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from './tree.ts';

/** One SQL statement in the source of the server. */
export interface Statement {
  file: string;
  line: number;
  /** With `?` where the source puts something in. */
  text: string;
  inserted: Node[];
}

const STARTS = /^\s*(--[^\n]*\s*)*(select|insert\s+into|update|delete\s+from|with|merge\s+into)\s/i;

/** `// sql: reason` above a statement says why a rule does not hold for it. */
const REASON = /^\s*sql: \S+/;

function hasReason(tree: Tree, file: string, line: number) {
  const text = tree.get(file) ?? '';
  return syntaxOf(tree, file).comments.some(
    (one) => REASON.test(one.value) && Math.abs(line - 1 - text.slice(0, one.start).split('\n').length) <= 1,
  );
}

export function statementsIn(tree: Tree): Statement[] {
  const files = pathsIn(tree, 'apps/server/src/', (path) => isTypeScript(path) && !isTest(path));
  return files.flatMap((file) =>
    nodesOf(tree, file).flatMap(({ node, parents }) => {
      // The template `sql` sends its values as parameters.
      if (parents[0]?.type === 'TaggedTemplateExpression' && (parents[0]['tag'] as Node)['name'] === 'sql') return [];
      const isTemplate = node.type === 'TemplateLiteral';
      const text = isTemplate ? quasisOf(node).join('?') : textOf(node);
      const line = lineOf(tree, file, node);
      if (text === undefined || !STARTS.test(text) || hasReason(tree, file, line)) return [];
      return [{ file, line, text, inserted: isTemplate ? (node['expressions'] as Node[]) : [] }];
    }),
  );
}
