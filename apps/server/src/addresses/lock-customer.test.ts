import { randomUUID } from 'node:crypto';
import type { Customer } from '@gemba/contract/addresses/customer';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, companyCode, browser } = await erp.somebody();
const ID = 'W/1 (ä)';
const at = `/customers/${encodeURIComponent(ID)}`;

beforeEach(async () => {
  await erp.owner.query('alter table customer_lock disable trigger append_only');
  for (const table of ['customer_lock', 'customer'])
    await erp.owner.query(`delete from ${table} where company_id = $1`, [companyId]);
  await erp.owner.query('alter table customer_lock enable trigger append_only');
  await erp.owner.query(
    `insert into customer (company_id, customer_id, customer_name, sort_name) values ($1, $2, 'Works', 'works')`,
    [companyId, ID],
  );
});

const move = (event: string, reason = 'Two invoices late', key: string = randomUUID(), by = browser) =>
  by.send(`/app${at}/${event}`, { method: 'POST', body: { reason }, headers: { 'Idempotency-Key': key } });
const read = async () => (await browser.get<Customer>(at)).data;

describe('locking a customer', () => {
  it('keeps who did it and why, and unlocking too: the history has both', async () => {
    expect(await move('lock', '  Two invoices late ')).toMatchObject({
      success: true,
      data: { customerId: ID, lockStatus: 'LOCKED', lock: { event: 'lock', reason: 'Two invoices late', version: 2 } },
    });
    const locked = await read();
    expect(locked).toMatchObject({ lockStatus: 'LOCKED', lock: { reason: 'Two invoices late' } });
    expect(Date.now() - Date.parse(locked.lock?.at ?? '')).toBeLessThan(60_000);
    await move('unlock', 'Paid');
    expect(await read()).toMatchObject({
      lockStatus: 'UNLOCKED',
      lock: null,
      lockHistory: [
        { version: 3, event: 'unlock', reason: 'Paid', by: locked.lock?.by },
        { version: 2, event: 'lock', reason: 'Two invoices late' },
      ],
    });
  });

  it('is refused where it is locked already, in words, and nothing is written', async () => {
    expect(await move('unlock')).toMatchObject({ code: 409, msgCode: 'MOVE_NOT_ALLOWED' });
    await move('lock');
    expect(await move('lock', 'Again')).toMatchObject({ code: 409, msgCode: 'MOVE_NOT_ALLOWED' });
    expect((await read()).lockHistory).toHaveLength(1);
  });

  it('needs a reason and a key, and a customer', async () => {
    expect(await move('lock', '   ')).toMatchObject({ code: 400, data: { field: 'reason' } });
    expect((await browser.post(`${at}/lock`, { reason: 'Late' })).msgCode).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await move('open')).msgCode).toBe('INVALID_INPUT');
    const missing = await browser.send('/app/customers/NONE/lock', {
      method: 'POST',
      body: { reason: 'Late' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(missing).toMatchObject({ code: 404, msgCode: 'CUSTOMER_NOT_EXIST' });
  });

  it('happens once, however often it is sent', async () => {
    const key = randomUUID();
    const [first, second] = [await move('lock', 'Late', key), await move('lock', 'Late', key)];
    expect(second.text).toBe(first.text);
    expect((await move('lock', 'Other', key)).msgCode).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await read()).lockHistory).toHaveLength(1);
  });

  it('is done by one of ten who try at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => move('lock')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ msgCode }) => msgCode))).toEqual(
      new Set(['MOVE_NOT_ALLOWED']),
    );
  });

  it('keeps its history: no row of it can be changed', async () => {
    await move('lock');
    await expect(erp.owner.query(`update customer_lock set reason = 'none'`)).rejects.toMatchObject({ code: '42501' });
  });

  it('is for accounting and administrators', async () => {
    for (const [role, may] of [
      ['ACCOUNTING_INFO', true],
      ['COMPANY_ADMIN', true],
      ['PUBLIC_PERMISSIONS', false],
      ['FIND_CUSTOMER_ADDRESS', false],
    ] as const) {
      const { userName } = await erp.user(companyId, { roles: [role] });
      const somebody = await erp.signIn(companyCode, userName);
      const { lockStatus } = await read();
      const answer = await move(lockStatus === 'LOCKED' ? 'unlock' : 'lock', 'Late', randomUUID(), somebody);
      expect(answer.msgCode === 'LIMITED_PERMISSIONS', role).toBe(!may);
    }
  });

  it('waits for a shipment that has begun to look at the customer, and the next one sees it', async () => {
    await erp.owner.query('begin');
    const look = 'select lock_status from customer where company_id = $1 and customer_id = $2 for no key update';
    const { rows } = await erp.owner.query(look, [companyId, ID]);
    const locking = move('lock');
    const soon = new Promise((resolve) => setTimeout(() => resolve('waits'), 100));
    expect(await Promise.race([locking, soon])).toBe('waits');
    await erp.owner.query('commit');
    expect(rows[0]).toEqual({ lock_status: 'UNLOCKED' });
    expect((await locking).success).toBe(true);
    expect((await erp.owner.query(look, [companyId, ID])).rows[0]).toEqual({ lock_status: 'LOCKED' });
  });
});

it('shipping obeys at once: nothing leaves for a locked customer, and everything again when it is unlocked', async () => {
  const room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  const soNumber = await room.salesOrder([{ quantity: '3' }]);
  const ship = () => {
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }];
    return room.post(`/shipping/salesOrders/${soNumber}`, { items, shipNow: true });
  };
  expect((await ship()).success).toBe(true);
  await room.post('/customers/C-1/lock', { reason: 'Late' });
  expect(await ship()).toMatchObject({ code: 409, msgCode: 'CUSTOMER_IS_HOLD' });
  await room.post('/customers/C-1/unlock', { reason: 'Paid' });
  expect((await ship()).success).toBe(true);
});
