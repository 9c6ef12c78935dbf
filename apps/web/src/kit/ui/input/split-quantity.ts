import { addDecimals, compareDecimals, negated } from './decimal-input.ts';

/**
 * One row of a split quantity gets another share. More than the total is taken from the other rows, from the first one
 * first. Without a total nothing is taken.
 */
export const withShare = <Row extends { quantity: string }>(
  rows: readonly Row[],
  index: number,
  quantity: string,
  total: string,
): Row[] => {
  const changed = rows.map((row, here) => (here === index ? { ...row, quantity } : row));
  if (compareDecimals(total, '0') === 0) return changed;
  let over = changed.reduce((sum, row) => addDecimals(sum, row.quantity), negated(total));
  return changed.map((row, here) => {
    if (here === index || compareDecimals(over, '0') <= 0) return row;
    const taken = compareDecimals(over, row.quantity) < 0 ? over : row.quantity;
    over = addDecimals(over, negated(taken));
    return { ...row, quantity: addDecimals(row.quantity, negated(taken)) };
  });
};
