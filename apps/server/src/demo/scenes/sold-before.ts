import { PAR } from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import type { World } from '../world.ts';

/** Enough for the returns of today and those of its past. */
const PLENTY = quantity(10);

/** Couplings that have left, with their customer and order: a return takes back no more than was shipped. */
export function couplingsSold({ salesOrders }: World) {
  for (const { number, status, rate, customer, items } of salesOrders.toReversed()) {
    if (status !== 'FINISHED' || rate !== PAR) continue;
    const line = items.find(({ part, shipped }) => part?.startsWith('CPL-') && shipped >= PLENTY);
    if (line?.part)
      return { partNumber: line.part, customer_id: customer.id, so_number: number, so_item_number: line.item };
  }
  return { partNumber: 'CPL-38-AL', customer_id: 'ALD-002', so_number: null, so_item_number: null };
}
