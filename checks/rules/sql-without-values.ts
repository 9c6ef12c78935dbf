import type { Rule } from '../kit/rule.ts';
import { statementsIn } from '../kit/sql.ts';
import { isNode, type Node, nameOf, syntaxOf, textOf } from '../kit/syntax.ts';
import type { Tree } from '../kit/tree.ts';

/** Expressions that may stand in the text of a statement: constants, and lists and choices made of constants. */
function isConstant(node: unknown, constants: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false;
  const name = nameOf(node) ?? '';
  if (textOf(node) !== undefined || /^[A-Z][A-Z0-9_]*$/.test(name) || constants.has(name)) return true;
  const all = (...parts: unknown[]) => parts.flat().every((part) => isConstant(part, constants));
  if (node.type === 'TemplateLiteral') return all(node['expressions']);
  if (node.type === 'ArrayExpression') return all(node['elements']);
  if (node.type === 'ConditionalExpression') return all(node['consequent'], node['alternate']);
  if (node.type === 'BinaryExpression') return all(node['left'], node['right']);
  if (node.type === 'MemberExpression') return all(node['object']);
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  return ['join', 'map', 'concat'].includes(nameOf(callee['property']) ?? '') && all(callee['object']);
}

/** The constants that a file declares for itself, outside of any function. */
function constantsOf(tree: Tree, file: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of syntaxOf(tree, file).program.body as unknown as Node[]) {
    if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') continue;
    for (const { id, init } of statement['declarations'] as Node[]) {
      if (isConstant(init, names)) names.add(nameOf(id) ?? '');
    }
  }
  return names;
}

export const sqlWithoutValues: Rule = {
  name: 'no values in the text of SQL',
  check(tree) {
    const statements = statementsIn(tree);
    const findings = statements
      .filter(({ file, inserted }) => {
        const constants = constantsOf(tree, file);
        return !inserted.every((node) => isConstant(node, constants));
      })
      .map(({ file, line }) => ({
        file,
        line,
        text: 'puts something into the text of SQL. Send it as a parameter (:name); what is constant stands outside of any function. If nothing from outside can get in, write "// sql: the reason" above.',
      }));
    return { figures: `${statements.length} statements`, findings };
  },
};
