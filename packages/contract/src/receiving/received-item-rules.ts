import {
  holdRules,
  isMore,
  type KnownLocations,
  maximumRules,
  serialRules,
  stockLocationRules,
  type TracedPart,
} from '../inventory/posting-rules.ts';
import { asLocation } from '../inventory/posting-shapes.ts';
import type { CallInput } from '../kit/call.ts';
import { isZero } from '../kit/fixed-point.ts';
import { sumQuantities } from '../kit/quantity.ts';
import { broken, type Facts, notExpected, type Violation, when } from '../kit/rules.ts';
import type { receivePurchaseOrder } from './purchase-order/receive-purchase-order.ts';
import { duplicateLocation } from './receiving-shapes.ts';

type Body = CallInput<typeof receivePurchaseOrder>['body'];
type Header = NonNullable<Body['header']>;
export type ReceivedItem = Body['items'][number];
type PutAway = NonNullable<ReceivedItem['locations']>[number];

export type PartFacts = TracedPart & { readonly hold: boolean };

/** An item of an order or of a proforma receiver, as it stands before the goods come in. */
export type ReceivableItemFacts = {
  readonly itemNumber: number;
  /** Null: an NA item has a quantity and lies nowhere. */
  readonly part: PartFacts | null;
  /** When its order was made. */
  readonly orderDate: string;
  /** Most that can come in now. */
  readonly max: string;
  /** An inspection report and a qualified quantity are required. */
  readonly needsInspection: boolean;
  /** Its cost is zero, and the company does not accept that. */
  readonly costIsRefused: boolean;
  /** A line may say that nothing came and nothing will. */
  readonly mayBeMissing: boolean;
};

export type ReceiptFacts = {
  readonly today: string;
  /** The company wants inspection reports. */
  readonly receiveNeedIr: boolean;
  readonly items: readonly ReceivableItemFacts[];
};

/** The known locations, and the warehouse that goods come to. Only the server has both. */
export type PlaceFacts = { readonly locations: KnownLocations; readonly warehouse: string };

/** A line of a request and its field path. */
type AskedLine = { readonly line: ReceivedItem; readonly field: string };
type Line = AskedLine & { readonly item: ReceivableItemFacts };

export const nothingToReceiveRules = (items: readonly ReceivedItem[], facts: Facts = {}): Violation[] =>
  when(items.length === 0, () => broken('NO_ITEM_TO_RECEIVE', '', facts));

/** Goods come in on a past day or today, and not before their order was made. */
export const receivedDateRules = (
  day: string | undefined,
  today: string,
  orderDates: readonly string[],
  field: string,
): Violation[] => {
  if (day === undefined) return [];
  if (day > today) return [broken('RECEIVED_DATE_IN_FUTURE', field)];
  const orderDate = orderDates.toSorted().at(-1) ?? day;
  return when(day < orderDate, () => broken('RECEIVED_BEFORE_ORDER', field, { orderDate }));
};

/** `orderDates` are the dates of the orders that goods come in for. */
export const receiptHeaderRules = (
  { receivedDate, vendorShipDate }: Header,
  today: string,
  orderDates: readonly string[],
): Violation[] => [
  ...receivedDateRules(receivedDate, today, orderDates, 'header.receivedDate'),
  ...when(vendorShipDate !== undefined && vendorShipDate > today, () =>
    broken('VENDOR_SHIP_DATE_IN_FUTURE', 'header.vendorShipDate'),
  ),
];

const warehouseRules = (typed: string, field: string, place: PlaceFacts | undefined): Violation[] => {
  const location = asLocation(typed);
  const known = place?.locations.get(location);
  return place && known && known.warehouse !== place.warehouse
    ? [broken('RECEIVE_TO_WRONG_WAREHOUSE', field, { location, warehouse: place.warehouse })]
    : [];
};

/** Each location is named once, takes something, and gets the serial numbers of a traced part. */
export const putAwayRules = (
  putAways: readonly PutAway[],
  part: TracedPart,
  facts: Facts,
  field: string,
  place?: PlaceFacts,
): Violation[] => {
  const twice = duplicateLocation(putAways.map(({ location }) => ({ location: asLocation(location) })));
  return [
    ...putAways.flatMap(({ location, quantity, serials }, index) => {
      const own = `${field}.${index}`;
      return [
        ...stockLocationRules(location, `${own}.location`, place?.locations),
        ...warehouseRules(location, `${own}.location`, place),
        ...(isZero(quantity)
          ? [broken('INVALID_NEW_QTY_REC', `${own}.quantity`, { ...facts })]
          : serialRules(part, quantity, serials, `${own}.serials`)),
      ];
    }),
    ...(twice ? [broken('DUPLICATE_LOCATION', field, { location: twice })] : []),
  ];
};

export const lotRules = ({ trackableLevel }: TracedPart, lotNumber: string | undefined, field: string): Violation[] =>
  when(trackableLevel === 'LOT' && lotNumber === undefined, () =>
    broken('FIELD_REQUIRED', field, { msg: 'lotNumber' }),
  );

