import { purchaseRows } from '../apps/server/src/testing/stock-orders.ts';
import { type Row, stockRows } from '../apps/server/src/testing/stock-rows.ts';
import { addCompany } from './companies.ts';
import type { Bench } from './serve.ts';

const LINES = 10;
const PARTS = Array.from({ length: 80 }, (_, at) => `R-${String(at + 1).padStart(2, '0')}`);
export const COMPANY = 'STOCK';

/** Rows with the defaults of what they leave out. */
async function insert({ owner }: Bench, companyId: number, table: string, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {}).join(', ');
  await owner.query(
    `insert into ${table} (company_id, ${names}) select $1, ${names} from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
    [companyId, JSON.stringify(rows)],
  );
}

/** A company with orders of ten lines that never end, each of parts of its own, so that no receipt waits for another. */
export async function addReceivingCompany(bench: Bench, orderCount: number) {
  const companyId = await addCompany(bench, COMPANY, ['UPDATE_RECEIVER', 'WAREHOUSE_INFO']);
  const { rows } = await bench.owner.query<{ user_id: number }>('select user_id from app_user where company_id = $1', [
    companyId,
  ]);
  const userId = rows[0]?.user_id as number;
  for (const [table, some] of stockRows()) for (const row of some) await insert(bench, companyId, table, [row]);
  await insert(
    bench,
    companyId,
    'part',
    PARTS.map((part_number) => ({ part_number, part_type: 'BUY', description: 'A part' })),
  );
  await insert(
    bench,
    companyId,
    'part_stock',
    PARTS.map((part_number) => ({ part_number, on_order: '1000000000' })),
  );
  const orders = Array.from({ length: orderCount }, (_, at) => String(70_001 + at));
  for (const [at, number] of orders.entries()) {
    const parts = PARTS.map((_, part) => PARTS[(at * LINES + part) % PARTS.length] as string).slice(0, LINES);
    const lines = parts.map((part) => ({ part, quantity: '10000000', price: '2.5' }));
    for (const [table, row] of purchaseRows(number, userId, lines, {})) await insert(bench, companyId, table, [row]);
  }
  return { companyId, userId, orders };
}

/** The request of a clerk who receives a truck with ten parts. */
export const receipt = {
  items: Array.from({ length: LINES }, (_, at) => ({
    itemNumber: at + 1,
    locations: [{ location: 'A-01', quantity: '1' }],
  })),
};

/** Log rows of other parts of the same company, without the triggers; some forty for each place. */
export async function fillLog({ owner }: Bench, companyId: number, userId: number, rows: number) {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await owner.query('set local synchronous_commit = off');
  await owner.query(
    `insert into inventory_log (company_id, part_number, location, seq, posted_at, posted_by, movement, document_kind, document_number,
        in_qty, in_cost, old_on_hand, new_on_hand, old_in_qa, new_in_qa, old_in_sip, new_in_sip, old_in_sit, new_in_sit, old_in_wip, new_in_wip,
        old_in_to, new_in_to, old_cost, new_cost, old_avg_tax, new_avg_tax)
     select $1, 'OLD-' || n / 120, 'A-0' || 1 + n % 3, 1 + n / 3 % 40, now() - interval '1 year' + n * interval '5 seconds', $2, 'RECEIVE', 'receiver',
        'H' || n / 10, 1, 2, n % 40, n % 40 + 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0
       from generate_series(1, $3::int) as n`,
    [companyId, userId, rows],
  );
  await owner.query('commit');
  await owner.query('vacuum analyze inventory_log');
  await owner.query('checkpoint');
}
