import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMovements, OtherOrigin, ShortOfStock, type Step, valueOf } from './apply-movements.ts';
import { costText, costUnits, quantityUnits } from './figures.ts';
import { type BalanceState, BUCKETS, type Bucket, held, type Movement } from './movement.ts';

const PLACE = { partNumber: 'BOLT', location: 'A-01' };
const empty: BalanceState = {
  ...PLACE,
  partFrom: 'OWN',
  onHand: 0n,
  inQa: 0n,
  inSip: 0n,
  inSit: 0n,
  inWip: 0n,
  inTo: 0n,
  cost: 0n,
  tax: 0n,
  seq: 0,
};
const locked = (...balances: BalanceState[]) =>
  new Map(balances.map((balance) => [`${balance.partNumber} ${balance.location}`, balance]));
const receive = (quantity: string, cost: string): Movement => ({
  ...PLACE,
  movement: 'RECEIVE',
  onHand: quantityUnits(quantity),
  unitCost: costUnits(cost),
});
const ship = (quantity: string): Movement => ({ ...PLACE, movement: 'SHIP', onHand: -quantityUnits(quantity) });
const last = (steps: readonly Step[]) => steps.at(-1)!.after;

describe('the moving average', () => {
  it('ends at 127 on hand and 2.423386 after 100 at 2.00, 50 at 3.50, 30 shipped, 7 at 1.11', () => {
    const after = last(
      applyMovements(locked(empty), [receive('100', '2'), receive('50', '3.5'), ship('30'), receive('7', '1.11')]),
    );
    expect(after.onHand).toBe(quantityUnits('127'));
    expect(costText(after.cost)).toBe('2.423386');
  });

  it('is weighted with all that we hold: goods that were picked are not revalued by one piece that comes in dear', () => {
    const pick: Movement = { ...PLACE, movement: 'PICK', onHand: -quantityUnits('100'), inSip: quantityUnits('100') };
    const after = last(applyMovements(locked(empty), [receive('100', '1'), pick, receive('1', '102')]));
    expect(costText(after.cost)).toBe('2.000000');
  });

  it('takes the cost of what comes in where nothing was, and keeps it when all has left', () => {
    const gone = last(applyMovements(locked(empty), [receive('3', '7.5'), ship('3')]));
    expect([gone.onHand, costText(gone.cost)]).toEqual([0n, '7.500000']);
    expect(costText(last(applyMovements(locked(gone), [receive('1', '2')])).cost)).toBe('2.000000');
  });
});

describe('goods that are carried', () => {
  it('keep the cost, tax and origin they had where they left, also through a third place', () => {
    const start: BalanceState = {
      ...empty,
      onHand: quantityUnits('4'),
      cost: costUnits('2.5'),
      tax: 7n,
      partFrom: 'V-1',
    };
    const [second, third] = ['A-02', 'A-03'].map((location) => ({ ...empty, location }));
    const move = (from: string, to: string, quantity: string): Movement[] => [
      { partNumber: 'BOLT', location: from, movement: 'MOVE_OUT', onHand: -quantityUnits(quantity) },
      { partNumber: 'BOLT', location: to, movement: 'MOVE_IN', onHand: quantityUnits(quantity), carried: true },
    ];
    const moves = [...move('A-01', 'A-02', '4'), ...move('A-02', 'A-03', '1')];
    const steps = applyMovements(locked(start, second!, third!), moves);
    expect(last(steps)).toMatchObject({ onHand: quantityUnits('1'), cost: costUnits('2.5'), tax: 7n, partFrom: 'V-1' });
    expect(valueOf(steps)).toBe(0n);
  });

  it('must have left somewhere', () => {
    expect(() => applyMovements(locked(empty), [{ ...receive('1', '1'), carried: true }])).toThrow(/nothing left/);
  });
});

describe('what cannot be', () => {
  it('refuses what two lines take together from one place, and says what was there', () => {
    const start = last(applyMovements(locked(empty), [receive('10', '1')]));
    const twice = () => applyMovements(locked(start), [ship('6'), ship('5')]);
    expect(twice).toThrow(ShortOfStock);
    expect(twice).toThrow(
      expect.objectContaining({
        place: PLACE,
        bucket: 'onHand',
        available: quantityUnits('10'),
        missing: quantityUnits('1'),
      }),
    );
  });

  it('mixes no goods of different origin, but takes over a place that is empty', () => {
    const consigned: Movement = { ...receive('1', '0'), partFrom: 'V-1' };
    const start = last(applyMovements(locked(empty), [receive('1', '5')]));
    expect(() => applyMovements(locked(start), [consigned])).toThrow(OtherOrigin);
    expect(last(applyMovements(locked(empty), [consigned])).partFrom).toBe('V-1');
    expect(last(applyMovements(locked(start), [ship('1'), consigned])).partFrom).toBe('V-1');
  });

  it('moves nothing that was not locked', () => {
    expect(() => applyMovements(new Map(), [receive('1', '1')])).toThrow(/not locked/);
  });
});

