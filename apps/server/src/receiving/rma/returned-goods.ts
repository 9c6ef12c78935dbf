import type { Booking, Movement } from '../../postings/index.ts';

interface Returned {
  readonly partNumber: string;
  readonly itemNumber: number;
  readonly putAways: readonly { readonly location: string; readonly good: bigint; readonly qa: bigint }[];
  readonly unitCost: bigint;
  readonly partFrom: string | null;
  readonly lotNumber: string | null;
}

/** Goods of a customer come back on hand or into QA, at the cost they left with. */
export const returnedMovements = ({ partNumber, itemNumber, putAways, unitCost, partFrom, lotNumber }: Returned) =>
  putAways.map(
    ({ location, good, qa }): Movement => ({
      partNumber,
      location,
      movement: 'RETURN',
      onHand: good,
      inQa: qa,
      unitCost,
      ...(partFrom !== null && { partFrom }),
      item: itemNumber,
      lotNumber,
    }),
  );

/** The goods were not sold after all. Revenue and receivable follow with the credit note. */
export const returnedBooking = ({ amount }: { readonly amount: bigint }): Booking => ({
  use: 'COST_OF_GOODS_SOLD',
  amount: -amount,
});
