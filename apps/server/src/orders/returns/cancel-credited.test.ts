import { expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();

it('a return that has its credit is not cancelled: its goods are awaited', async () => {
  const room = await openStockRoom(erp);
  const rma = await room.rma([{ part: 'GEARBOX', quantity: '2' }]);
  const cancel = () => room.post(`/rmas/${rma}/cancel`, { version: 1 });
  const { rows } = await erp.owner.query('select customer_id from rma where company_id = $1 and rma_number = $2', [
    room.companyId,
    rma,
  ]);
  await room.insert('invoice', {
    invoice_number: 'CN-1',
    kind: 'CREDIT_NOTE',
    customer_id: rows[0].customer_id,
    rma_number: rma,
    invoice_date: '2026-01-05',
    due_date: '2026-01-05',
    currency: 'USD',
    exchange_rate: '1',
    net: '-10',
    base_total: '-10',
  });
  expect(await cancel()).toMatchObject({ code: 409, msgCode: 'RETURN_IS_CREDITED', data: { orderNumber: rma } });
  await erp.owner.query('delete from invoice where company_id = $1', [room.companyId]);
  expect(await cancel()).toMatchObject({ data: { status: 'CANCELLED' } });
});
