import { randomUUID } from 'node:crypto';
import { Browser } from '../apps/server/src/testing/browser.ts';
import { purchaseRows, salesRows } from '../apps/server/src/testing/stock-orders.ts';
import type { Row } from '../apps/server/src/testing/stock-rows.ts';
import type { Bench } from './serve.ts';

const CLIENTS = 8;
const LINES = 5;
const MANY = '10000000';

export interface Busy {
  readonly browser: Browser;
  /** Eight clerks, of whom half receive and half ship; each has orders and parts of its own. */
  readonly clerks: readonly (() => Promise<void>)[];
}

export async function enterDemo({ url }: Bench) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName: 'admin',
    password: 'gemba-demo',
  });
  browser.token = data.token;
  return browser;
}

const send = async (browser: Browser, path: string, body: object) => {
  const { success, text } = await browser.post(path, body, { 'Idempotency-Key': randomUUID() });
  if (!success) throw new Error(text);
};

/** Orders of the demo company that never end, and clerks who work on them. */
export async function openBusyCompany(bench: Bench): Promise<Busy> {
  const { owner } = bench;
  const found = async (text: string) => {
    const { rows } = await owner.query<Record<string, string>>(text);
    return rows.map((row) => Object.values(row)[0] as string);
  };
  // sql: the demo company is named by its code
  const [company = ''] = await found(`select company_id::text from company where company_code = 'DEMO'`);
  await owner.query(`select set_config('app.company_id', $1, false)`, [company]);
  const one = async (text: string) => (await found(text))[0] as string;
  const userId = Number(
    await one(`select user_id::text from app_user where company_id = current_company() and user_name = 'admin'`),
  );
  const location = await one(
    `select location from location where company_id = current_company() and warehouse_code = 'P2' and purpose = 'STOCK' order by 1 limit 1`,
  );
  const vendor = await one(
    `select vendor_id from vendor where company_id = current_company() and currency = 'USD' order by 1 limit 1`,
  );
  const buyer = await one('select buyer_code from buyer where company_id = current_company() order by 1 limit 1');
  const customers = await found(
    `select customer_id from customer where company_id = current_company() and lock_status = 'UNLOCKED' and currency = 'USD' order by 1 limit ${CLIENTS / 2}`,
  );
  await owner.query('update customer set credit_limit = 1e15 where company_id = $1 and customer_id = any ($2)', [
    company,
    customers,
  ]);
  const insert = async (table: string, row: Row) => {
    const names = ['company_id', ...Object.keys(row)];
    await owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      [company, ...Object.values(row)],
    );
  };
  const browser = await enterDemo(bench);
  const clerks: (() => Promise<void>)[] = [];
  for (let clerk = 0; clerk < CLIENTS; clerk += 1) {
    const parts = Array.from({ length: LINES }, (_, line) => `BENCH-${clerk}-${line}`);
    for (const part_number of parts) {
      await insert('part', { part_number, part_type: 'BUY', description: 'A part', saleable: true });
      await insert('part_stock', { part_number, on_order: MANY, on_demand: MANY });
    }
    const lines = parts.map((part) => ({ part, quantity: MANY, price: '2.5' }));
    const [poNumber, soNumber] = [`9990${clerk}1`, `9990${clerk}2`];
    const rows = [
      ...purchaseRows(poNumber, userId, lines, { vendor_id: vendor, buyer_code: buyer }),
      ...salesRows(soNumber, userId, lines, { customer_id: customers[clerk % customers.length] ?? '' }),
    ];
    for (const [table, row] of rows) await insert(table, row);
    const receive = (quantity: string) =>
      send(browser, `/receiving/purchaseOrders/${poNumber}`, {
        items: parts.map((_, index) => ({ itemNumber: index + 1, locations: [{ location, quantity }] })),
      });
    const ship = () =>
      send(browser, `/shipping/salesOrders/${soNumber}`, {
        shipNow: true,
        items: parts.map((_, index) => ({ itemNumber: index + 1, locations: [{ location, newQtyShipped: '1' }] })),
      });
    await receive('1000000');
    clerks.push(clerk % 2 === 0 ? () => receive('1') : ship);
  }
  return { browser, clerks };
}

/** Everybody works until the promise is over; answers how many postings were made. */
export async function whileBusy({ clerks }: Busy, over: Promise<unknown>) {
  let done = 0;
  const evening = new AbortController();
  const stop = over.finally(() => evening.abort());
  await Promise.all([
    stop,
    ...clerks.map(async (post) => {
      while (!evening.signal.aborted) {
        await post();
        done += 1;
      }
    }),
  ]);
  return done;
}
