import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { checkTotals } from '../info-centres/index.ts';
import { checkCompany } from '../inventory/index.ts';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { costUnits, post, quantityUnits, valueOf } from '../postings/index.ts';
import { PATIENT_MS } from './patience.ts';
import { type OrderLine, openQuantities, purchaseRows, rmaRows, rtvRows, salesRows, workRows } from './stock-orders.ts';
import { type Row, stockRows } from './stock-rows.ts';
import type { startTestApp, TestUser } from './test-app.ts';

type Erp = Pick<Awaited<ReturnType<typeof startTestApp>>, 'owner' | 'appUrl' | 'company' | 'user' | 'signIn'>;

/** A company with parts, locations and accounts in which goods can move, and builders for orders and stock. */
export async function openStockRoom(erp: Erp, settings: Record<string, unknown> = {}) {
  const { companyId, companyCode } = await erp.company(undefined, settings);
  const insert = async (table: string, row: Row) => {
    const names = ['company_id', ...Object.keys(row)];
    await erp.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      [companyId, ...Object.values(row)],
    );
  };
  for (const [table, rows] of stockRows()) for (const row of rows) await insert(table, row);
  const { userId, userName } = await erp.user(companyId);
  const browser = await erp.signIn(companyCode, userName);
  const database = createDatabase(createPool(erp.appUrl, { max: 4, waitMs: PATIENT_MS, onError: () => {} }));
  afterAll(() => database.close());
  const actor = {
    companyId,
    userId,
    userName,
    displayName: userName,
    refId: null,
    roles: [],
    realTime: false,
    sessionId: '',
    isMachine: false,
  };

  const ask = async <Found>(text: string, values: unknown[] = []) =>
    (await erp.owner.query(text, [companyId, ...values])).rows as Found[];

  // Never the beginning of a number that the server gives to a paper of the room: those count from 1.
  let count = Number(`9${companyId}00000`);
  const write = async (rows: readonly (readonly [string, Row])[]) => {
    for (const [table, row] of rows) await insert(table, row);
    await erp.owner.query(openQuantities, [companyId]);
  };

  return {
    companyId,
    companyCode,
    userId,
    browser,
    database,
    actor,
    insert,
    ask,
    /** Somebody with these roles, signed in. */
    person: async (user: TestUser) => erp.signIn(companyCode, (await erp.user(companyId, user)).userName),
    /** The stock before the test, made by the same engine. */
    opening: (partNumber: string, location: string, quantity: string, cost = '1', partFrom = 'OWN') =>
      database.asCompany(companyId, (tx) =>
        post(tx, actor, {
          day: '2026-01-05',
          document: { kind: 'opening', number: String((count += 1)) },
          movements: [
            {
              partNumber,
              location,
              movement: 'OPENING',
              partFrom,
              onHand: quantityUnits(quantity),
              unitCost: costUnits(cost),
            },
          ],
          bookings: (steps) => [{ use: 'OPENING', amount: -valueOf(steps) }],
          rows: () => [],
        }),
      ),
    purchaseOrder: async (lines: readonly OrderLine[], head: Row = {}) => {
      const number = String((count += 1));
      await write(purchaseRows(number, userId, lines, head));
      return number;
    },
    salesOrder: async (lines: readonly OrderLine[], head: Row = {}) => {
      const number = String((count += 1));
      await write(salesRows(number, userId, lines, head));
      return number;
    },
    workOrder: async (part: string, quantity: string, components: readonly OrderLine[], head: Row = {}) => {
      const number = String((count += 1));
      await write(workRows(number, userId, part, quantity, components, head));
      return number;
    },
    rma: async (lines: readonly OrderLine[], head: Row = {}) => {
      const number = String((count += 1));
      await write(rmaRows(number, userId, lines, head));
      return number;
    },
    rtv: async (lines: readonly OrderLine[], head: Row = {}) => {
      const number = String((count += 1));
      await write(rtvRows(number, userId, lines, head));
      return number;
    },
    post: <Data = unknown>(path: string, body: unknown, key: string = randomUUID(), by = browser) =>
      by.send<Data>(`/app${path}`, { method: 'POST', body, headers: { 'Idempotency-Key': key } }),
    put: <Data = unknown>(path: string, body: unknown, key: string = randomUUID(), by = browser) =>
      by.send<Data>(`/app${path}`, { method: 'PUT', body, headers: { 'Idempotency-Key': key } }),
    get: <Data = unknown>(path: string, by = browser) => by.send<Data>(`/app${path}`),
    /** One balance as the database has it; nothing where nothing ever was. */
    balance: async (part: string, location: string) =>
      (
        await ask<Record<string, string>>(
          `select on_hand, in_qa, in_sip, in_sit, in_wip, in_to, avg_cost, value from inventory_balance
            where company_id = $1 and part_number = $2 and location = $3`,
          [part, location],
        )
      )[0],
    /** On order and on demand, after a test has changed orders by hand. */
    recount: () => erp.owner.query(openQuantities, [companyId]),
    /** The rules of the ledgers that do not hold in this company, and the figures whose totals are not their rows. */
    broken: async () => [
      ...Object.entries(await checkCompany(erp.owner, companyId)).flatMap(([rule, found]) => (found > 0 ? [rule] : [])),
      ...Object.keys(await checkTotals(erp.owner, companyCode)),
    ],
  };
}
