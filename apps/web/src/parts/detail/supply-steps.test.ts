import { expect, it } from 'vitest';
import { dayEnds } from './supply-steps.ts';

const row = (date: string, balance: string) => ({
  kind: 'po' as const,
  number: '1',
  itemNumber: 1,
  party: null,
  status: 'APPROVED',
  overdue: false,
  quantity: '1.0000',
  date,
  balance,
});

it('begins with today, counts what is overdue today, and keeps the last balance of a day', () => {
  const rows = [row('2026-05-30', '40.0000'), row('2026-06-20', '60.0000'), row('2026-06-20', '-5.0000')];
  expect(dayEnds({ onHand: '10.0000', today: '2026-06-18', rows })).toEqual([
    { day: '2026-06-18', balance: '40.0000' },
    { day: '2026-06-20', balance: '-5.0000' },
  ]);
});
