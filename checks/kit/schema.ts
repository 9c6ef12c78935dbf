import { pathsIn, type Tree } from './tree.ts';

export interface Table {
  file: string;
  line: number;
  name: string;
  body: string;
}

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));

/** From an opening bracket to the one that closes it. */
const bracketed = (text: string, open: number) => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
};

export const migrationsIn = (tree: Tree) => pathsIn(tree, 'apps/server/migrations/', (path) => path.endsWith('.sql'));

/** The tables that the migrations make. */
export const tablesIn = (tree: Tree): Table[] =>
  migrationsIn(tree).flatMap((file) => {
    const sql = withoutComments(tree.get(file) ?? '');
    return [...sql.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)\s*\(/gi)].map((found) => ({
      file,
      line: sql.slice(0, found.index).split('\n').length,
      name: found[1] ?? '',
      body: bracketed(sql, found.index + found[0].length - 1),
    }));
  });

export const isOfCompany = ({ body }: Table) => /^\s*company_id\s/m.test(body);

/** Statements of all migrations in one text, to look for what is done to a table later on. */
export const allMigrations = (tree: Tree) =>
  withoutComments(
    migrationsIn(tree)
      .map((file) => tree.get(file))
      .join('\n'),
  );
