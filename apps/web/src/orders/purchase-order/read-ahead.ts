import { companySetting } from '../../auth/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { itemQueryOf, itemSearchIn } from './use-item-search.ts';
import { readPurchaseOrderItemsAhead } from './use-list-purchase-order-items.ts';

/** Begins to read the items that the search of an address finds. */
export const readItemSearchAhead = (search: SearchParams) => {
  const { query, isComplete } = itemQueryOf(itemSearchIn(search), companySetting.get());
  return readPurchaseOrderItemsAhead(query, isComplete);
};
