import type { startTestApp } from '../test-app.ts';
import { headOf, type Kind, lineOf, type Order, TABLES, type Value } from './order-rows.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;
/** Days as they are written, not as moments. */
export const plain = (row: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );

/** Builds companies with parts, partners and orders of every kind, straight into the database. */
export function orderBook(erp: Erp) {
  let count = 1_000;
  const insert = (companyId: number, table: string, row: Record<string, Value | string[]>) => {
    const names = ['company_id', ...Object.keys(row)];
    return erp.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      [companyId, ...Object.values(row)],
    );
  };

  const furnish = async (companyId: number, licence: readonly string[] | null = ['ORDERS', 'PRODUCTION']) => {
    await insert(companyId, 'department', { department_id: 'ACC', department_name: 'Accounts', sort_name: 'accounts' });
    await insert(companyId, 'warehouse', { warehouse_code: 'P2', warehouse_name: 'Plant 2' });
    await insert(companyId, 'location', { location: 'A-01', warehouse_code: 'P2' });
    await insert(companyId, 'part_from', { part_from: 'OWN', kind: 'OWN' });
    await insert(companyId, 'vendor', { vendor_id: 'V-1', vendor_name: 'Vendor', sort_name: 'vendor' });
    await insert(companyId, 'customer', { customer_id: 'C-1', customer_name: 'Customer', sort_name: 'customer' });
    await insert(companyId, 'work_centre', { wc: 'WC1', wc_name: 'Lathe' });
    await insert(companyId, 'buyer', { buyer_code: 'B0', buyer_name: 'Nobody' });
    for (const part of ['BOLT', 'NUT', 'W00-10/100(A)']) {
      await insert(companyId, 'part', { part_number: part, description: part, part_type: 'BUY', std_cost: '2.5' });
      await insert(companyId, 'part_stock', { part_number: part });
    }
    if (licence)
      await insert(companyId, 'licence', { modules: [...licence], seats_allowed: 99, valid_until: '2099-12-31' });
  };

  const fresh = async (settings: Record<string, unknown> = {}, licence?: readonly string[] | null) => {
    const company = await erp.company(undefined, settings);
    await furnish(company.companyId, licence);
    return company;
  };

  /** The open quantities of orders, as the rules of the ledger count them. */
  const recount = (companyId: number) =>
    erp.owner.query(
      `update part_stock s set
         on_order = coalesce((select sum(i.quantity_ordered - i.quantity_received) from purchase_order_item i join purchase_order o using (company_id, po_number)
                               where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open' and not i.closed), 0)
                  + coalesce((select sum(o.quantity_ordered - o.quantity_received) from work_order o
                               where o.company_id = $1 and o.part_number = s.part_number and o.list_status = 'open'), 0),
         on_demand = coalesce((select sum(i.quantity_ordered - i.quantity_shipped) from sales_order_item i join sales_order o using (company_id, so_number)
                               where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open' and not i.closed), 0)
                  + coalesce((select sum(greatest(i.quantity_required - i.quantity_issued, 0)) from work_order_component i join work_order o using (company_id, wo_number)
                               where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open'), 0)
        where s.company_id = $1`,
      [companyId],
    );

  /** Keeps the clock from expiring a quote: tests do that themselves, or want it past its day and unmarked. */
  const stopExpiry = (companyId: number, number: string, validUntil: Value) =>
    erp.owner.query(
      `insert into timer (company_id, kind, ref_id, due_at, retry_at)
       values ($1, 'quote-expiry', $2, quote_ends($1, $3), '2099-01-01') on conflict do nothing`,
      [companyId, number, validUntil],
    );

  /** An order with its lines; its totals follow from them. Answers its number. */
  const order = async (companyId: number, kind: Kind, wanted: Order) => {
    const number = String((count += 1));
    const [table, key, date] = TABLES[kind];
    const row: Record<string, Value> = {
      [key]: number,
      [date]: '2026-01-05',
      owner: wanted.owner,
      ...headOf(kind, wanted),
      ...(wanted.status !== undefined && { status: wanted.status }),
      ...wanted.columns,
    };
    if (kind === 'qo') await stopExpiry(companyId, number, row['valid_until'] ?? null);
    await insert(companyId, table, row);
    for (const [at, line] of (wanted.lines ?? [{}]).entries()) {
      const [items, item] = lineOf(kind, number, line, at);
      await insert(companyId, items, item);
    }
    if (kind === 'wo')
      await insert(companyId, 'work_order_operation', {
        wo_number: number,
        sequence: 10,
        wc: 'WC1',
        description: 'Turn',
      });
    if (wanted.status !== undefined) await recount(companyId);
    return number;
  };

  const grant = async (companyId: number, userId: number, limit: string, kinds = Object.keys(TABLES) as Kind[]) => {
    for (const kind of kinds)
      await insert(companyId, 'approval_authority', { user_id: userId, kind, limit_amount: limit });
  };

  const read = async (kind: Kind, companyId: number, number: string) => {
    const [table, key] = TABLES[kind];
    const { rows } = await erp.owner.query<Record<string, string | number>>(
      `select * from ${table} where company_id = $1 and ${key} = $2`,
      [companyId, number],
    );
    return plain(rows[0]) as Record<string, string | number>;
  };

  const decisions = async (companyId: number, kind: string, number: string) =>
    (
      await erp.owner.query<Record<string, string | number | null>>(
        'select * from approval_decision where company_id = $1 and kind = $2 and order_number = $3 order by order_version',
        [companyId, kind, number],
      )
    ).rows;

  return { fresh, order, grant, read, decisions, insert, stopExpiry };
}
