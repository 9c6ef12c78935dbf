import { type Booking, type Movement, netPrice, taxOn } from '../../postings/index.ts';

/** Cost of a piece in base currency, net of discount, and its tax. */
export function boughtCost(price: bigint, discount: bigint, taxRate: bigint, exchangeRate: bigint) {
  const unitCost = netPrice(price, discount, exchangeRate);
  return { unitCost, unitTax: taxOn(unitCost, taxRate) };
}

interface Bought {
  /** The line of the order. A line without a part is non-stock. */
  readonly item: {
    readonly partNumber: string | null;
    readonly partFrom: string;
    readonly accountNumber: string | null;
  };
  readonly itemNumber: number;
  readonly quantity: bigint;
  /** The quantity that will not come. */
  readonly short: bigint;
  readonly putAways: readonly { readonly location: string; readonly good: bigint; readonly qa: bigint }[];
  readonly transit?: { readonly location: string };
  readonly unitCost: bigint;
  readonly unitTax: bigint;
  readonly lotNumber: string | null;
  readonly amount: bigint;
}

/** Goods leave SIT if they were on the way, whether they came or will not; then they are put away, some or all into QA. */
export function boughtMovements(line: Bought): Movement[] {
  const { item, quantity, short, putAways, transit, unitCost, unitTax, itemNumber, lotNumber } = line;
  const { partNumber, partFrom } = item;
  if (partNumber === null) return [];
  const leaveSit = (movement: 'ARRIVE' | 'SHORT', left: bigint): Movement[] =>
    transit && left > 0n ? [{ partNumber, location: transit.location, movement, inSit: -left, item: itemNumber }] : [];
  return [
    ...leaveSit('ARRIVE', quantity),
    ...leaveSit('SHORT', short),
    ...putAways.map(
      ({ location, good, qa }): Movement => ({
        partNumber,
        location,
        movement: good > 0n ? 'RECEIVE' : 'TO_QA',
        onHand: good,
        inQa: qa,
        unitCost,
        unitTax,
        partFrom,
        item: itemNumber,
        lotNumber,
      }),
    ),
  ];
}

/** Received goods are accrued (GRNI) at their exact amount; non-stock lines are expensed at once. */
export function boughtBookings({ amount, item: { partNumber, accountNumber } }: Bought): Booking[] {
  const accrued: Booking = { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: -amount };
  if (partNumber !== null) return [accrued];
  return [accrued, accountNumber === null ? { use: 'EXPENSE', amount } : { account: accountNumber, amount }];
}
