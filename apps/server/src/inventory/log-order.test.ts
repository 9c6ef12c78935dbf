import { readFile } from 'node:fs/promises';
import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import { beforeAll, expect, it } from 'vitest';
import { costUnits, post, quantityUnits, valueOf } from '../postings/index.ts';
import { everyRow } from '../testing/every-row.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

/** A posting may wait for another one that began later: its rows follow those of the other all the same. */
const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const logOf = (part: string, more = '') =>
  everyRow<LogRow>(room.browser, `/inventoryLogs?partNumber=${part}${more}`, 7);

/** Newest first: each row of a location ends where the next newer one begins. */
function expectChain(rows: readonly LogRow[], count: number) {
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, index) => count - index));
  const begins = rows.slice(0, -1).map(({ onhand }) => onhand.old);
  expect(rows.slice(1).map(({ onhand }) => onhand.new)).toEqual(begins);
}

it('lists the log by the chain when 32 receipts arrive at once', async () => {
  const po = await room.purchaseOrder([{ quantity: '100' }]);
  const receipt = { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] };
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => room.post(`/receiving/purchaseOrders/${po}`, receipt)),
  );
  const received = answers.filter(({ success }) => success).length;
  expect(received).toBeGreaterThan(1);
  expectChain(await logOf('BOLT'), received);
  expectChain(await logOf('BOLT', '&location=A-01'), received);
});

it('lists a posting that began first and was written last as the newest, at every location', async () => {
  await room.database.asCompany(room.companyId, async (tx) => {
    for (let count = 0; count < 3; count += 1) await room.opening('NUT', 'A-02', '1');
    await post(tx, room.actor, {
      day: '2026-01-05',
      document: { kind: 'count', number: 'began first' },
      movements: ['A-01', 'A-02'].map((location) => ({
        partNumber: 'NUT',
        location,
        movement: 'COUNT',
        onHand: quantityUnits('2'),
        unitCost: costUnits('1'),
      })),
      bookings: (steps) => [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
      rows: () => [],
    });
  });
  const rows = await logOf('NUT');
  expect(rows.map(({ location, seq }) => `${location} ${seq}`)).toEqual([
    'A-02 4',
    'A-01 1',
    'A-02 3',
    'A-02 2',
    'A-02 1',
  ]);
  expectChain(
    rows.filter(({ location }) => location === 'A-02'),
    4,
  );
  expect(await room.broken()).toEqual([]);
});

/** Lets rows of the log say another moment, as the database of an older version has them. */
const shift = async (location: string, interval: string, condition: string) => {
  await erp.owner.query('begin');
  await erp.owner.query('set local session_replication_role = replica');
  await room.ask(
    `update inventory_log set posted_at = posted_at + $3::interval where company_id = $1 and location = $2 and ${condition}`,
    [location, interval],
  );
  await erp.owner.query('commit');
};

it('brings the log of an older version into order', async () => {
  for (let count = 0; count < 4; count += 1) await room.opening('NUT', 'A-04', '1');
  await shift('A-04', '-2 days', 'seq = 3');
  expect(await room.broken()).toContain('log_goes_back_in_time');
  const migration = new URL('../../migrations/0013_log_in_order.sql', import.meta.url);
  await erp.owner.query(await readFile(migration, 'utf8'));
  expect(await room.broken()).toEqual([]);
  expectChain(await logOf('NUT', '&location=A-04'), 4);
  await expect(room.ask('delete from inventory_log where company_id = $1')).rejects.toThrow('append-only');
});

it('still finds the log rows of a document whose clock was behind', async () => {
  await room.opening('BOLT', 'A-03', '5', '2');
  await shift('A-03', '1 hour', 'seq = 1');
  const started = await room.post<{ countNumber: string }>('/counts', { location: 'A-03' });
  const count = `/counts/${started.data.countNumber}`;
  expect(
    await room.post(`${count}/post`, { items: [{ partNumber: 'BOLT', counted: '3', reason: 'broken' }] }),
  ).toMatchObject({ success: true });
  expect(await room.post(`${count}/reverse`, { reason: 'counted the wrong shelf' })).toMatchObject({ success: true });
  expect(await room.balance('BOLT', 'A-03')).toMatchObject({ on_hand: '5.0000', avg_cost: '2.000000' });
});
