import type { startTestApp } from '../../kit/testing/test-app.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;
type Value = string | number | boolean | null;

interface Line {
  quantity?: string;
  price?: string;
  discount?: string;
  tax?: string;
  part?: string | null;
  received?: string;
  transit?: string;
}

interface Order {
  owner: number;
  requester?: number;
  buyer?: string;
  status?: string;
  currency?: string;
  rate?: string;
  lines?: readonly Line[];
  /** What a limit is compared with, where it should not follow from the lines. */
  amount?: string;
  columns?: Record<string, Value>;
}

export type Kind = 'po' | 'so' | 'qo' | 'wo' | 'rma' | 'rtv';

const TABLES = {
  po: ['purchase_order', 'po_number', 'po_date'],
  so: ['sales_order', 'so_number', 'so_date'],
  qo: ['quote', 'qo_number', 'qo_date'],
  wo: ['work_order', 'wo_number', 'wo_date'],
  rma: ['rma', 'rma_number', 'rma_date'],
  rtv: ['rtv', 'rtv_number', 'rtv_date'],
} as const;

/** Cents by integer arithmetic, apart from what the server does in SQL. */
const cents = (value: bigint, divisor: bigint) => (2n * value + divisor) / (2n * divisor);
const scaled = (text: string, scale: number) => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale));
  return text.startsWith('-') ? -value : value;
};

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
    await insert(companyId, 'department', { department_id: 'ACC', department_name: 'Accounts', sort_name: 'Accounts' });
    await insert(companyId, 'warehouse', { warehouse_code: 'P2', warehouse_name: 'Plant 2' });
    await insert(companyId, 'location', { location: 'A-01', warehouse_code: 'P2' });
    await insert(companyId, 'part_from', { part_from: 'OWN', kind: 'OWN' });
    await insert(companyId, 'vendor', { vendor_id: 'V-1', vendor_name: 'Vendor', sort_name: 'Vendor' });
    await insert(companyId, 'customer', { customer_id: 'C-1', customer_name: 'Customer', sort_name: 'Customer' });
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

  const totalsOf = (lines: readonly Line[], rate: string) => {
    const byTax = new Map<string, bigint[]>();
    for (const { quantity = '1', price = '10', discount = '0', tax = '0' } of lines) {
      const value = scaled(quantity, 4) * scaled(price, 6) * (1_000_000n - scaled(discount, 4));
      const ext = value < 0n ? -cents(-value, 10n ** 14n) : cents(value, 10n ** 14n);
      byTax.set(tax, [...(byTax.get(tax) ?? []), ext]);
    }
    const sums = (keep: (ext: bigint) => boolean) =>
      [...byTax].map(([tax, all]) => {
        const net = all.filter(keep).reduce((a, b) => a + b, 0n);
        const product = net * scaled(tax, 4);
        return [net, product < 0n ? -cents(-product, 1_000_000n) : cents(product, 1_000_000n)] as const;
      });
    const add = (pairs: (readonly [bigint, bigint])[]) => pairs.reduce((a, [net, tax]) => a + net + tax, 0n);
    const tax = sums(() => true).reduce((a, [, one]) => a + one, 0n);
    const inBase = cents(add(sums((ext) => ext > 0n)) * scaled(rate, 8), 10n ** 8n);
    const money = (value: bigint) =>
      `${value < 0n ? '-' : ''}${String(value < 0n ? -value : value)
        .padStart(3, '0')
        .replace(/(\d\d)$/, '.$1')}`;
    return { total: money(add(sums(() => true))), tax: money(tax), amount: money(inBase) };
  };

  const head = (kind: Kind, order: Order) => {
    const { lines = [{}], rate = '1', owner } = order;
    const { total, tax, amount } = totalsOf(lines, rate);
    const money = {
      currency: order.currency ?? 'USD',
      exchange_rate: rate,
      total,
      approval_total: order.amount ?? amount,
    };
    const sold = {
      customer_id: 'C-1',
      warehouse_code: 'P2',
      terms: 'Net 30',
      tax_total: tax,
      arrival_date: '2031-03-01',
    };
    const columns: Record<Kind, Record<string, Value>> = {
      po: {
        ...{
          ...money,
          tax_total: tax,
          vendor_id: 'V-1',
          bill_to: 'ACC',
          ship_to: 'P2',
          requester: order.requester ?? owner,
        },
        ...{ buyer_code: order.buyer ?? 'B0', terms: 'Net 30', arrival_date: '2031-03-01' },
      },
      so: { ...money, ...sold },
      qo: { ...money, ...sold, valid_until: '2031-12-31' },
      wo: {
        ...{ part_number: 'BOLT', revision: 'A', quantity_ordered: lines[0]?.quantity ?? '1', warehouse_code: 'P2' },
        ...{ requester: order.requester ?? owner, start_date: '2031-01-10', due_date: '2031-02-01' },
        approval_total: order.amount ?? '10',
      },
      rma: { ...money, customer_id: 'C-1', reason: 'Wrong' },
      rtv: { ...money, vendor_id: 'V-1', reason: 'Wrong' },
    };
    return columns[kind];
  };

  const lineOf = (kind: Kind, number: string, { quantity = '1', price = '10', ...line }: Line, at: number) => {
    const [, key] = TABLES[kind];
    const part = line.part === undefined ? 'BOLT' : line.part;
    const shared = { [key]: number, item_number: at + 1, part_number: part };
    const taxed = {
      discount: line.discount ?? '0',
      tax_rate: line.tax ?? '0',
      description: 'A line',
      date_required: '2031-03-01',
    };
    const rows: Record<Kind, [string, Record<string, Value>]> = {
      po: [
        'purchase_order_item',
        {
          ...{ ...shared, ...taxed, quantity_ordered: quantity, cost_per_unit: price, arrival_date: '2031-03-01' },
          ...{ quantity_received: line.received ?? '0', quantity_in_transit: line.transit ?? '0' },
        },
      ],
      so: [
        'sales_order_item',
        { ...shared, ...taxed, quantity_ordered: quantity, list_price: price, quantity_shipped: line.received ?? '0' },
      ],
      qo: ['quote_item', { ...shared, ...taxed, quantity, list_price: price }],
      wo: [
        'work_order_component',
        {
          ...{
            ...shared,
            part_number: 'NUT',
            make_buy: 'BUY',
            quantity_per: '2',
            quantity_issued: line.received ?? '0',
          },
          quantity_required: String(Number(quantity) * 2),
        },
      ],
      rma: ['rma_item', { ...shared, quantity, unit_price: price }],
      rtv: ['rtv_item', { ...shared, quantity, unit_cost: price, location: 'A-01' }],
    };
    return rows[kind];
  };

  /** What open orders promise, as the ledger's rules count it. */
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

  /** An order with its lines; its totals follow from them. Answers its number. */
  const order = async (companyId: number, kind: Kind, wanted: Order) => {
    const number = String((count += 1));
    const [table, key, date] = TABLES[kind];
    await insert(companyId, table, {
      ...{ [key]: number, [date]: '2026-01-05', owner: wanted.owner, ...head(kind, wanted) },
      ...(wanted.status !== undefined && { status: wanted.status }),
      ...wanted.columns,
    });
    for (const [at, line] of (wanted.lines ?? [{}]).entries()) {
      const [items, row] = lineOf(kind, number, line, at);
      await insert(companyId, items, row);
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

  return { fresh, furnish, order, grant, read, decisions, insert, totalsOf };
}
