import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';

/** Whether there is something to stick a label on: neither services alone, nor what did not come or was taken back. */
export const hasGoods = ({ items, reverses }: Receiver) =>
  reverses === null && items.some(({ part, quantity }) => !isNonStock(part) && Number(quantity) !== 0);
