import { nodeIn, nodesIn, setIn, type TreeNode, textIn } from './node-tree.ts';

/** A column as one side of a join sees it: the same one, made empty by an outer join, is another. */
export const keyOf = (column: TreeNode) =>
  `${textIn(column, 'varno')}.${textIn(column, 'varattno')}.${setIn(column, 'varnullingrels')}`;

const INNER = '0';
const LEFT = '1';
const RIGHT = '3';

/** Columns that the conditions of a query leave only where they hold a value. */
export function provedColumns(query: TreeNode): ReadonlySet<string> {
  const proved = new Set<string>();

  /** The column is null: the condition would be too, and the row would be gone. */
  const prove = (expression: TreeNode | undefined) => {
    if (expression?.tag === 'VAR' && textIn(expression, 'varlevelsup') === '0') proved.add(keyOf(expression));
    if (expression?.tag === 'RELABELTYPE') prove(nodeIn(expression, 'arg'));
  };

  const addCondition = (condition: TreeNode | undefined) => {
    if (!condition) return;
    const args = nodesIn(condition, 'args');
    if (condition.tag === 'VAR') prove(condition);
    if (condition.tag === 'OPEXPR') args.forEach(prove);
    if (condition.tag === 'SCALARARRAYOPEXPR' && textIn(condition, 'useOr') === 'true') prove(args[0]);
    if (condition.tag === 'NULLTEST' && textIn(condition, 'nulltesttype') === '1') prove(nodeIn(condition, 'arg'));
    if (condition.tag === 'BOOLEXPR' && textIn(condition, 'boolop') === 'and') args.forEach(addCondition);
    if (condition.tag === 'BOOLEXPR' && textIn(condition, 'boolop') === 'not') args.forEach(prove);
  };

  const addSource = (source: TreeNode | undefined) => {
    if (source?.tag === 'FROMEXPR') {
      addCondition(nodeIn(source, 'quals'));
      nodesIn(source, 'fromlist').forEach(addSource);
    }
    if (source?.tag !== 'JOINEXPR') return;
    const type = textIn(source, 'jointype');
    if (type === INNER) addCondition(nodeIn(source, 'quals'));
    if (type === INNER || type === LEFT) addSource(nodeIn(source, 'larg'));
    if (type === INNER || type === RIGHT) addSource(nodeIn(source, 'rarg'));
  };

  addSource(nodeIn(query, 'jointree'));
  return proved;
}
