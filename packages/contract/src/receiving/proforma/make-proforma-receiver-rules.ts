import { type AnnounceableOrder, announcedDateRules, announcedItemRules } from '../../inventory/announced-items.ts';
import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { makeProformaReceiver } from './make-proforma-receiver.ts';

type Body = CallInput<typeof makeProformaReceiver>['body'];

const headerRules = ({ prDate, expectedDate }: NonNullable<Body['header']>, order: AnnounceableOrder): Violation[] => {
  const announced = prDate ?? order.today;
  return [
    ...announcedDateRules(prDate, order, 'header.prDate'),
    ...when(expectedDate !== undefined && expectedDate < announced, () =>
      broken('EXPECTED_BEFORE_ANNOUNCED', 'header.expectedDate', { announced }),
    ),
  ];
};

export const makeProformaReceiverRules = ({ header = {}, items }: Body, order: AnnounceableOrder): Violation[] => [
  ...when(items.length === 0, () => broken('NO_ITEM_TO_ANNOUNCE', 'items')),
  ...announcedItemRules(items, order.items, 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED'),
  ...headerRules(header, order),
];
