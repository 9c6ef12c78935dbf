import { beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const REPORTS = 50;
const ROUNDS = LONG ? 20 : 1;

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

describe('fifty reports at once', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'never go above the maximum without the confirmation, round %i',
    async () => {
      const people: Awaited<ReturnType<ShopFloor['worker']>>[] = [];
      while (people.length < 5) people.push(await floor.worker());
      const wo = await floor.order();
      const answers = await Promise.all(
        Array.from({ length: REPORTS }, (_, index) => {
          const minute = 600 - index * 5;
          return (people[index % 5] as (typeof people)[number]).post('/timeReports', {
            woNumber: wo,
            sequence: 10,
            wageType: 2,
            qualifiedQty: '0.7',
            start: ago(minute),
            end: ago(minute - 4),
          });
        }),
      );
      // Fourteen times 0.7 fit into 10; the fifteenth does not.
      const codes = answers.map(({ msgCode }) => msgCode);
      expect(codes.filter((code) => code === 'OK')).toHaveLength(14);
      expect(new Set(codes)).toEqual(new Set(['OK', 'QUALIFIED_QTY_OVER_MAXIMUM_WARNING']));
      expect(await floor.operation(wo)).toMatchObject({ qualified_quantity: '9.8000', status: 'RUN' });
      expect(await floor.broken()).toEqual([]);
    },
  );
});
