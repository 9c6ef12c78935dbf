import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { loadSmallCompany } from '../../testing/small-company.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { checkTotals, rebuildTotals } from './totals.ts';

const erp = await startTestApp();
const { companyId, companyCode } = await loadSmallCompany(erp);
const choose = dice(20_261_118);
const ask = (text: string, ...values: unknown[]) => erp.owner.query(text, [companyId, ...values]);

/** Changes some rows, other ones each time. */
const change =
  (table: string, key: string, set: string, where = 'true') =>
  () =>
    ask(
      `update ${table} set ${set} where company_id = $1 and ctid = any (array(
       select ctid from ${table} where company_id = $1 and ${where} order by md5(${key}::text || $2) limit 3))`,
      String(choose(Array.from({ length: 1_000 }, (_, index) => index))),
    );

const DAY = `date '2026-05-01' + floor(random() * 90)::int`;

/** Changes as calls, imports and corrections make them in the tables behind the figures. */
const ACTS: readonly (() => Promise<unknown>)[] = [
  change('quote', 'qo_number', `status = 'CANCELLED'`, `status = 'APPROVED'`),
  change('quote', 'qo_number', 'total = total + 10'),
  change('sales_order', 'so_number', `status = 'HOLD'`, `status = 'OPEN'`),
  change('sales_order', 'so_number', `status = 'CANCELLED'`, `status in ('OPEN', 'NOT_REVIEWED')`),
  change('sales_order', 'so_number', `status = 'OPEN'`, `status in ('CANCELLED', 'HOLD', 'NOT_REVIEWED')`),
  change('sales_order', 'so_number', `so_date = ${DAY}, exchange_rate = exchange_rate * 1.01`),
  change('sales_order', 'so_number', 'sales_code = null'),
  change('sales_order_item', '(so_number, item_number)', 'list_price = list_price + 1, promised_date = null'),
  change('sales_order_item', '(so_number, item_number)', 'quantity_ordered = quantity_ordered + 5'),
  change('sales_order_item', '(so_number, item_number)', 'closed = not closed'),
  change('shipper', 'shipper_number', `shipped_date = ${DAY}`, `status in ('SHIPPED', 'CLOSED')`),
  change('shipper', 'shipper_number', `status = 'SHIPPED', shipped_date = ${DAY}`, `status = 'OPEN'`),
  change('invoice', 'invoice_number', 'base_paid = base_total', 'base_paid <> base_total'),
  change('invoice', 'invoice_number', `base_paid = 0, due_date = ${DAY}`),
  change('payable', 'account_payable_number', `base_paid = base_paid - 5, due_date = ${DAY}`),
  change('purchase_order', 'po_number', `status = 'REJECTED'`, `status = 'NOT_APPROVED'`),
  change('purchase_order', 'po_number', `status = 'APPROVED'`, `status in ('REJECTED', 'NOT_APPROVED', 'CANCELLED')`),
  change('purchase_order', 'po_number', `status = 'CANCELLED'`, `status = 'APPROVED'`),
  change('purchase_order', 'po_number', `po_date = ${DAY}, exchange_rate = exchange_rate * 1.1`),
  change('purchase_order_item', '(po_number, item_number)', 'cost_per_unit = cost_per_unit + 1, last_po_cost = 3'),
  change('purchase_order_item', '(po_number, item_number)', `date_required = ${DAY}, arrival_date = null`),
  change('receiver', 'receiver_number', `received_date = ${DAY}`),
  change('receiver_item', '(receiver_number, item_number)', 'amount = amount + 1'),
  change('proforma_receiver_item', '(pr_number, item_number)', 'quantity_short = quantity - quantity_received'),
  change('work_order', 'wo_number', `status = 'RUN'`, `status = 'APPROVED'`),
  change('work_order', 'wo_number', `status = 'FINISHED', finished_at = now()`, `status = 'RUN'`),
  change('work_order', 'wo_number', `due_date = ${DAY}`),
  change('work_order_operation', '(wo_number, sequence)', `reported_hours = reported_hours + 1, status = 'RUN'`),
  change('work_order_operation', '(wo_number, sequence)', 'planned_start = null'),
  change('ecn', 'ecn_number', `status = 'CLOSED', closed_on = ${DAY} + 60`, `status = 'OPEN'`),
  change('ecn', 'ecn_number', `status = 'OPEN', closed_on = null`),
  change('part', 'part_number', 'hold = not hold'),
  change('part', 'part_number', 'product_code = null'),
  change('part', 'part_number', 'min_qty = 100000, max_qty = 200000'),
  change('part', 'part_number', 'min_qty = null, max_qty = 1'),
  change('part_stock', 'part_number', 'on_hand = on_hand + 40, last_out = now()'),
  change('part_stock', 'part_number', `value = 0, last_out = '2025-01-01'`),
  change('document', 'document_id', `deleted_at = now()`),
  change('document', 'document_id', `type = 'OTHER'`),
  change('inspection_report', 'ir_number', `quantity_rejected = quantity_inspected, result = 'REJECT'`),
  change('ncr', 'ncr_number', `status = 'CLOSED'`),
  change('alarm', 'alarm_id', `responded_at = raised_at + interval '7 minutes'`),
  change('alarm', 'alarm_id', `resolved_at = raised_at + interval '3 hours'`),
  change('account', 'account_number', `statement_line = 'COST_OF_SALES'`, `statement_line = 'REVENUE'`),
  change('account', 'account_number', `kind = 'ASSET', statement_line = 'CASH'`, `kind = 'EXPENSE'`),
  change('account_use', 'use', `account_number = (select min(account_number) from account where company_id = $1)`),
];

