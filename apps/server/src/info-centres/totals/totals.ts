import type { ClientBase } from 'pg';
import { ConfigError } from '../../kit/config.ts';

type Owner = Pick<ClientBase, 'query'>;

async function inCompany<Result>(owner: Owner, code: string, work: () => Promise<Result>) {
  const { rows } = await owner.query<{ id: number | null }>('select find_company($1) as id', [code]);
  if (!rows[0]?.id) throw new ConfigError(`There is no company ${code}`);
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.company_id', $1, true)`, [String(rows[0].id)]);
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

const REBUILDS = {
  account_day: 'call rebuild_account_day()',
  stock_day: 'call rebuild_stock_day()',
  figure_total: 'call rebuild_figures()',
} as const;

/**
 * Recomputes every total of a company from its documents, its journal and its log. Each table in a transaction of its own:
 * postings write them in any order, and one that waits for this table must not hold another that this would wait for.
 */
export async function rebuildTotals(owner: Owner, code: string) {
  for (const [table, rebuild] of Object.entries(REBUILDS))
    await inCompany(owner, code, async () => {
      await owner.query(`lock table ${table} in share row exclusive mode`);
      await owner.query(rebuild);
    });
}

/** How many totals of each figure differ from a recomputation; those of accounts and stock are checked by `gemba check-ledger`. */
export const checkTotals = (owner: Owner, code: string) =>
  inCompany(owner, code, async () => {
    const { rows } = await owner.query<{ figure: string; count: number }>(
      'select figure, count(*)::int as count from figure_differences() group by 1 order by 1',
    );
    return Object.fromEntries(rows.map(({ figure, count }) => [figure, count]));
  });
