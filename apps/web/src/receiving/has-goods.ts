import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers';

/** Whether there is something to stick a label on: neither services alone, nor what was taken back. */
export const hasGoods = ({ items, reverses }: Receiver) =>
  reverses === null && items.some(({ part }) => !isNonStock(part));
