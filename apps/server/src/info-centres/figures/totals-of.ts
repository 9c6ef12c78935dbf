import { type Figure, type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { keptTotals, NO_TOTAL, stockTotals, stockTotalsNow, type Total, totalKey } from './sums.sql.ts';
import { ALL_DAYS } from './windows.ts';

/** A total that a figure is made of: kept with the figures, or of the stock, where that of now is the sum of all its days. */
interface Part {
  readonly of: 'figures' | 'stock' | 'stockNow';
  readonly rows: string;
}

const SOLD: Part = { of: 'figures', rows: 'sold' };
const STOCK: Part = { of: 'stockNow', rows: 'stock' };

/** Ratios of two totals: a year's cost of goods sold, and the stock of now. */
const COMPOSED: Readonly<Record<string, { amount: Part; base: Part }>> = {
  turns: { amount: SOLD, base: STOCK },
  stock_days: { amount: STOCK, base: SOLD },
};

const partOf = ({ from, rows, time }: Figure): Part =>
  from === 'stock' ? { of: time === 'now' ? 'stockNow' : 'stock', rows } : { of: 'figures', rows };

const wantedSum = ({ of, rows }: Part, days: Period) => ({ rows, days: of === 'stockNow' ? ALL_DAYS : days });

/** Reads the totals of some figures, of each over its days, and answers them by name and days. */
export async function totalsOf(
  tx: Tx,
  companyId: number,
  wanted: readonly { readonly name: FigureName; readonly days: Period }[],
) {
  const sums = wanted.flatMap(({ name, days }) => {
    const figure = figureOf(name);
    const composed = COMPOSED[figure.rows];
    const parts = composed ? [composed.amount, composed.base] : [partOf(figure)];
    return parts.map((part) => ({ of: part.of, ...wantedSum(part, days) }));
  });
  const [figures, stock, stockNow] = await Promise.all([
    keptTotals(
      tx,
      companyId,
      sums.filter(({ of }) => of === 'figures'),
    ),
    stockTotals(
      tx,
      companyId,
      sums.filter(({ of }) => of === 'stock'),
    ),
    stockTotalsNow(
      tx,
      companyId,
      sums.filter(({ of }) => of === 'stockNow'),
    ),
  ]);
  const kept = { figures, stock, stockNow };
  const totalIn = (part: Part, days: Period) => kept[part.of].get(totalKey(wantedSum(part, days))) ?? NO_TOTAL;
  return (name: FigureName, days: Period): Total => {
    const figure = figureOf(name);
    const composed = COMPOSED[figure.rows];
    if (composed)
      return {
        amount: totalIn(composed.amount, days).amount,
        base: totalIn(composed.base, days).amount,
        entries: null,
      };
    const total = totalIn(partOf(figure), days);
    // Lines of the journal are counted, and other rows may explain them.
    return { ...total, entries: figure.from === 'documents' ? (total.entries ?? 0) : null };
  };
}
