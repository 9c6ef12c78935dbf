import type { SearchParams } from '../kit/router/screen.ts';
import {
  requestOfLocation,
  requestOfPart,
  requestOfReceivers,
  requestOfRtvShipper,
  requestOfSale,
} from './requests.ts';
import { readSalesAhead } from './sales-order/use-list-sales-orders.ts';
import { readLabelChoicesAhead } from './use-get-label-choices.ts';
import { labelSearchNow } from './use-label-search.ts';
import { readLabelsAhead } from './use-labels.ts';

const requests = {
  part: requestOfPart,
  sale: requestOfSale,
  receivers: requestOfReceivers,
  rtvShipper: requestOfRtvShipper,
  location: requestOfLocation,
};

/** Begins to read the labels that an address selects, and what can be chosen for them. */
export const readLabelScreenAhead = (kind: keyof typeof requests, search: SearchParams) => {
  const request = requests[kind](labelSearchNow(search, kind === 'location' ? kind : undefined));
  const shown = request ? readLabelsAhead(request) : kind === 'sale' && readSalesAhead();
  return Promise.all([readLabelChoicesAhead(), shown]);
};
