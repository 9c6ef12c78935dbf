import type { Finding, Rule } from '../kit/rule.ts';
import { allMigrations, isOfCompany, migrationsIn, type Table, tablesIn } from '../kit/schema.ts';

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

const wronglyNumbered = (files: string[]): Finding[] =>
  files.flatMap((file, at) => {
    const wanted = String(at + 1).padStart(4, '0');
    const found = NAME.exec(file.split('/').at(-1) ?? '')?.[1];
    return found === wanted
      ? []
      : [{ file, text: `should be ${wanted}_what_it_does.sql: numbers follow each other without a gap.` }];
  });

/** Guarded by keep_apart(), or by the same three statements written out. */
function isGuarded(sql: string, table: string) {
  const kept = [...sql.matchAll(/keep_apart\(([^)]*)\)/g)].some(([, names]) => names?.includes(`'${table}'`));
  const forced = new RegExp(`alter table ${table} force row level security`, 'i').test(sql);
  return kept || (forced && new RegExp(`create policy \\w+ on ${table}\\b`, 'i').test(sql));
}

const keysStartWithCompany = ({ body }: Table) =>
  /primary key\s*\(\s*company_id\b/i.test(body) || /^\s*company_id\s[^,]*primary key/im.test(body);

/** A reference without the company could point into another one. */
const strayReferences = ({ name, body }: Table): string[] => {
  const composite = [...body.matchAll(/foreign key\s*\(([^)]*)\)/gi)].map((found) => found[1] ?? '');
  const inline = [...body.matchAll(/^\s*(\w+)\s[^,\n]*\breferences\s+(\w+)/gim)].filter(
    ([, first]) => !/^(foreign|constraint|references)$/i.test(first ?? ''),
  );
  return [
    ...composite
      .filter((columns) => !/\bcompany_id\b/.test(columns))
      .map((columns) => `${name}: the foreign key (${columns}) lacks company_id.`),
    ...inline
      .filter(([, , target]) => target !== 'company')
      .map(
        ([, column, target]) =>
          `${name}.${column} references ${target} without company_id. Write it as a foreign key (company_id, ${column}).`,
      ),
  ];
};

export const migrations: Rule = {
  name: 'migrations keep companies apart',
  check(tree) {
    const files = migrationsIn(tree);
    const tables = tablesIn(tree).filter(isOfCompany);
    const sql = allMigrations(tree);
    const findings = tables.flatMap((table) => {
      const texts = [
        ...(isGuarded(sql, table.name) ? [] : [`nothing keeps ${table.name} apart. Add it to a call of keep_apart().`]),
        ...(keysStartWithCompany(table) ? [] : [`the primary key of ${table.name} does not start with company_id.`]),
        ...strayReferences(table),
      ];
      return texts.map((text) => ({ file: table.file, line: table.line, text }));
    });
    return {
      figures: `${files.length} migrations, ${tables.length} tables of a company`,
      findings: [...wronglyNumbered(files), ...findings],
    };
  },
};
