import type { Movement, SerialMove } from '../../postings/index.ts';

/** Goods that leave the stock on hand for QA, at the same location or another one of the warehouse. */
export interface Aside {
  readonly partNumber: string;
  readonly from: string;
  /** Where they wait in QA. */
  readonly location: string;
  readonly quantity: bigint;
  readonly serials: readonly string[];
}

/** They keep their cost, wherever they wait. */
export function asideMovements({ partNumber, from, location, quantity }: Aside, reason: string): Movement[] {
  const shared = { partNumber, movement: 'TO_QA' as const, reason };
  const fields = { location: 'location', quantity: 'quantity' };
  return from === location
    ? [{ ...shared, location, onHand: -quantity, inQa: quantity, fields }]
    : [
        { ...shared, location: from, onHand: -quantity, fields },
        { ...shared, location, inQa: quantity, carried: true },
      ];
}

/** The way back of goods that still wait. */
export function broughtBack({ partNumber, from, location, quantity }: Aside, reason: string): Movement[] {
  const shared = { partNumber, movement: 'REVERSE' as const, reason };
  return from === location
    ? [{ ...shared, location, inQa: -quantity, onHand: quantity }]
    : [
        { ...shared, location, inQa: -quantity },
        { ...shared, location: from, onHand: quantity, carried: true },
      ];
}

const between = (from: string, to: string, { partNumber, serials }: Aside): SerialMove[] =>
  serials.map((serial) => ({
    partNumber,
    serial,
    from: { place: 'STOCK', location: from },
    to: { place: 'STOCK', location: to },
    field: 'serials',
  }));

export const asideSerials = (aside: Aside) => between(aside.from, aside.location, aside);
export const serialsBroughtBack = (aside: Aside) => between(aside.location, aside.from, aside);
