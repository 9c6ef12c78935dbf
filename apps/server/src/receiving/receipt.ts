import type { Arrival } from './arrival.ts';
import type { ItemFacts, OrderFacts } from './purchase-orders.sql.ts';
import type { ReceiverFacts } from './receivers.sql.ts';

/** An arrival with what one piece and all of it cost, and its number on the receiver. */
export interface Costed extends Arrival {
  readonly itemNumber: number;
  readonly unitCost: bigint;
  readonly unitTax: bigint;
  readonly amount: bigint;
}

/** Goods of one order that come in together, on a new receiver or on one that is open. The order is locked. */
export interface Receipt {
  readonly order: OrderFacts;
  readonly items: readonly ItemFacts[];
  readonly arrivals: readonly Arrival[];
  readonly into?: ReceiverFacts | undefined;
  readonly prNumber?: string;
}

/** A receipt with its number, its costs, and the place of its first item. */
export interface Numbered extends Receipt {
  readonly receiverNumber: string;
  readonly lines: readonly Costed[];
}
