import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { ShortOfStock, valueOf } from './engine/apply-movements.ts';
import { costUnits, quantityUnits } from './engine/figures.ts';
import type { Booking } from './engine/journal.ts';
import type { Movement } from './engine/movement.ts';
import { post as postDocument, postTogether } from './post.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

let documents = 0;

/** One posting of its own document. The adjustment account takes the change of the stock's value, unless told otherwise. */
const post = (movements: readonly Movement[], bookings?: readonly Booking[]) =>
  room.database.asCompany(room.companyId, (tx) =>
    postDocument(tx, room.actor, {
      day: '2026-03-01',
      document: { kind: 'count', number: String((documents += 1)) },
      movements,
      bookings: (steps) => bookings ?? [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
      rows: () => [],
    }),
  );

const move = (location: string, onHand: string, unitCost = '1', partNumber = 'NUT'): Movement => ({
  partNumber,
  location,
  movement: 'COUNT',
  onHand: quantityUnits(onHand),
  unitCost: costUnits(unitCost),
});

describe('a posting', () => {
  it('writes balance, log, journal and one word of it together, also twice at one place', async () => {
    await post([move('A-01', '10', '2'), move('A-02', '3', '5'), move('A-01', '5', '3.5'), move('A-01', '-4')]);
    const told = { documentKind: 'count', documentNumber: '1', orderKind: null, orderNumber: null };
    expect(await room.ask('select kind, payload from outbox_event where company_id = $1')).toEqual([
      { kind: 'posting', payload: told },
    ]);
    expect(await room.balance('NUT', 'A-01')).toMatchObject({
      on_hand: '11.0000',
      avg_cost: '2.500000',
      value: '27.50',
    });
    expect(await room.balance('NUT', 'A-02')).toMatchObject({ on_hand: '3.0000', avg_cost: '5.000000' });
    expect(
      await room.ask(
        `select seq, in_qty, out_qty, in_cost, out_cost, old_on_hand, new_on_hand, old_cost, new_cost from inventory_log
          where company_id = $1 and part_number = 'NUT' and location = 'A-01' order by seq`,
      ),
    ).toEqual([
      {
        seq: '1',
        in_qty: '10.0000',
        out_qty: '0.0000',
        in_cost: '2.000000',
        out_cost: '0.000000',
        old_on_hand: '0.0000',
        new_on_hand: '10.0000',
        old_cost: '0.000000',
        new_cost: '2.000000',
      },
      {
        seq: '2',
        in_qty: '5.0000',
        out_qty: '0.0000',
        in_cost: '3.500000',
        out_cost: '0.000000',
        old_on_hand: '10.0000',
        new_on_hand: '15.0000',
        old_cost: '2.000000',
        new_cost: '2.500000',
      },
      {
        seq: '3',
        in_qty: '0.0000',
        out_qty: '4.0000',
        in_cost: '0.000000',
        out_cost: '2.500000',
        old_on_hand: '15.0000',
        new_on_hand: '11.0000',
        old_cost: '2.500000',
        new_cost: '2.500000',
      },
    ]);
  });

  it('sends the cents of a rounded average to an account of their own', async () => {
    await post([move('A-03', '3', '0.333333')], [{ use: 'STOCK_ADJUSTMENT', amount: -99n }]);
    const [rounding] = await room.ask<{ rest: string }>(
      `select sum(debit - credit)::text as rest from journal_line join account_use using (company_id, account_number)
        where company_id = $1 and use = 'VALUATION_ROUNDING'`,
    );
    expect(rounding?.rest).toBe('-0.01');
  });

  it('is a bug of ours when it does not balance by more than roundings', async () => {
    await expect(post([move('A-03', '1', '9')], [])).rejects.toThrow(/out of balance/);
  });

  it('leaves nothing behind when one of its rows is refused', async () => {
    const before = await room.ask(
      'select * from inventory_balance where company_id = $1 order by part_number, location',
    );
    await expect(post([move('A-01', '7'), move('A-04', '1'), move('A-02', '-99')])).rejects.toThrow(ShortOfStock);
    expect(
      await room.ask('select * from inventory_balance where company_id = $1 order by part_number, location'),
    ).toEqual(before);
  });

  it('refuses a quantity that no column holds instead of failing', async () => {
    await post([move('A-04', '90000000000000', '0', 'BOLT')]);
    await expect(post([move('A-04', '90000000000000', '0', 'BOLT')])).rejects.toMatchObject({
      code: 'INVALID_QUANTITY',
    });
  });

  it('names the account that the company has not set up', async () => {
    await expect(post([move('A-03', '1', '9')], [{ use: 'COST_OF_GOODS_SOLD', amount: -900n }])).resolves.toMatchObject(
      {
        steps: [{ incoming: quantityUnits('1') }],
      },
    );
    await erp.owner.query(`delete from account_use where company_id = $1 and use = 'PRODUCTION_VARIANCE'`, [
      room.companyId,
    ]);
    await expect(post([move('A-03', '1', '9')], [{ use: 'PRODUCTION_VARIANCE', amount: -900n }])).rejects.toMatchObject(
      {
        code: 'ACCOUNT_NOT_SET_UP',
        facts: { use: 'PRODUCTION_VARIANCE' },
      },
    );
  });
});

describe('a refusal', () => {
  const taking = (location: string, onHand: string, line: number): Movement => ({
    ...move(location, onHand),
    fields: { location: `items.${line}.location`, quantity: `items.${line}.quantity` },
  });
  const issue = (movements: readonly Movement[]) =>
    room.database.asCompany(room.companyId, (tx) =>
      postDocument(tx, room.actor, {
        day: '2026-03-01',
        document: { kind: 'issue', number: String((documents += 1)) },
        movements,
        whenShort: 'ISSUED_QTY_OVER_ON_HAND',
        rows: () => [],
      }),
    );

  it('names the last line that takes from a place, and what lay there', async () => {
    await post([move('P1-01', '5')]);
    await expect(issue([taking('P1-01', '-4', 0), taking('P1-01', '-4', 1)])).rejects.toMatchObject({
      code: 'ISSUED_QTY_OVER_ON_HAND',
      facts: { partNumber: 'NUT', location: 'P1-01', onHandQuantity: '5', field: 'items.1.quantity' },
    });
  });

  it('names the place where nothing is left', async () => {
    await post([move('P1-01', '5', '1', 'GAUGE'), move('P1-01', '-5', '1', 'GAUGE')]);
    await expect(issue([{ ...taking('P1-01', '-1', 0), partNumber: 'GAUGE' }])).rejects.toMatchObject({
      code: 'ISSUED_QTY_OVER_ON_HAND',
      facts: { onHandQuantity: '0', field: 'items.0.location' },
    });
  });

  it('names the line that takes a part from where it never lay', async () => {
    await expect(issue([taking('DOCK-1', '-1', 0)])).rejects.toMatchObject({
      code: 'INVENTORY_NOT_EXIST',
      facts: { partNumber: 'NUT', location: 'DOCK-1', field: 'items.0.location' },
    });
  });

  it('keeps goods of different origin apart', async () => {
    await expect(post([{ ...move('P1-01', '1'), partFrom: 'CONSIGNED' }])).rejects.toMatchObject({
      code: 'NOT_SAME_PART_FROM',
      facts: { partNumber: 'NUT', location: 'P1-01' },
    });
  });
});

describe('several documents', () => {
  it('are posted together, each with its own steps, entry and number', async () => {
    const numbers = [String((documents += 1)), String((documents += 1))];
    const [first, second] = await room.database.asCompany(room.companyId, (tx) =>
      postTogether(
        tx,
        room.actor,
        ['1', '2'].map((quantity, index) => ({
          document: { kind: 'count', number: async () => numbers[index] ?? '' },
          movements: [move('A-02', quantity, '4', 'GAUGE')],
          bookings: (steps) => [{ use: 'STOCK_ADJUSTMENT', amount: -valueOf(steps) }],
        })),
        { day: '2026-03-01', rows: () => [] },
      ),
    );
    expect([first?.number, second?.number]).toEqual(numbers);
    expect(second?.steps[0]?.before).toEqual(first?.steps[0]?.after);
    const booked = await room.ask(
      `select document_number as number, sum(debit)::text as debit from journal_entry join journal_line using (company_id, entry_number)
        where company_id = $1 and document_kind = 'count' and document_number = any($2::text[]) group by 1 order by 2`,
      [numbers],
    );
    expect(booked).toEqual([
      { number: numbers[0], debit: '4.00' },
      { number: numbers[1], debit: '8.00' },
    ]);
  });
});

describe('many at once', () => {
  it('take the last pieces once, in whatever order they name their places, and meet no deadlock', async () => {
    await post([move('A-01', '20', '1', 'BOLT'), move('A-02', '20', '1', 'BOLT')]);
    const take = (client: number) => {
      const both = [move('A-01', '-1', '1', 'BOLT'), move('A-02', '-1', '1', 'BOLT')];
      return post(client % 2 ? both : both.toReversed()).then(
        () => 'taken',
        (error: unknown) => (error instanceof ShortOfStock ? 'short' : String(error)),
      );
    };
    const outcomes = await Promise.all(Array.from({ length: 64 }, (_, client) => take(client)));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(44);
    expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '0.0000' });
  });

  it('make a place that nobody had used before once', async () => {
    await Promise.all(
      Array.from({ length: 16 }, () => post([move('P1-01', '1', '1', 'GAUGE'), move('A-04', '1', '1', 'GAUGE')])),
    );
    expect(await room.balance('GAUGE', 'P1-01')).toMatchObject({ on_hand: '16.0000' });
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
