import { hasReason } from './reason.ts';
import { lineOf, type Node, nameOf, nodesOf, quasisOf, textOf } from './syntax.ts';
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

/** `statement(…)`: its text may begin with a piece. */
const isDeclared = (parent: Node | undefined) =>
  parent?.type === 'CallExpression' && nameOf(parent['callee']) === 'statement';

const isFunction = ({ type }: Node) =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type);

export function statementsIn(tree: Tree): Statement[] {
  const files = pathsIn(tree, 'apps/server/src/', (path) => isTypeScript(path) && !isTest(path));
  return files.flatMap((file) =>
    nodesOf(tree, file).flatMap(({ node, parents }) => {
      // The template `sql` sends its values as parameters.
      if (parents[0]?.type === 'TaggedTemplateExpression' && (parents[0]['tag'] as Node)['name'] === 'sql') return [];
      const declared = isDeclared(parents[0]);
      const isTemplate = node.type === 'TemplateLiteral';
      const text = isTemplate ? quasisOf(node).join('?') : textOf(node);
      const line = lineOf(tree, file, (declared && parents[0]) || node);
      if (text === undefined || !(declared || STARTS.test(text)) || hasReason(tree, file, line, 'sql')) return [];
      // Outside of any function there are only constants.
      const isConstant = !isTemplate || (declared && !parents.some(isFunction));
      return [{ file, line, text, inserted: isConstant ? [] : (node['expressions'] as Node[]) }];
    }),
  );
}
