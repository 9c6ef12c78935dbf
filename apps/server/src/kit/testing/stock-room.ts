import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import {
  applyMovements,
  checkCompany,
  costUnits,
  lockStock,
  quantityUnits,
  writePosting,
} from '../../inventory/index.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { type OrderLine, openQuantities, purchaseRows, salesRows, workRows } from './stock-orders.ts';
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
  const database = createDatabase(createPool(erp.appUrl, { max: 4, onError: () => {} }));
  afterAll(() => database.close());
  const actor = {
    ...{ companyId, userId, userName, displayName: userName, refId: null, roles: [], realTime: false, sessionId: '' },
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
    ...{ companyId, companyCode, userId, browser, database, actor, insert, ask },
    /** Somebody with these roles, signed in. */
    person: async (user: TestUser) => erp.signIn(companyCode, (await erp.user(companyId, user)).userName),
    /** What lay there before the test, by the same engine. */
    opening: (partNumber: string, location: string, quantity: string, cost = '1', partFrom = 'OWN') =>
      database.asCompany(companyId, async (tx) => {
        const locked = await lockStock(tx, companyId, [{ partNumber, location }]);
        const amount = { onHand: quantityUnits(quantity), unitCost: costUnits(cost) };
        const moved = applyMovements(locked.balances, [
          { partNumber, location, movement: 'OPENING', partFrom, ...amount },
        ]);
        const value = moved.steps.reduce((sum, step) => sum + step.valueChange, 0n);
        const document = ['opening', String((count += 1))] as const;
        const bookings = [{ use: 'OPENING', amount: -value } as const];
        const entries = [{ document, steps: moved.steps, bookings }];
        await writePosting(tx, actor, { day: '2026-01-05', locked, moved, entries });
      }),
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
    post: <Data = unknown>(path: string, body: unknown, key: string = randomUUID(), by = browser) =>
      by.send<Data>(`/app${path}`, { method: 'POST', body, headers: { 'Idempotency-Key': key } }),
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
    /** The rules of the ledgers that do not hold in this company. */
    broken: async () =>
      Object.entries(await checkCompany(erp.owner, companyId)).flatMap(([rule, found]) => (found > 0 ? [rule] : [])),
  };
}
