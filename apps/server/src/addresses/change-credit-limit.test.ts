import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../testing/reasoned-change.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const versionOf = async (room: Room) => (await room.get<{ version: number }>('/customers/C-1')).data.version;

describeReasonedChange(erp, 'changing a credit limit', {
  method: 'PUT',
  path: '/customers/C-1/creditLimit',
  missing: ['/customers/NONE/creditLimit', 'CUSTOMER_NOT_EXIST'],
  roles: ['ACCOUNTING_INFO'],
  change: { creditLimit: '250000.5' },
  other: { creditLimit: '0' },
  bad: [{ creditLimit: '-1' }, { creditLimit: '1.005' }, { creditLimit: 5 }, { creditLimit: '' }, { version: 0 }],
  audited: {
    kind: 'customer',
    subject: 'C-1',
    changes: [{ field: 'creditLimit', before: '100000.00', after: '250000.50' }],
  },
  seen: async (room) => ({ version: await versionOf(room) }),
});

it('lets the refused shipment go, and tells the owners of open sales orders who may see them', async () => {
  const room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  const soNumber = await room.salesOrder([{ quantity: '3', price: '60000' }]);
  const ship = () => {
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '3' }] }];
    return room.post(`/shipping/salesOrders/${soNumber}`, { items, shipNow: true });
  };
  expect(await ship()).toMatchObject({ msgCode: 'CUSTOMER_OVER_CREDIT_LIMIT' });
  const blind = await erp.user(room.companyId, { roles: ['ACCOUNTING_INFO'] });
  await room.salesOrder([{ quantity: '1' }], { owner: blind.userId });
  const accountant = await room.person({ userName: 'Marta', roles: ['ACCOUNTING_INFO'] });
  const body = { creditLimit: '200000', reason: 'Paid in advance', version: await versionOf(room) };
  const headers = { 'Idempotency-Key': `raise-${room.companyId}`.padEnd(16, '-') };
  expect(await accountant.send('/app/customers/C-1/creditLimit', { method: 'PUT', body, headers })).toMatchObject({
    data: { customerId: 'C-1', creditLimit: '200000.00' },
  });
  expect(await ship()).toMatchObject({ success: true });
  expect(await titlesOf(room.browser)).toMatchObject([
    {
      title: 'Customer C-1: new credit limit',
      content: 'Marta changed it from 100000.00 to 200000.00 USD.\n\nPaid in advance',
    },
  ]);
  expect(await titlesOf(await erp.signIn(room.companyCode, blind.userName))).toEqual([]);
  expect(await room.broken()).toEqual([]);
});