/** A service or an expense (NA) has a quantity but no location. */
export const naRules = ({ line, field }: AskedLine): Violation[] => {
  const { itemNumber, locations, quantity } = line;
  if (locations?.length) return [notExpected(`${field}.locations`)];
  if (quantity === undefined) return [broken('WITHOUT_RECEIVER_ITEM_DETAILS', `${field}.quantity`, { itemNumber })];
  return when(isZero(quantity), () => broken('INVALID_NEW_QTY_REC', `${field}.quantity`, { itemNumber }));
};

/** Goods are put away into locations instead of having a quantity. `holdField` is where a part on hold shows. */
export const goodsRules = (
  { line, field }: AskedLine,
  part: PartFacts,
  holdField: string,
  place?: PlaceFacts,
): Violation[] => {
  const { itemNumber, quantity, locations = [] } = line;
  return [
    ...when(quantity !== undefined, () => notExpected(`${field}.quantity`)),
    ...holdRules(part, holdField, { itemNumber }),
    ...when(locations.length === 0, () =>
      broken('WITHOUT_RECEIVER_ITEM_DETAILS', `${field}.locations`, { itemNumber }),
    ),
    ...putAwayRules(locations, part, { itemNumber }, `${field}.locations`, place),
  ];
};

const putAwayQuantity = ({ locations = [] }: ReceivedItem) => sumQuantities(locations.map(({ quantity }) => quantity));

/** Where the company wants no inspection reports, all goods are qualified. */
export const inspectionRules = (
  { line, field }: AskedLine,
  { partNumber }: TracedPart,
  { receiveNeedIr, needsInspection }: { readonly receiveNeedIr: boolean; readonly needsInspection: boolean },
): Violation[] => {
  const { qtyQualified, irNumber } = line;
  const received = putAwayQuantity(line);
  const qualifiedField = `${field}.qtyQualified`;
  if (!receiveNeedIr)
    return when(qtyQualified !== undefined && sumQuantities([qtyQualified]) !== received, () =>
      notExpected(qualifiedField),
    );
  return [
    ...when(needsInspection && !irNumber?.trim(), () =>
      broken('IR_NUMBER_REQUIRED', `${field}.irNumber`, { partNumber }),
    ),
    ...when(needsInspection && qtyQualified === undefined, () =>
      broken('FIELD_REQUIRED', qualifiedField, { msg: 'qtyQualified' }),
    ),
    ...when(qtyQualified !== undefined && isMore(qtyQualified, received), () =>
      broken('QTY_QUALIFIED_OVER_RECEIVED', qualifiedField, { received }),
    ),
  ];
};

/** Services and goods are never on one receiver. */
export const mixedRules = (lines: readonly { readonly isNa: boolean; readonly field: string }[]): Violation[] => {
  const services = lines.filter(({ isNa }) => isNa);
  if (services.length === lines.length) return [];
  return services.map(({ field }) => broken('NA_AND_NORMAL_ITEMS', field));
};

export const costRules = (itemNumber: number, costIsRefused: boolean, field: string): Violation[] =>
  when(costIsRefused, () => broken('COST_CAN_NOT_BE_ZERO', field, { itemNumber }));

const isMissing = ({ line, item }: Line) => item.mayBeMissing && line.short === true && !line.locations?.length;

const lineRules = (asked: Line, { receiveNeedIr }: ReceiptFacts): Violation[] => {
  const { line, item, field } = asked;
  const { part, needsInspection } = item;
  if (!part) return naRules(asked);
  return [
    ...goodsRules(asked, part, field),
    ...lotRules(part, line.lotNumber, `${field}.lotNumber`),
    ...inspectionRules(asked, part, { receiveNeedIr, needsInspection }),
  ];
};

/** The rules of a receipt, whether its items are those of an order or of a proforma receiver. Unknown items are left out. */
export const receiptRules = (
  { header = {}, items }: Pick<Body, 'header' | 'items'>,
  facts: ReceiptFacts,
): Violation[] => {
  const lines = items.flatMap((line, index): Line[] => {
    const item = facts.items.find(({ itemNumber }) => itemNumber === line.itemNumber);
    return item ? [{ line, item, field: `items.${index}` }] : [];
  });
  const came = lines
    .filter((asked) => !isMissing(asked))
    .map(({ line, item, field }) => ({
      line,
      item,
      field,
      itemNumber: item.itemNumber,
      isNa: item.part === null,
      quantity: item.part ? putAwayQuantity(line) : (line.quantity ?? '0'),
      max: item.max,
    }));
  return [
    ...nothingToReceiveRules(items),
    ...receiptHeaderRules(
      header,
      facts.today,
      lines.map(({ item }) => item.orderDate),
    ),
    ...came.flatMap((asked) => lineRules(asked, facts)),
    ...mixedRules(came),
    ...maximumRules(came, 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED'),
    ...came.flatMap(({ itemNumber, item, field }) => costRules(itemNumber, item.costIsRefused, field)),
  ];
};
