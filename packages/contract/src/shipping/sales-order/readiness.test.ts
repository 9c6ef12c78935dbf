import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeReadiness, type OpenLine } from './readiness.ts';

const STOCK = { 'BOLT OWN': 7, 'BOLT LENT': 3, 'NUT OWN': 0, 'GEAR OWN': 5 } as const;
type Place = keyof typeof STOCK;

const line = fc.record({
  place: fc.constantFrom(...(Object.keys(STOCK) as Place[])),
  left: fc.integer({ min: 1, max: 6 }),
  isNa: fc.boolean(),
  hold: fc.boolean(),
  revision: fc.constantFrom('A', 'B', null),
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

const lineOf = ({ place, left, isNa, hold, revision }: Line): OpenLine => {
  const [partNumber = '', partFrom = ''] = place.split(' ');
  const part = { partNumber, hold, revision: 'A', trackableLevel: 'NONE' } as const;
  return { part: isNa ? null : part, revision, partFrom, left: `${left}.0000`, onHand: `${STOCK[place]}.0000` };
};

/** Takes piece by piece off the shelf, as a person would. */
const model = (lines: readonly Line[]) => {
  const shelf = new Map<Place, number>(Object.entries(STOCK) as [Place, number][]);
  const packed = lines.map(({ place, left, isNa, hold, revision }) => {
    let pieces = 0;
    for (; pieces < left; pieces += 1) {
      if (isNa) continue;
      const lying = shelf.get(place) ?? 0;
      if (hold || revision === 'B' || lying === 0) break;
      shelf.set(place, lying - 1);
    }
    return pieces;
  });
  const whole = lines.filter(({ left }, index) => packed[index] === left).length;
  const some = packed.some((pieces) => pieces > 0);
  return { readiness: whole === lines.length ? 'ready' : some ? 'part' : 'none', whole, packed };
};

it('an order is as ready as a person who packs it piece by piece finds it', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const expected = model(lines);
      const { readiness, readyCount, short } = judgeReadiness(lines.map(lineOf));
      expect({ readiness, whole: readyCount }).toEqual({ readiness: expected.readiness, whole: expected.whole });
      const packedShort = expected.packed.filter((pieces, index) => pieces < (lines[index]?.left ?? 0));
      expect(short.map(({ covered }) => Number(covered))).toEqual(packedShort);
    }),
    { numRuns: 2_000 },
  );
});
