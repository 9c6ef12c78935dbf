import { expect, it } from 'vitest';
import { receiveProformaRules } from './proforma/receive-proforma-rules.ts';
import { receivePurchaseOrderRules } from './purchase-order/receive-purchase-order-rules.ts';
import type { ReceivableItemFacts, ReceivedItem } from './received-item-rules.ts';
import { receiveWorkOrderRules } from './work-order/receive-work-order-rules.ts';

const bolt = { partNumber: 'BOLT', hold: false, trackableLevel: 'NONE' } as const;
const item = (itemNumber: number, more: Partial<ReceivableItemFacts> = {}): ReceivableItemFacts => ({
  itemNumber,
  part: bolt,
  orderDate: '2026-03-01',
  max: '10',
  needsInspection: false,
  costIsRefused: false,
  mayBeMissing: false,
  ...more,
});
const facts = (...items: ReceivableItemFacts[]) => ({ today: '2026-03-10', receiveNeedIr: true, items });
const put = (quantity: string, location = 'A-01', serials?: string[]) => ({
  location,
  quantity,
  ...(serials && { serials }),
});
const line = (itemNumber: number, ...locations: ReturnType<typeof put>[]): ReceivedItem => ({ itemNumber, locations });

const broken = (items: ReceivedItem[], of: ReceivableItemFacts[], header = {}) =>
  receivePurchaseOrderRules({ body: { header, items } }, facts(...of)).map(({ code, field }) => `${code} ${field}`);

it('accepts what keeps every rule', () => {
  expect(broken([line(1, put('4'), put('6', 'A-02'))], [item(1)])).toEqual([]);
});

it('finds nothing to receive', () => {
  expect(broken([], [item(1)])).toEqual(['NO_ITEM_TO_RECEIVE ']);
  expect(broken([line(1)], [item(1)])).toEqual(['WITHOUT_RECEIVER_ITEM_DETAILS items.0.locations']);
});

it('adds all lines of an item up to its maximum, and says how much that is', () => {
  const lines = [line(1, put('6')), line(1, put('5', 'A-02'))];
  const [violation] = receivePurchaseOrderRules({ body: { items: lines } }, facts(item(1)));
  expect(violation).toEqual({
    code: 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    field: 'items.1.locations',
    facts: { itemNumber: 1, maximum: '10' },
  });
});

it.each<[string, ReceivedItem, Partial<ReceivableItemFacts>, string]>([
  ['no location', line(1, put('1', ' ')), {}, 'LOCATION_REQUIRED items.0.locations.0.location'],
  ['a quantity of zero', line(1, put('0.0000')), {}, 'INVALID_NEW_QTY_REC items.0.locations.0.quantity'],
  ['a location twice', line(1, put('1', 'a-01'), put('1')), {}, 'DUPLICATE_LOCATION items.0.locations'],
  ['a part on hold', line(1, put('1')), { part: { ...bolt, hold: true } }, 'PART_IS_HOLD items.0'],
  ['no cost', line(1, put('1')), { costIsRefused: true }, 'COST_CAN_NOT_BE_ZERO items.0'],
  ['no lot', line(1, put('1')), { part: { ...bolt, trackableLevel: 'LOT' } }, 'FIELD_REQUIRED items.0.lotNumber'],
  [
    'more qualified than came',
    { ...line(1, put('2')), qtyQualified: '2.5' },
    {},
    'QTY_QUALIFIED_OVER_RECEIVED items.0.qtyQualified',
  ],
  [
    'too few serial numbers',
    line(1, put('2', 'A-01', ['S-1'])),
    { part: { ...bolt, trackableLevel: 'SERIAL' } },
    'SERIAL_COUNT_NOT_MATCH items.0.locations.0.serials',
  ],
  [
    'a serial number twice',
    line(1, put('2', 'A-01', ['s-1', 'S-1'])),
    { part: { ...bolt, trackableLevel: 'SERIAL' } },
    'SERIAL_TWICE items.0.locations.0.serials',
  ],
  [
    'serial numbers of an untraced part',
    line(1, put('1', 'A-01', ['S-1'])),
    {},
    'INVALID_INPUT items.0.locations.0.serials',
  ],
  ['a service with locations', line(1, put('1')), { part: null }, 'INVALID_INPUT items.0.locations'],
])('refuses %s', (_, received, more, violation) => {
  expect(broken([received], [item(1, more)])).toEqual([violation]);
});

