import { type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import type { Tx } from '../../kit/database/database.ts';
import { bookedTotals, keptTotals, NO_TOTAL, type Total, totalKey, type Windows } from './sums.sql.ts';
import { shownDay } from './windows.ts';

/** Ratios of two totals of the ledger: a year's cost of goods sold, and the stock of now. */
const COMPOSED: Readonly<Record<string, { amount: Part; base: Part }>> = {
  turns: { amount: ['sold', 'year'], base: ['stock', 'now'] },
  stock_days: { amount: ['stock', 'now'], base: ['sold', 'year'] },
};
type Part = readonly [rows: string, window: 'now' | 'year'];

const rowsFrom = (names: readonly FigureName[], from: 'kept' | 'ledger') => [
  ...new Set(
    names
      .map(figureOf)
      .filter((figure) => figure.from === from)
      .map(({ rows }) => rows),
  ),
];

/** The totals of the ledger that some figures are made of; those of now are the sum of everything ever booked. */
function partsOf(names: readonly FigureName[]) {
  const parts = names.map(figureOf).flatMap(({ from, rows, time }): Part[] => {
    if (from !== 'ledger') return [];
    const composed = COMPOSED[rows];
    return composed ? [composed.amount, composed.base] : [[rows, time === 'now' ? 'now' : 'year']];
  });
  const of = (isNow: boolean) => [
    ...new Set(parts.filter(([, window]) => (window === 'now') === isNow).map(([rows]) => rows)),
  ];
  return { over: of(false), now: of(true) };
}

/** Reads the totals of some figures over some windows, and answers each by its name. */
export async function totalsOf(tx: Tx, companyId: number, names: readonly FigureName[], windows: Windows) {
  const closed = new Map([...windows].filter(([, { from, to }]) => shownDay(from) !== null && shownDay(to) !== null));
  const [kept, booked] = await Promise.all([
    keptTotals(tx, companyId, rowsFrom(names, 'kept'), windows),
    bookedTotals(tx, companyId, partsOf(names), closed),
  ]);
  const bookedIn = (rows: string, window: string) => booked.get(totalKey(rows, window)) ?? NO_TOTAL;
  return (name: FigureName, window: string): Total => {
    const { from, rows, time } = figureOf(name);
    if (from === 'kept') return kept.get(totalKey(rows, window)) ?? { ...NO_TOTAL, entries: 0 };
    const composed = COMPOSED[rows];
    if (!composed) return bookedIn(rows, time === 'now' ? 'now' : window);
    return { amount: bookedIn(...composed.amount).amount, base: bookedIn(...composed.base).amount, entries: null };
  };
}
