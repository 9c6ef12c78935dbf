import { isMore, maximumRules, runningSums } from '../../inventory/posting-rules.ts';
import type { CallInput } from '../../kit/call.ts';
import { sumQuantities } from '../../kit/quantity.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import { goodsRules, lotRules, type PartFacts, type PlaceFacts, receivedDateRules } from '../received-item-rules.ts';
import type { receiveRma } from './receive-rma.ts';

type ReturnFacts = {
  readonly rmaDate: string;
  readonly soNumber: string | null;
  readonly today: string;
  readonly items: readonly {
    readonly itemNumber: number;
    readonly part: PartFacts;
    /** Most that can come back now. */
    readonly max: string;
    /** Shipped of the part on the sales order, and back already; null where the return is not held to it. */
    readonly ofOrder: { readonly shipped: string; readonly returned: string } | null;
  }[];
  /** Only the server has it. */
  readonly place?: PlaceFacts;
};

/** Unknown items are left out. */
export const receiveRmaRules = (
  { params: { rmaNumber }, body: { header = {}, items } }: CallInput<typeof receiveRma>,
  { rmaDate, soNumber, today, items: known, place }: ReturnFacts,
): Violation[] => {
  const lines = items.flatMap((line, index) => {
    const item = known.find(({ itemNumber }) => itemNumber === line.itemNumber);
    return item ? [{ line, item, field: `items.${index}` }] : [];
  });
  return [
    ...when(items.length === 0, () => broken('NO_ITEM_TO_RECEIVE', '', { rmaNumber })),
    ...receivedDateRules(header.receivedDate, today, [rmaDate], 'header.receivedDate'),
    ...lines.flatMap(({ line, item: { part }, field }) => [
      ...goodsRules({ line, field }, part, field, place),
      ...lotRules(part, line.lotNumber, `${field}.lotNumber`),
    ]),
    ...maximumRules(
      lines.map(({ line, item: { itemNumber, max }, field }) => ({
        itemNumber,
        isNa: false,
        quantity: sumQuantities(line.locations.map(({ quantity }) => quantity)),
        max,
        field,
      })),
      'RETURNED_QTY_IS_OVER',
    ),
    ...runningSums(
      lines.map(({ line, item: { part, ofOrder }, field }) => ({
        part: part.partNumber,
        ofOrder,
        quantity: sumQuantities(line.locations.map(({ quantity }) => quantity)),
        field: `${field}.locations`,
      })),
      ({ part }) => part,
    ).flatMap(({ part, ofOrder, sum, field }) =>
      when(ofOrder !== null && isMore(sumQuantities([ofOrder.returned, sum]), ofOrder.shipped), () =>
        broken('RETURNED_MORE_THAN_SHIPPED', field, {
          partNumber: part,
          soNumber: soNumber ?? '',
          shipped: ofOrder?.shipped ?? '',
          returned: ofOrder?.returned ?? '',
          asked: sum,
        }),
      ),
    ),
  ];
};
