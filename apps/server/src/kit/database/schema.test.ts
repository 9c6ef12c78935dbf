import { customerMoves } from '@gemba/contract/addresses/customer-moves';
import { CONTRACTS } from '@gemba/contract/addresses/get-department';
import { alarmMoves } from '@gemba/contract/alarms/alarm-moves';
import { ORDER_CHANGE_STATES } from '@gemba/contract/approvals/changes/order-change-moves';
import {
  purchaseOrderFilters,
  quoteFilters,
  salesOrderFilters,
  workOrderFilters,
} from '@gemba/contract/orders/order-filters';
import { purchaseOrderMoves } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import { quoteMoves } from '@gemba/contract/orders/quote/quote-moves';
import { rmaMoves, rtvMoves } from '@gemba/contract/orders/returns/return-moves';
import { salesOrderMoves } from '@gemba/contract/orders/sales-order/sales-order-moves';
import { operationMoves } from '@gemba/contract/orders/work-order/operation-moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import { proformaReceiverMoves, proformaShipperMoves } from '@gemba/contract/receiving/proforma/proforma-moves';
import { receiverMoves } from '@gemba/contract/receiving/receivers/receiver-moves';
import { shipperMoves } from '@gemba/contract/shipping/shippers/shipper-moves';
import { REPORT_KINDS } from '@gemba/contract/tasks/reports/time-report';
import { PAUSE_REASONS } from '@gemba/contract/tasks/task/task-shapes';
import { taskMoves } from '@gemba/contract/tasks/task-moves';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const { owner, appUrl } = await createTestDatabase();

const ask = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await owner.query<Row>(text, values)).rows;
const names = async (text: string) => (await ask<{ name: string }>(text)).map(({ name }) => name);

it('keeps the companies apart in every table: row-level security, enabled and forced', async () => {
  expect(
    await names(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
        and not (relrowsecurity and relforcerowsecurity)`),
  ).toEqual([]);
});

it('starts every key, unique index and reference with the company', async () => {
  expect(
    await names(`select conrelid::regclass || ' ' || conname as name from pg_constraint c
      where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u') and conrelid::regclass::text not in ('schema_migration', 'company')
        and (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) <> 'company_id'`),
  ).toEqual([]);
  expect(
    await names(`select i.indexrelid::regclass || '' as name from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indisunique and c.relname not in ('schema_migration', 'company')
        and pg_get_indexdef(i.indexrelid, 1, true) <> 'company_id'`),
  ).toEqual([]);
});

// A column with a fixed list of values is compared for equality only.
it('sorts every code by its bytes, whatever the locale of the server', async () => {
  expect(
    await names(`select distinct c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'f', 'u') and a.attnum = any (k.conkey)
      join pg_collation o on o.oid = a.attcollation
     where c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration' and t.typname = 'text' and o.collname <> 'C'
       and not exists (select from pg_constraint q where q.conrelid = c.oid and q.contype = 'c' and q.conkey = array[a.attnum]
                          and pg_get_constraintdef(q.oid) like '%= ANY (ARRAY%')`),
  ).toEqual([]);
});

it('never counts quantities or money in floating point', async () => {
  expect(
    await names(`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('real', 'double precision')`),
  ).toEqual([]);
});

it.each(['inventory_log', 'journal_entry', 'journal_line', 'approval_decision', 'alarm_event', 'task_event'])(
  'only ever adds to %s: the application may not change it, the owner is refused too',
  async (table) => {
    const app = new pg.Client({ connectionString: appUrl });
    await app.connect();
    for (const change of [`update ${table} set company_id = company_id`, `delete from ${table}`]) {
      await expect(app.query(change)).rejects.toMatchObject({
        code: '42501',
        message: expect.stringContaining('permission'),
      });
      await expect(owner.query(change)).rejects.toMatchObject({
        code: '42501',
        message: expect.stringContaining('append-only'),
      });
    }
    await app.end();
  },
);

const statesIn = async (table: string, column = 'status') => {
  const [check] = await ask<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and conname = $2`,
    [table, `${table}_${column}_check`],
  );
  return new Set([...(check?.definition.matchAll(/'([A-Z_]+)'/g) ?? [])].map(([, state]) => state));
};

it.each([
  ['purchase_order', purchaseOrderMoves.states],
  ['sales_order', salesOrderMoves.states],
  ['quote', quoteMoves.states],
  ['work_order', workOrderMoves.states],
  ['work_order_operation', operationMoves.states],
  ['rma', rmaMoves.states],
  ['rtv', rtvMoves.states],
  ['order_change', ORDER_CHANGE_STATES],
  ['receiver', receiverMoves.states],
  ['shipper', shipperMoves.states],
  ['proforma_receiver', proformaReceiverMoves.states],
  ['proforma_shipper', proformaShipperMoves.states],
  ['task', taskMoves.states],
  ['alarm', alarmMoves.states],
] as const)('allows %s exactly the states of the contract', async (table, states) => {
  expect(await statesIn(table)).toEqual(new Set(states));
});

it('allows employees exactly the contracts of the contract', async () => {
  expect(await statesIn('employee', 'contract')).toEqual(new Set(CONTRACTS));
});

it('allows pauses exactly the reasons of the contract', async () => {
  expect(await statesIn('work_pause', 'reason')).toEqual(new Set(Object.keys(PAUSE_REASONS)));
});

it('allows time reports exactly the kinds of the contract', async () => {
  expect(await statesIn('time_report', 'kind')).toEqual(new Set(REPORT_KINDS));
});

it('allows customers exactly the lock states of the contract', async () => {
  expect(await statesIn('customer', 'lock_status')).toEqual(new Set(customerMoves.states));
});

it.each([
  ['purchase_order', purchaseOrderFilters],
  ['sales_order', salesOrderFilters],
  ['quote', quoteFilters],
  ['work_order', workOrderFilters],
] as const)('lists %s under the filters of the contract', async (table, { all, ...filters }) => {
  const [column] = await ask<{ expression: string }>(
    `select generation_expression as expression from information_schema.columns where table_name = $1 and column_name = 'list_status'`,
    [table],
  );
  for (const [filter, states] of Object.entries(filters)) {
    for (const state of states) {
      const [row] = await ask<{ shown: string }>(
        `select ${column?.expression} as shown from (select $1::text as status) as one`,
        [state],
      );
      expect([state, row?.shown]).toEqual([state, filter]);
    }
  }
  expect(all.length).toBe(Object.values(filters).flat().length);
});