it('wants a report and a qualified quantity of inspected goods', () => {
  const inspected = item(1, { needsInspection: true });
  expect(broken([line(1, put('1'))], [inspected])).toEqual([
    'IR_NUMBER_REQUIRED items.0.irNumber',
    'FIELD_REQUIRED items.0.qtyQualified',
  ]);
  expect(broken([{ ...line(1, put('1')), irNumber: 'IR-1', qtyQualified: '0' }], [inspected])).toEqual([]);
});

it('takes no qualified quantity where the company wants no reports', () => {
  const rules = (qtyQualified: string) =>
    receivePurchaseOrderRules(
      { body: { items: [{ ...line(1, put('2')), qtyQualified }] } },
      { ...facts(item(1)), receiveNeedIr: false },
    ).map(({ code }) => code);
  expect([rules('2.0'), rules('1')]).toEqual([[], ['INVALID_INPUT']]);
});

it('keeps services off a receiver of goods', () => {
  const service = { itemNumber: 2, quantity: '1' };
  const items = [item(1), item(2, { part: null })];
  expect(broken([line(1, put('1')), service], items)).toEqual(['NA_AND_NORMAL_ITEMS items.1']);
  expect(broken([service], items)).toEqual([]);
});

it('receives on no day to come and on none before the latest of its orders', () => {
  const on = (receivedDate: string) =>
    broken([line(1, put('1')), line(2, put('1'))], [item(1), item(2, { orderDate: '2026-03-05' })], { receivedDate });
  expect(on('2026-03-11')).toEqual(['RECEIVED_DATE_IN_FUTURE header.receivedDate']);
  expect(on('2026-03-04')).toEqual(['RECEIVED_BEFORE_ORDER header.receivedDate']);
  expect(on('2026-03-05')).toEqual([]);
  expect(broken([line(1, put('1'))], [item(1)], { vendorShipDate: '2026-03-11' })).toEqual([
    'VENDOR_SHIP_DATE_IN_FUTURE header.vendorShipDate',
  ]);
});

it('lets a proforma receiver say that nothing of an item will come, whatever the item needs', () => {
  const missing = item(1, {
    mayBeMissing: true,
    needsInspection: true,
    costIsRefused: true,
    part: { ...bolt, hold: true, trackableLevel: 'LOT' },
  });
  expect(receiveProformaRules({ body: { items: [{ itemNumber: 1, short: true }] } }, facts(missing))).toEqual([]);
});

it('receives finished goods by the same rules', () => {
  const rules = (locations: ReturnType<typeof put>[], more: object = {}, part: object = {}) =>
    receiveWorkOrderRules(
      { params: { woNumber: 'W1' }, body: { locations, ...more } },
      { part: { ...bolt, ...part }, orderDate: '2026-03-01', today: '2026-03-10', max: '5' },
    ).map(({ code, field }) => `${code} ${field}`);
  expect(rules([])).toEqual(['NO_ITEM_TO_RECEIVE ']);
  expect(rules([put('3'), put('3', 'A-02')])).toEqual(['WORK_ORDER_QTY_RECEIVED_IS_OVER locations']);
  expect(rules([put('1')], { receivedDate: '2026-02-28' })).toEqual(['RECEIVED_BEFORE_ORDER receivedDate']);
  expect(rules([put('1')], {}, { trackableLevel: 'LOT' })).toEqual(['FIELD_REQUIRED lotNumber']);
  expect(rules([put('1')], { lotNumber: 'L1' }, { trackableLevel: 'LOT', hold: true })).toEqual(['PART_IS_HOLD ']);
});
