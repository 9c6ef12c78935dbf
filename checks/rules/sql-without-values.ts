import type { Rule } from '../kit/rule.ts';
import { statementsIn } from '../kit/sql.ts';
import { isNode, nameOf, textOf } from '../kit/syntax.ts';

/** What may stand in the text of a statement: constants, and lists and choices made of nothing else. */
function isConstant(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (textOf(node) !== undefined || /^[A-Z][A-Z0-9_]*$/.test(nameOf(node) ?? '')) return true;
  const all = (...parts: unknown[]) => parts.flat().every(isConstant);
  if (node.type === 'TemplateLiteral') return all(node['expressions']);
  if (node.type === 'ArrayExpression') return all(node['elements']);
  if (node.type === 'ConditionalExpression') return all(node['consequent'], node['alternate']);
  if (node.type === 'BinaryExpression') return all(node['left'], node['right']);
  if (node.type === 'MemberExpression') return all(node['object']);
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
  return (
    isNode(callee) &&
    callee.type === 'MemberExpression' &&
    ['join', 'map', 'concat'].includes(nameOf(callee['property']) ?? '') &&
    all(callee['object'])
  );
}

export const sqlWithoutValues: Rule = {
  name: 'no values in the text of SQL',
  check(tree) {
    const statements = statementsIn(tree);
    const findings = statements
      .filter(({ inserted }) => !inserted.every(isConstant))
      .map(({ file, line }) => ({
        file,
        line,
        text: 'puts something into the text of SQL. Send it as a parameter ($1); what is constant is named in UPPER_CASE.',
      }));
    return { figures: `${statements.length} statements`, findings };
  },
};
