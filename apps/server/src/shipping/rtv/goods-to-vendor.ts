import { type Booking, type Movement, type Step, valueOf } from '../../postings/index.ts';

interface Leaving extends Pick<Movement, 'partNumber' | 'location' | 'item' | 'fields'> {
  readonly quantity: bigint;
  readonly fromQa: boolean;
}

export const returnMovement = ({ partNumber, location, item, fields, quantity, fromQa }: Leaving): Movement => ({
  partNumber,
  location,
  ...(item !== undefined && { item }),
  ...(fields && { fields }),
  movement: 'RETURN_TO_VENDOR',
  ...(fromQa ? { inQa: -quantity } : { onHand: -quantity }),
});

/** The vendor owes us the goods until its debit note. One that came before them was an income. */
export const owedBy = ({ credited }: { readonly credited: boolean }) =>
  credited ? 'EXPENSE' : 'GOODS_RECEIVED_NOT_INVOICED';

export const returnBookings = (steps: readonly Step[], rtv: { readonly credited: boolean }): Booking[] => [
  { use: owedBy(rtv), amount: -valueOf(steps) },
];
