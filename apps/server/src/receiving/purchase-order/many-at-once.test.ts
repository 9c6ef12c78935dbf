import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { onTheWay } from '../../testing/moved-goods.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** A hundred with GEMBA_SWEEP=full. */
const ROUNDS = LONG ? 100 : 4;
const CLIENTS = 64;

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const put = (location: string, quantity: string) => ({ location, quantity });
/** As the app does: who finds the server busy sends the same request again, with its key. */
async function receive(po: string, items: unknown[], key: string = randomUUID()) {
  for (;;) {
    const answer = await room.post(`/receiving/purchaseOrders/${po}`, { items }, key);
    if (!['SERVER_BUSY', 'REQUEST_IN_PROGRESS'].includes(answer.msgCode)) return answer;
  }
}
const tally = (answers: readonly { msgCode: string }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ msgCode }) => msgCode))].map((code) => [
      code,
      answers.filter(({ msgCode }) => msgCode === code).length,
    ]),
  );

/** I4 */
it(`lets exactly the last 10 of 100 in when ${CLIENTS} receive one each, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const po = await room.purchaseOrder([{ quantity: '100' }]);
    await receive(po, [{ itemNumber: 1, locations: [put('A-01', '60')] }]);
    await onTheWay(room, `PR-${round}`, [[po, 1, 'BOLT', '30']]);
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        receive(po, [{ itemNumber: 1, locations: [put(client % 2 ? 'A-01' : 'A-02', '1')] }]),
      ),
    );
    expect(tally(answers)).toEqual({ OK: 10, QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED: 54 });
  }
});

/** Each request one to three times, in any order, with its key. */
it('gives what sending each once gives, however often and in whatever order they are sent', async () => {
  const po = await room.purchaseOrder([{ quantity: '1000' }]);
  const requests = Array.from({ length: 40 }, (_, index) => ({ key: randomUUID(), quantity: String(index + 1) }));
  const sent = requests.flatMap((request, index) => Array.from({ length: (index % 3) + 1 }, () => request));
  const choose = dice(7);
  const places = sent.map((_, index) => index);
  const shuffled = sent.map((request) => ({ request, turn: choose(places) })).toSorted((a, b) => a.turn - b.turn);
  const answers = await Promise.all(
    shuffled.map(({ request: { key, quantity } }) =>
      receive(po, [{ itemNumber: 1, locations: [put('A-03', quantity)] }], key),
    ),
  );
  expect(tally(answers)).toEqual({ OK: sent.length });
  expect(
    await room.ask(`select quantity_received from purchase_order_item where company_id = $1 and po_number = $2`, [po]),
  ).toEqual([{ quantity_received: '820.0000' }]);
});

/** I7 */
it('posts documents of 20 lines wholly or not at all', async () => {
  const choose = dice(11);
  const lines = Array.from({ length: 20 }, (_, index) => index);
  const documents: { po: string; spoiled: number | undefined }[] = [];
  for (let count = 0; count < 30; count += 1)
    documents.push({
      po: await room.purchaseOrder(lines.map(() => ({ part: 'NUT', quantity: '5' }))),
      spoiled: choose([undefined, choose(lines)]),
    });
  const answers = await Promise.all(
    documents.map(({ po, spoiled }) =>
      receive(
        po,
        lines.map((index) => ({
          itemNumber: index + 1,
          locations: [put('A-04', index === spoiled ? '6' : '2'), put('A-02', '1')],
        })),
      ),
    ),
  );
  for (const [index, { po, spoiled }] of documents.entries()) {
    expect(answers[index]?.success).toBe(spoiled === undefined);
    const rows = await room.ask<{ lines: string; received: string }>(
      `select (select count(*) from receiver_item where company_id = $1 and po_number = $2) as lines,
              (select sum(quantity_received) from purchase_order_item where company_id = $1 and po_number = $2) as received`,
      [po],
    );
    expect(rows).toEqual([
      spoiled === undefined ? { lines: '20', received: '60.0000' } : { lines: '0', received: '0.0000' },
    ]);
  }
  expect(new Set(documents.map(({ spoiled }) => spoiled === undefined)).size).toBe(2);
});

/** I17 */
describe('the order of the log', () => {
  it('is its number, whatever the clock says', async () => {
    const po = await room.purchaseOrder([{ part: 'GEARBOX', quantity: '9' }]);
    for (const skew of ['2 hours', '-2 hours', '0 hours']) {
      await erp.owner.query(`alter table inventory_log alter posted_at set default now() + interval '${skew}'`);
      await receive(po, [{ itemNumber: 1, locations: [put('A-01', '3')] }]);
    }
    await erp.owner.query('alter table inventory_log alter posted_at set default now()');
    expect(
      await room.ask(
        `select old_on_hand, new_on_hand from inventory_log where company_id = $1 and part_number = 'GEARBOX' order by seq`,
      ),
    ).toEqual([
      { old_on_hand: '0.0000', new_on_hand: '3.0000' },
      { old_on_hand: '3.0000', new_on_hand: '6.0000' },
      { old_on_hand: '6.0000', new_on_hand: '9.0000' },
    ]);
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
