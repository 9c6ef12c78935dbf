import { expect, it } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** I15: a serial number is in one place at a time, also in batches that overlap. GEMBA_SWEEP=full: 500 rounds. */
const ROUNDS = LONG ? 500 : 40;

const erp = await startTestApp();

it(`two who take one piece: one of them, ${ROUNDS} times over`, { timeout: 600_000 }, async () => {
  const room = await openStockRoom(erp, { issue_password_hash: await quickHash('open') });
  await room.opening('MOTOR', 'A-01', '6', '100');
  const serials = ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6'];
  for (const serial of serials)
    await room.insert('serial', { part_number: 'MOTOR', serial_number: serial, place: 'STOCK', location: 'A-01' });
  const so = await room.salesOrder([{ part: 'MOTOR', quantity: '1000', price: '1' }]);
  const other = await room.salesOrder([{ part: 'MOTOR', quantity: '1000', price: '1' }]);
  const wo = await room.workOrder('GEARBOX', '1000', [{ part: 'MOTOR', quantity: '1' }]);

  const ship = (order: string, ...taken: string[]) => {
    const locations = taken.map((serial) => ({ location: 'A-01', newQtyShipped: '1', serial }));
    return room.post<{ shipperNumber: string }>(`/shipping/salesOrders/${order}`, {
      items: [{ itemNumber: 1, locations }],
    });
  };
  const issue = (...taken: string[]) =>
    room.post<{ issueNumber: string }>(`/shipping/workOrders/${wo}`, {
      issuePassword: 'open',
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: String(taken.length), serials: taken }] }],
    });
  const move = (...taken: string[]) =>
    room.post<{ transferNumber: string }>('/transfers', {
      items: [
        {
          partNumber: 'MOTOR',
          fromLocation: 'A-01',
          toLocation: 'A-02',
          quantity: String(taken.length),
          serials: taken,
        },
      ],
    });

  for (let round = 0; round < ROUNDS; round += 1) {
    const [a = '', b = '', c = ''] = [0, 1, 2].map((step) => serials[(round + step) % serials.length]);
    const first = [() => ship(so, a, b), () => issue(a, b), () => move(a, b)][round % 3];
    const second = [() => ship(other, b, c), () => ship(so, c, b), () => issue(b)][Math.floor(round / 3) % 3];
    const answers = await Promise.all([first?.(), second?.()]);
    const codes = answers.map((answer) => String(answer?.msgCode)).sort();
    expect(codes, `round ${round}`).toEqual(['OK', 'SERIAL_NOT_EXIST']);
    const won = answers.find((answer) => answer?.success)?.data as Record<string, string>;
    const [path, body] =
      'shipperNumber' in won
        ? [`/shippers/${won['shipperNumber']}/cancel`, undefined]
        : [
            'issueNumber' in won
              ? `/issues/${won['issueNumber']}/reverse`
              : `/transfers/${won['transferNumber']}/reverse`,
            { reason: 'Back' },
          ];
    expect(await room.post(path, body)).toMatchObject({ success: true });
  }
  expect(
    await room.ask(
      `select count(*)::int as there from serial where company_id = $1 and place = 'STOCK' and location = 'A-01'`,
    ),
  ).toEqual([{ there: 6 }]);
  expect(await ship(so, 'S-1', 'S-1')).toMatchObject({ msgCode: 'SERIAL_TWICE' });
  expect(await room.broken()).toEqual([]);
});
