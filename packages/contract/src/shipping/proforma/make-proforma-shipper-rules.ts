import { type AnnounceableItem, announcedDateRules, announcedItemRules } from '../../inventory/announced-items.ts';
import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { makeProformaShipper } from './make-proforma-shipper.ts';

type Body = CallInput<typeof makeProformaShipper>['body'];

export const makeProformaShipperRules = (
  { header = {}, items }: Body,
  facts: { readonly today: string; readonly items: readonly AnnounceableItem[] },
): Violation[] => [
  ...when(items.length === 0, () => broken('NO_ITEM_TO_ANNOUNCE', 'items')),
  ...announcedItemRules(items, facts.items, 'SHIPPED_QTY_IS_OVER'),
  ...announcedDateRules(header.pfDate, facts.today, 'header.pfDate'),
];
