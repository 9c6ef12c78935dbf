import { salesOrderMoves } from '@gemba/contract/orders/sales-order/sales-order-moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import type { Issue } from '@gemba/contract/shipping/issue/issue';
import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

/** I13: every state of an order with every posting of goods that leave; and an order is finished exactly when it is complete. */
const erp = await startTestApp();
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp, { issue_password_hash: await quickHash('open') });
  await room.opening('BOLT', 'A-01', '1000', '2');
});

const set = async (table: string, key: string, number: string, status: string) => {
  await erp.owner.query(`update ${table} set status = $3 where company_id = $1 and ${key} = $2`, [
    room.companyId,
    number,
    status,
  ]);
  await room.recount();
};

const TO_SHIP: Record<(typeof salesOrderMoves.states)[number], string> = {
  NOT_REVIEWED: 'ORDER_IS_HOLD',
  OPEN: 'OK',
  PARTIAL: 'OK',
  FINISHED: 'SALES_ORDER_IS_CLOSED',
  REJECTED: 'NOT_OPEN_SO',
  CANCELLED: 'NOT_OPEN_SO',
  HOLD: 'ORDER_IS_HOLD',
  PARTIAL_HOLD: 'ORDER_IS_HOLD',
};

describe.each(salesOrderMoves.states)('a sales order that is %s', (status) => {
  const expected = TO_SHIP[status];

  it(`answers ${expected} to picking, adding, shipping at once and shipping what is picked; giving back is always free`, async () => {
    const so = await room.salesOrder([{ quantity: '50' }]);
    await room.ship(so, [take(1, ['A-01', '1'])], { shipNow: true });
    const [kept, given] = [
      await room.ship<Shipper>(so, [take(1, ['A-01', '2'])]),
      await room.ship<Shipper>(so, [take(1, ['A-01', '2'])]),
    ];
    await set('sales_order', 'so_number', so, status);
    const codes = [
      await room.ship(so, [take(1, ['A-01', '1'])]),
      await room.ship(so, [take(1, ['A-01', '1'])], { shipperNumber: kept.data.shipperNumber }),
      await room.ship(so, [take(1, ['A-01', '1'])], { shipNow: true }),
      await room.post(`/shippers/${kept.data.shipperNumber}/ship`, {}),
    ].map(({ msgCode }) => msgCode);
    expect(codes).toEqual(codes.map(() => expected));
    expect(await room.post(`/shippers/${given.data.shipperNumber}/cancel`, undefined)).toMatchObject({ success: true });
    await set('sales_order', 'so_number', so, 'PARTIAL');
  });
});

const TO_ISSUE: Record<(typeof workOrderMoves.states)[number], [issue: string, reverse: string]> = {
  NOT_APPROVED: ['WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
  APPROVED: ['OK', 'OK'],
  RUN: ['OK', 'OK'],
  FINISHED: ['WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
  REJECTED: ['WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
  CANCELLED: ['WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
};

it.each(workOrderMoves.states)('a work order that is %s takes or refuses components', async (status) => {
  const wo = await room.workOrder('GEARBOX', '10', [{ quantity: '2' }]);
  const issue = () =>
    room.post<Issue>(`/shipping/workOrders/${wo}`, {
      issuePassword: 'open',
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }],
    });
  const before = await issue();
  await set('work_order', 'wo_number', wo, status);
  const issued = await issue();
  const reversed = await room.post(`/issues/${before.data.issueNumber}/reverse`, { reason: 'x' });
  expect([issued.msgCode, reversed.msgCode]).toEqual(TO_ISSUE[status]);
  await set('work_order', 'wo_number', wo, 'RUN');
});

it('an order is finished exactly when the last piece of its last line has left', async () => {
  const so = await room.salesOrder([{ quantity: '1.5' }, { part: null, quantity: '1' }]);
  const steps: [object, string][] = [
    [take(1, ['A-01', '1']), 'PARTIAL'],
    [{ itemNumber: 2, quantity: '1' }, 'PARTIAL'],
    [take(1, ['A-01', '0.4999']), 'PARTIAL'],
    [take(1, ['A-01', '0.0001']), 'FINISHED'],
  ];
  for (const [line, status] of steps)
    expect((await room.ship<Shipper>(so, [line], { shipNow: true })).data).toMatchObject({ orderStatus: status });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
