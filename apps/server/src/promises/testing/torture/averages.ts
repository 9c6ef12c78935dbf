import type pg from 'pg';

/** In whole numbers of the smallest unit: quantities of four decimals, costs of six. */
const ROWS = `select part_number || ' ' || location || ' ' || seq as row,
    ((old_on_hand + old_in_qa + old_in_sip + old_in_to) * 10000)::bigint::text as old,
    ((new_on_hand + new_in_qa + new_in_sip + new_in_to) * 10000)::bigint::text as new,
    (old_cost * 1000000)::bigint::text as old_cost, (new_cost * 1000000)::bigint::text as new_cost,
    (in_cost * 1000000)::bigint::text as in_cost
  from inventory_log where company_id = $1`;

type Row = Record<'row' | 'old' | 'new' | 'old_cost' | 'new_cost' | 'in_cost', string>;

/** I8: rows of the log whose average is not what came before and what came in make together, as a fraction rounded once. */
export async function wrongAverages(owner: pg.Client, companyId: number) {
  const { rows } = await owner.query<Row>(ROWS, [companyId]);
  return rows.flatMap(({ row, ...figures }) => {
    const [before, now, cost] = [BigInt(figures.old), BigInt(figures.new), BigInt(figures.old_cost)];
    const top = before * cost + (now - before) * BigInt(figures.in_cost);
    const expected = now > before ? (2n * top + now) / (2n * now) : cost;
    return BigInt(figures.new_cost) === expected ? [] : [`${row}: ${figures.new_cost}, not ${expected}`];
  });
}