describe('after many changes in any order', () => {
  it('every total is what a recomputation gives', async () => {
    expect(await checkTotals(erp.owner, companyCode)).toEqual({});
    for (let round = 0; round < 240; round += 1) await choose(ACTS)();
    for (const act of ACTS) await act();
    expect(await checkTotals(erp.owner, companyCode)).toEqual({});
  });

  it('a total that was changed by hand is found, and is right again after a rebuild', async () => {
    await ask(
      `update figure_total set amount = amount + 1 where company_id = $1 and figure = 'sales_booked' and dimension = 0 and span = 'm'`,
    );
    expect(await checkTotals(erp.owner, companyCode)).toEqual({ sales_booked: expect.any(Number) });
    await rebuildTotals(erp.owner, companyCode);
    expect(await checkTotals(erp.owner, companyCode)).toEqual({});
  });

  it('a company that is not there is named', async () => {
    await expect(checkTotals(erp.owner, 'NOBODY')).rejects.toThrow('There is no company NOBODY');
  });
});

describe('while clients post', () => {
  it('no posting is lost or counted twice, also while the totals are rebuilt', async () => {
    const room = await openStockRoom(erp, { receive_need_ir: false });
    await room.opening('BOLT', 'A-01', '1000', '2');
    const orders: string[] = [];
    const sales: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      orders.push(await room.purchaseOrder([{ part: 'BOLT', quantity: '100', price: '2.5' }]));
      sales.push(await room.salesOrder([{ part: 'BOLT', quantity: '50', price: '9' }]));
    }
    const receive = (poNumber: string) =>
      room.post(`/receiving/purchaseOrders/${poNumber}`, {
        items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }],
      });
    const ship = (soNumber: string) =>
      room.post(
        `/shipping/salesOrders/${soNumber}`,
        { shipNow: true, items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }] },
        randomUUID(),
      );
    const clerk = async (
      post: (number: string) => Promise<{ success: boolean; msgCode: string | null }>,
      number: string,
    ) => {
      for (let round = 0; round < 8; round += 1) expect(await post(number)).toMatchObject({ success: true });
    };
    await Promise.all([
      ...orders.map((number) => clerk(receive, number)),
      ...sales.map((number) => clerk(ship, number)),
      rebuildTotals(erp.owner, room.companyCode),
    ]);
    expect(await checkTotals(erp.owner, room.companyCode)).toEqual({});
    expect(await room.broken()).toEqual([]);
  });
});
