import type { Rule } from '../kit/rule.ts';
import { isOfCompany, tablesIn } from '../kit/schema.ts';
import { statementsIn } from '../kit/sql.ts';

const TABLES = /\b(?:from|join|into|update|using)\s+(?:only\s+)?"?(\w+)"?/gi;

/** Row-level security guards every row anyway; the name in the statement lets the index be used, and the reader see it. */
export const sqlNamesCompany: Rule = {
  name: 'SQL names its company',
  check(tree) {
    const ofCompany = new Set(
      tablesIn(tree)
        .filter(isOfCompany)
        .map(({ name }) => name),
    );
    const statements = statementsIn(tree);
    const findings = statements.flatMap(({ file, line, text }) => {
      const touched = [...text.matchAll(TABLES)].map(([, name]) => name ?? '').filter((name) => ofCompany.has(name));
      if (touched.length === 0 || /\bcompany_id\b/.test(text)) return [];
      return [
        {
          file,
          line,
          text: `reads or writes ${touched.join(', ')} without company_id. Name it first in the where; if all companies are meant, write "// sql: the reason" above.`,
        },
      ];
    });
    return { figures: `${statements.length} statements, ${ofCompany.size} tables`, findings };
  },
};
