import { type Figure, type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import type { Tx } from '../../kit/database/database.ts';
import { keptTotals, NO_TOTAL, stockTotals, type Total, totalKey, type Windows } from './sums.sql.ts';
import { shownDay } from './windows.ts';

/** A total that a figure is made of: kept with the figures, or of the stock, where that of now is the sum of all its days. */
interface Part {
  readonly of: 'figures' | 'stock';
  readonly rows: string;
  /** Undefined for the window that is asked for. */
  readonly window?: 'now' | 'year';
}

const SOLD: Part = { of: 'figures', rows: 'sold', window: 'year' };
const STOCK: Part = { of: 'stock', rows: 'stock', window: 'now' };

/** Ratios of two totals: a year's cost of goods sold, and the stock of now. */
const COMPOSED: Readonly<Record<string, { amount: Part; base: Part }>> = {
  turns: { amount: SOLD, base: STOCK },
  stock_days: { amount: STOCK, base: SOLD },
};

const partOf = ({ from, rows, time }: Figure): Part =>
  from === 'stock' ? { of: 'stock', rows, ...(time === 'now' && { window: 'now' }) } : { of: 'figures', rows };

const partsOf = (names: readonly FigureName[]) =>
  names.map(figureOf).flatMap((figure) => {
    const composed = COMPOSED[figure.rows];
    return composed ? [composed.amount, composed.base] : [partOf(figure)];
  });

const rowsOf = (parts: readonly Part[]) => [...new Set(parts.map(({ rows }) => rows))];

/** Reads the totals of some figures over some windows, and answers each by its name. */
export async function totalsOf(tx: Tx, companyId: number, names: readonly FigureName[], windows: Windows) {
  const closed = new Map([...windows].filter(([, { from, to }]) => shownDay(from) !== null && shownDay(to) !== null));
  const parts = partsOf(names);
  const stock = parts.filter(({ of }) => of === 'stock');
  const [figures, stocks] = await Promise.all([
    keptTotals(tx, companyId, rowsOf(parts.filter(({ of }) => of === 'figures')), windows),
    stockTotals(
      tx,
      companyId,
      {
        over: rowsOf(stock.filter(({ window }) => window !== 'now')),
        now: rowsOf(stock.filter(({ window }) => window === 'now')),
      },
      closed,
    ),
  ]);
  const totalIn = ({ of, rows, window: fixed }: Part, window: string) =>
    (of === 'stock' ? stocks : figures).get(totalKey(rows, fixed ?? window)) ?? NO_TOTAL;
  return (name: FigureName, window: string): Total => {
    const figure = figureOf(name);
    const composed = COMPOSED[figure.rows];
    if (composed)
      return {
        amount: totalIn(composed.amount, window).amount,
        base: totalIn(composed.base, window).amount,
        entries: null,
      };
    const total = totalIn(partOf(figure), window);
    // Lines of the journal are counted, and other rows may explain them.
    return { ...total, entries: figure.from === 'documents' ? (total.entries ?? 0) : null };
  };
}
