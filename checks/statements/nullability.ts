import type { Catalogue } from './catalogue.ts';
import { COUNTS, GIVES_VALUE, GIVES_VALUE_FOR_NULL, MAY_MISS, SUMS_UP } from './never-null.ts';
import { nodeIn, nodesIn, numberIn, setIn, type TreeNode, textIn } from './node-tree.ts';
import { keyOf, provedColumns } from './proofs.ts';

export interface Facts {
  catalogue: Catalogue;
  /** Whether the parameter with this number may be null. */
  isParamNullable(number: number): boolean;
}

/** A query with those around it. */
interface Scope {
  query: TreeNode;
  proved: ReadonlySet<string>;
  outer: Scope | undefined;
}

const SELECT = '1';
const [RELATION, SUBQUERY, JOIN, FUNCTION, VALUES, CTE, GROUP] = ['0', '1', '2', '3', '5', '6', '9'];
const [EXISTS, ANY, SCALAR, ARRAY] = ['0', '2', '4', '6'];
const ALL = '1';
const isCast = (call: TreeNode) => ['1', '2'].includes(textIn(call, 'funcformat'));

/** The columns that a statement gives, each with whether it may be null: false only where that is certain. */
export function columnsOf(statement: TreeNode, facts: Facts) {
  const top = scopeOf(statement, undefined);
  /** Columns of recursive queries that are being looked at. */
  const open = new Set<string>();
  return outputOf(statement).map((column, index) => ({
    name: textIn(column, 'resname'),
    nullable: isOutputNullable(top, index + 1),
  }));

  function isOutputNullable(scope: Scope, place: number): boolean {
    const arms = nodeIn(scope.query, 'setOperations');
    if (arms) return armsOf(arms).some((arm) => isColumnNullable(scope, arm, place));
    const entry = outputOf(scope.query)[place - 1];
    return !entry || isNullable(scope, nodeIn(entry, 'expr'));
  }

  function isNullable(scope: Scope, node: TreeNode | undefined): boolean {
    if (!node) return true;
    const nullable = (one: TreeNode | undefined) => isNullable(scope, one);
    const args = nodesIn(node, 'args');
    switch (node.tag) {
      case 'VAR':
        return isVarNullable(scope, node);
      case 'CONST':
        return textIn(node, 'constisnull') === 'true';
      case 'PARAM':
        return textIn(node, 'paramkind') === '0' && facts.isParamNullable(numberIn(node, 'paramid'));
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'GROUPINGFUNC':
      case 'JSONCONSTRUCTOREXPR':
        return false;
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
      case 'COERCETODOMAIN':
        return nullable(nodeIn(node, 'arg'));
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return args.every(nullable);
      case 'BOOLEXPR':
        return args.some(nullable);
      case 'ROWCOMPAREEXPR':
        return [...nodesIn(node, 'largs'), ...nodesIn(node, 'rargs')].some(nullable);
      case 'OPEXPR':
        return missesByOperator(node) || args.some(nullable);
      case 'SCALARARRAYOPEXPR':
        return args.some(nullable) || !isFilledArray(scope, args[1]);
      case 'CASEEXPR':
        return nullable(nodeIn(node, 'defresult')) || args.some((when) => nullable(nodeIn(when, 'result')));
      case 'FUNCEXPR': {
        const name = facts.catalogue.functionOf(textIn(node, 'funcid'));
        if (GIVES_VALUE_FOR_NULL.has(name)) return false;
        return !(isCast(node) || GIVES_VALUE.has(name)) || args.some(nullable);
      }
      case 'AGGREF':
        return isAggregateNullable(scope, node);
      case 'WINDOWFUNC':
        return isWindowNullable(scope, node);
      case 'SUBLINK':
        return isSubqueryNullable(scope, node);
      default:
        return true;
    }
  }

  function missesByOperator(node: TreeNode) {
    const name = facts.catalogue.operatorOf(textIn(node, 'opno'));
    return name === '' || MAY_MISS.has(name);
  }

  /** An array without a null in it: written out, or a parameter. */
  function isFilledArray(scope: Scope, array: TreeNode | undefined): boolean {
    if (array?.tag === 'ARRAYEXPR') return nodesIn(array, 'elements').every((one) => !isNullable(scope, one));
    if (array?.tag === 'ARRAYCOERCEEXPR' || array?.tag === 'RELABELTYPE')
      return isFilledArray(scope, nodeIn(array, 'arg'));
    return array?.tag === 'PARAM' || array?.tag === 'CONST';
  }

  function isAggregateNullable(scope: Scope, node: TreeNode) {
    const name = facts.catalogue.functionOf(textIn(node, 'aggfnoid'));
    if (COUNTS.has(name)) return false;
    const level = above(scope, numberIn(node, 'agglevelsup'))?.query;
    const isGrouped = level && nodesIn(level, 'groupClause').length > 0 && nodesIn(level, 'groupingSets').length === 0;
    if (!isGrouped || !SUMS_UP.has(name) || nodeIn(node, 'aggfilter')) return true;
    return !/json/.test(name) && nodesIn(node, 'args').some((entry) => isNullable(scope, nodeIn(entry, 'expr')));
  }

  function isWindowNullable(scope: Scope, node: TreeNode) {
    const name = facts.catalogue.functionOf(textIn(node, 'winfnoid'));
    if (COUNTS.has(name)) return false;
    const window = nodesIn(scope.query, 'windowClause')[numberIn(node, 'winref') - 1];
    // The frame that nobody chose holds the row itself.
    const hasOwnFrame = !window || (numberIn(window, 'frameOptions') & 1) === 1;
    if (hasOwnFrame || !SUMS_UP.has(name) || nodeIn(node, 'aggfilter')) return true;
    return nodesIn(node, 'args').some((one) => isNullable(scope, one));
  }

  function isSubqueryNullable(scope: Scope, node: TreeNode) {
    const type = textIn(node, 'subLinkType');
    if (type === EXISTS || type === ARRAY) return false;
    const query = nodeIn(node, 'subselect');
    if (!query) return true;
    const inner = scopeOf(query, scope);
    const gives = outputOf(query).some((_, index) => isOutputNullable(inner, index + 1));
    if (type === SCALAR) return gives || !alwaysGivesRow(query);
    if (type === ANY || type === ALL) return gives || isNullable(scope, nodeIn(node, 'testexpr'));
    return true;
  }

  function isVarNullable(scope: Scope, node: TreeNode): boolean {
    const owner = above(scope, numberIn(node, 'varlevelsup'));
    // The old row is null where the row is new.
    if (!owner || textIn(node, 'varreturningtype') === '1') return true;
    if (owner.proved.has(keyOf(node))) return false;
    return (
      setIn(node, 'varnullingrels') !== '' ||
      isColumnNullable(owner, numberIn(node, 'varno'), numberIn(node, 'varattno'))
    );
  }

  function isColumnNullable(scope: Scope, source: number, place: number): boolean {
    const entry = nodesIn(scope.query, 'rtable')[source - 1];
    if (!entry || place < 0) return true;
    const kind = textIn(entry, 'rtekind');
    const query = nodeIn(entry, 'subquery');
    // The whole row.
    if (place === 0) return false;
    if (kind === RELATION) return !facts.catalogue.isNotNull(textIn(entry, 'relid'), place);
    if (kind === SUBQUERY && query) return isOutputNullable(scopeOf(query, scope), place);
    if (kind === JOIN) return isNullable(scope, nodesIn(entry, 'joinaliasvars')[place - 1]);
    if (kind === GROUP) return isNullable(scope, nodesIn(entry, 'groupexprs')[place - 1]);
    if (kind === VALUES) return valuesAt(entry, place).some((one) => isNullable(scope, one));
    if (kind === FUNCTION) return isFunctionColumnNullable(scope, entry, place);
    if (kind === CTE) return isCteColumnNullable(scope, entry, place);
    return true;
  }

  function isFunctionColumnNullable(scope: Scope, entry: TreeNode, place: number): boolean {
    const [only, other] = nodesIn(entry, 'functions');
    const call = only && nodeIn(only, 'funcexpr');
    if (!only || other || !call) return true;
    // `with ordinality`
    if (place > numberIn(only, 'funccolcount')) return false;
    if (call.tag !== 'FUNCEXPR') return isNullable(scope, call);
    const name = facts.catalogue.functionOf(textIn(call, 'funcid'));
    if (name === 'unnest') return !isFilledArray(scope, nodesIn(call, 'args')[0]);
    return !/^jsonb?_(array_elements|each|object_keys)$/.test(name) && isNullable(scope, call);
  }

  function isCteColumnNullable(scope: Scope, entry: TreeNode, place: number): boolean {
    const owner = above(scope, numberIn(entry, 'ctelevelsup'));
    const name = textIn(entry, 'ctename');
    const cte = owner && nodesIn(owner.query, 'cteList').find((one) => textIn(one, 'ctename') === name);
    const query = cte && nodeIn(cte, 'ctequery');
    if (!query) return true;
    // A recursive column is as filled as what it starts from, unless it adds a null of its own.
    const key = `${name}.${place}`;
    if (open.has(key)) return false;
    open.add(key);
    const nullable = isOutputNullable(scopeOf(query, owner), place);
    open.delete(key);
    return nullable;
  }
}

