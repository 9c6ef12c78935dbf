import { listPurchaseOrderItems } from '@gemba/contract/orders/list-purchase-order-items';
import { isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { companySetting } from '../../auth/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { useStore } from '../../kit/store/store.ts';
import { areReversed, daysOf } from '../days.ts';
import { orderKeys } from '../order-keys.ts';
import type { ItemSearch } from './use-item-search.ts';

export const isWritten = (partNumber: string) => isPartNumber(partNumber) || isNonStock(partNumber);

/** Asked only with something to go by: the items of all orders are of no use to anybody. */
export const useItems = (wanted: ItemSearch) => {
  const { partNumber, vendorId } = wanted;
  const { from, to } = daysOf(wanted, useStore(companySetting));
  const query = { partNumber: partNumber || undefined, vendorId: vendorId || undefined, from, to };
  const asked = Object.values(query).some(Boolean) && (!partNumber || isWritten(partNumber)) && !areReversed(wanted);
  const pages = usePages(listPurchaseOrderItems, { key: orderKeys.items(query), input: { query }, enabled: asked });
  return { ...pages, asked };
};
