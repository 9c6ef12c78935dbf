import { type AnnounceableItem, announcedDateRules, announcedItemRules } from '../../inventory/announced-items.ts';
import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { makeProformaReceiver } from './make-proforma-receiver.ts';

type Body = CallInput<typeof makeProformaReceiver>['body'];

const headerRules = ({ prDate, expectedDate }: NonNullable<Body['header']>, today: string): Violation[] => {
  const announced = prDate ?? today;
  return [
    ...announcedDateRules(prDate, today, 'header.prDate'),
    ...when(expectedDate !== undefined && expectedDate < announced, () =>
      broken('EXPECTED_BEFORE_ANNOUNCED', 'header.expectedDate', { announced }),
    ),
  ];
};

export const makeProformaReceiverRules = (
  { header = {}, items }: Body,
  facts: { readonly today: string; readonly items: readonly AnnounceableItem[] },
): Violation[] => [
  ...when(items.length === 0, () => broken('NO_ITEM_TO_ANNOUNCE', 'items')),
  ...announcedItemRules(items, facts.items, 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED'),
  ...headerRules(header, facts.today),
];