const scopeOf = (query: TreeNode, outer: Scope | undefined): Scope => ({ query, outer, proved: provedColumns(query) });

const above = (scope: Scope | undefined, levels: number): Scope | undefined =>
  levels === 0 ? scope : above(scope?.outer, levels - 1);

const outputOf = (query: TreeNode) =>
  textIn(query, 'commandType') === SELECT
    ? nodesIn(query, 'targetList').filter((entry) => textIn(entry, 'resjunk') !== 'true')
    : nodesIn(query, 'returningList');

/** The sources that a union puts together. */
const armsOf = (arms: TreeNode): number[] =>
  arms.tag === 'RANGETBLREF'
    ? [numberIn(arms, 'rtindex')]
    : ['larg', 'rarg'].flatMap((side) => {
        const arm = nodeIn(arms, side);
        return arm ? armsOf(arm) : [];
      });

const valuesAt = (entry: TreeNode, place: number): (TreeNode | undefined)[] => {
  const lists = entry.fields['values_lists'];
  return Array.isArray(lists)
    ? lists.map((list) => (Array.isArray(list) ? (list[place - 1] as TreeNode) : undefined))
    : [];
};

const alwaysGivesRow = (query: TreeNode) => {
  const from = nodeIn(query, 'jointree');
  const isBare = from && nodesIn(from, 'fromlist').length === 0 && !nodeIn(from, 'quals');
  const isOneSum = textIn(query, 'hasAggs') === 'true' && nodesIn(query, 'groupClause').length === 0;
  const isCut = nodeIn(query, 'havingQual') || nodeIn(query, 'limitCount') || nodeIn(query, 'limitOffset');
  return (isBare || isOneSum) && !isCut && !nodeIn(query, 'setOperations');
};
