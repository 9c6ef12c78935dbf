import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyMovements, type BalanceState, placeKey, ShortOfStock, valueOf } from '../../postings/index.ts';
import { movementsOf, scrapBookings } from './goods-out-of-qa.ts';
import { changesBy, resultOf } from './report-figures.ts';

const balance = (location: string, inQa: bigint): BalanceState => ({
  partNumber: 'GAUGE',
  location,
  partFrom: 'OWN',
  onHand: 700n,
  inQa,
  inSip: 0n,
  inSit: 0n,
  inWip: 0n,
  inTo: 0n,
  cost: location === 'QA-1' ? 2_000_000n : 3_500_000n,
  tax: 0n,
  seq: 1,
});

const decision = fc.record({
  released: fc.bigInt({ min: 0n, max: 400n }),
  releaseTo: fc.constantFrom('QA-1', 'A-01'),
  rejected: fc.bigInt({ min: 0n, max: 400n }),
  rejectTo: fc.constantFrom('RTV' as const, 'SCRAP' as const),
});

/** Half up, once. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

it('moves the goods of any list of decisions as a model that knows nothing of the engine does', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 12 }), (decisions) => {
      const starts = [balance('QA-1', 1_000n), balance('A-01', 0n)];
      const state = new Map(starts.map((start) => [placeKey(start), start]));
      const model = { qa: 1_000n, qaShelf: 700n, shelf: 700n, shelfCost: 3_500_000n };
      for (const { released, releaseTo, rejected, rejectTo } of decisions) {
        const scrapped = rejectTo === 'SCRAP' ? rejected : 0n;
        const movements = movementsOf({
          partNumber: 'GAUGE',
          location: 'QA-1',
          released,
          releaseTo: released === 0n ? null : releaseTo,
          releasedSerials: [],
          rejected,
          rejectTo: rejected === 0n ? null : rejectTo,
          rejectedSerials: [],
          rejectReason: null,
          note: null,
        });
        if (released + scrapped > model.qa) {
          expect(() => applyMovements(state, movements)).toThrow(ShortOfStock);
          refused += 1;
          continue;
        }
        const steps = applyMovements(state, movements);
        for (const { after } of steps) state.set(placeKey(after), after);
        model.qa -= released + scrapped;
        if (releaseTo === 'QA-1') model.qaShelf += released;
        else if (released > 0n) {
          model.shelfCost = rounded(model.shelf * model.shelfCost + released * 2_000_000n, model.shelf + released);
          model.shelf += released;
        }
        const lost = scrapBookings(steps).reduce((sum, { amount }) => sum + amount, 0n);
        // Cents of rounding apart, only scrapped goods change the value of the stock.
        const difference = valueOf(steps) + lost;
        expect(difference >= -2n && difference <= 2n).toBe(true);
      }
      const [qa, shelf] = starts.map((start) => state.get(placeKey(start)));
      expect([qa?.inQa, qa?.onHand, qa?.cost]).toEqual([model.qa, model.qaShelf, 2_000_000n]);
      expect([shelf?.inQa, shelf?.onHand, shelf?.cost]).toEqual([0n, model.shelf, model.shelfCost]);
    }),
    { numRuns: 20_000 },
  );
  expect(refused).toBeGreaterThan(200);
});

it('keeps the figures of a report within what was inspected, and undoes each change', () => {
  const amount = fc.bigInt({ min: 0n, max: 50n });
  fc.assert(
    fc.property(amount, amount, fc.array(fc.tuple(amount, amount), { maxLength: 8 }), (good, bad, decisions) => {
      const first = { inspected: good + bad + 20n, qualified: good, rejected: bad };
      const changes: { qualified: bigint; rejected: bigint }[] = [];
      let now = first;
      for (const [released, refused] of decisions) {
        const change = changesBy(now, released, refused);
        changes.push(change);
        now = { ...now, qualified: now.qualified + change.qualified, rejected: now.rejected + change.rejected };
        expect(now.qualified >= 0n && now.rejected >= 0n && now.qualified + now.rejected <= now.inspected).toBe(true);
      }
      for (const { qualified, rejected } of changes)
        now = { ...now, qualified: now.qualified - qualified, rejected: now.rejected - rejected };
      expect(now).toEqual(first);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [10n, 0n, 0n, 'WAITING'],
  [3n, 4n, 3n, 'WAITING'],
  [0n, 10n, 0n, 'OK'],
  [0n, 7n, 3n, 'PARTIAL'],
  [0n, 0n, 10n, 'REJECT'],
])('says of %s that wait, %s good and %s rejected: %s', (waiting, qualified, rejected, result) => {
  expect(resultOf({ waiting, qualified, rejected })).toBe(result);
});
