import type { Booking, Movement, Step } from '../inventory/index.ts';
import type { Goods } from './reversed-rows.ts';

/** How the goods of a receiver go back, for its kind of order. The order is locked. */
export interface TakeBack {
  readonly orderStatus: string;
  readonly plan: (
    goods: Goods,
    reason: string,
  ) => {
    readonly movements: readonly Movement[];
    readonly open: readonly { partNumber: string; onOrder?: bigint; onDemand?: bigint }[];
    readonly alsoParts: readonly string[];
    readonly bookings: (steps: readonly Step[]) => readonly Booking[];
    /** Writes the order; `number` is that of the counter-posting. */
    readonly settle: (number: string) => Promise<unknown>;
  };
}

export const valueOf = (steps: readonly Step[]) => steps.reduce((sum, { valueChange }) => sum + valueChange, 0n);
