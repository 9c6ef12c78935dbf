import type pg from 'pg';
import type { Catalogue } from './catalogue.ts';
import { parseTree, type TreeNode } from './node-tree.ts';
import { columnsOf } from './nullability.ts';

export interface Column {
  name: string;
  /** As PostgreSQL writes it: `integer`, `text[]`. */
  type: string;
  nullable: boolean;
}

export interface Description {
  params: string[];
  columns: Column[];
}

type IsParamNullable = (index: number) => boolean;

/**
 * PostgreSQL's description of a statement. It is prepared and planned for the types, and made the body of a function
 * for the tree in which every name is resolved. Nothing is executed, nothing stays.
 */
export async function describe(
  database: pg.Client,
  catalogue: Catalogue,
  text: string,
  isParamNullable: IsParamNullable,
): Promise<Description> {
  await database.query('begin');
  try {
    await database.query(`prepare described as ${text}`);
    const { rows } = await database.query<{ params: string[]; types: string[] | null }>(
      `select parameter_types::text[] as params, result_types::text[] as types from pg_prepared_statements where name = 'described'`,
    );
    const { params = [], types } = rows[0] ?? {};
    await database.query(`explain (generic_plan) ${text}`);
    const body = shareArguments(text, params, isParamNullable);
    await database.query(
      `create function pg_temp.described(${body.args.map(({ type }) => type).join(', ')}) returns void language sql begin atomic ${body.text}; end`,
    );
    const made = await database.query<{ tree: string }>(
      `select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.described'::regproc`,
    );
    const query = [parseTree(made.rows[0]?.tree ?? '')].flat(3)[0] as TreeNode;
    const columns = columnsOf(query, {
      catalogue,
      isParamNullable: (number) => body.args[number - 1]?.nullable ?? true,
    });
    return { params, columns: columns.map((column, index) => ({ ...column, type: types?.[index] ?? 'void' })) };
  } finally {
    await database.query('rollback');
    await database.query('deallocate all');
  }
}

/**
 * A function takes 100 arguments at most, and a list of orders has more parameters: those of one type share an argument,
 * apart from those that may be null. A `$1` in quotes changes too, which changes neither names nor types.
 */
function shareArguments(text: string, params: readonly string[], isParamNullable: IsParamNullable) {
  const args: { type: string; nullable: boolean }[] = [];
  const numbers = params.map((type, index) => {
    const nullable = isParamNullable(index);
    const known = args.findIndex((arg) => arg.type === type && arg.nullable === nullable);
    return known < 0 ? args.push({ type, nullable }) : known + 1;
  });
  return { args, text: text.replace(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1]}`) };
}