/** An average as a fraction, rounded once: ⌊(2·top + bottom) / (2·bottom)⌋ is half up for what is not below zero. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

const wholes = fc.bigInt({ min: 0n, max: 10n ** 9n });
const KINDS = ['COUNT', 'TO_QA', 'RELEASE', 'REJECT', 'RETURN', 'RETURN_TO_VENDOR', 'REVERSE'] as const;
const movement = fc.record({
  movement: fc.constantFrom(...KINDS),
  location: fc.constantFrom('A-01', 'A-02'),
  deltas: fc.dictionary(fc.constantFrom(...BUCKETS), fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }), { maxKeys: 3 }),
  unitCost: wholes,
  unitTax: wholes,
});

describe('any list of movements', () => {
  it('gives the balances, averages and values of an independent model, or is refused as a whole where that goes below zero', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 60 }), (commands) => {
        const starts = ['A-01', 'A-02'].map((location) => ({
          ...empty,
          location,
          onHand: 10n ** 8n,
          cost: 1_234_567n,
          tax: 7n,
        }));
        const model = new Map(starts.map((start) => [start.location, { ...start }]));
        const movements = commands.map(
          ({ deltas, ...rest }): Movement => ({
            ...rest,
            ...deltas,
            partNumber: 'BOLT',
          }),
        );
        let short: [string, Bucket] | undefined;
        let value = 0n;
        for (const { location, unitCost = 0n, unitTax = 0n, ...change } of movements) {
          const balance = model.get(location)!;
          const before = balance.onHand + balance.inQa + balance.inSip + balance.inTo;
          const worthBefore = rounded(before * balance.cost, 10n ** 8n);
          const next = Object.fromEntries(
            BUCKETS.map((name) => [name, balance[name] + (change[name] ?? 0n)]),
          ) as Record<Bucket, bigint>;
          const negative = BUCKETS.find((name) => next[name] < 0n);
          if (negative) {
            short = [location, negative];
            break;
          }
          const now = next.onHand + next.inQa + next.inSip + next.inTo;
          const cost = now > before ? rounded(before * balance.cost + (now - before) * unitCost, now) : balance.cost;
          const tax = now > before ? rounded(before * balance.tax + (now - before) * unitTax, now) : balance.tax;
          model.set(location, { ...balance, ...next, cost, tax, seq: balance.seq + 1 });
          value += rounded(now * cost, 10n ** 8n) - worthBefore;
        }
        try {
          const steps = applyMovements(locked(...starts), movements);
          expect(short).toBeUndefined();
          for (const { location } of starts) {
            const after = steps.findLast((step) => step.after.location === location)?.after;
            if (after) expect(after).toEqual(model.get(location));
          }
          expect(valueOf(steps)).toBe(value);
          accepted += 1;
        } catch (error) {
          if (!(error instanceof ShortOfStock)) throw error;
          expect([error.place.location, error.bucket]).toEqual(short);
          refused += 1;
        }
      }),
      { numRuns: 20_000 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(200);
  });

  it('keeps what we hold and its value when it only moves between buckets, and its log rows join up', () => {
    const between = fc.tuple(
      fc.constantFrom<Bucket>('onHand', 'inQa', 'inSip', 'inTo'),
      fc.constantFrom<Bucket>('onHand', 'inQa', 'inSip', 'inTo'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(between, fc.bigInt({ min: 0n, max: 50n })), { maxLength: 60 }), (wanted) => {
        const start = { ...empty, onHand: 5_000n, inQa: 5_000n, inSip: 5_000n, inTo: 5_000n, cost: 333_333n };
        const movements = wanted.map(
          ([[from, to], amount]): Movement => ({
            ...PLACE,
            movement: 'RELEASE',
            unitCost: 9_999_999n,
            ...(from !== to && { [from]: -amount, [to]: amount }),
          }),
        );
        const steps = applyMovements(locked(start), movements);
        steps.forEach(({ before, after, valueChange }, index) => {
          expect([held(after), after.cost, valueChange]).toEqual([20_000n, 333_333n, 0n]);
          expect(before).toEqual(index === 0 ? start : steps[index - 1]!.after);
        });
      }),
      { numRuns: 10_000 },
    );
  });
});
