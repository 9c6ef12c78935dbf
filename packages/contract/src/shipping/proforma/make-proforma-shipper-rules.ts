import { type AnnounceableOrder, announcedDateRules, announcedItemRules } from '../../inventory/announced-items.ts';
import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { makeProformaShipper } from './make-proforma-shipper.ts';

type Body = CallInput<typeof makeProformaShipper>['body'];

export const makeProformaShipperRules = ({ header = {}, items }: Body, order: AnnounceableOrder): Violation[] => [
  ...when(items.length === 0, () => broken('NO_ITEM_TO_ANNOUNCE', 'items')),
  ...announcedItemRules(items, order.items, 'SHIPPED_QTY_IS_OVER'),
  ...announcedDateRules(header.pfDate, order, 'header.pfDate'),
];
