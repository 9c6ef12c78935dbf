import { schemaRules } from '@gemba/contract/kit/rules';
import { issueToWorkOrderRules } from '@gemba/contract/shipping/issue/issue-to-work-order-rules';
import { shipSalesOrderRules } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { expect, it } from 'vitest';
import { headerOf, issuedItems, shippedItems } from './body.ts';
import { errorsOf, itemFactsOf } from './errors.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import type { PickLine } from './pick-line.ts';
import { NOTHING_TYPED, type Typed } from './typed.ts';

const names = { description: '', descriptionZh: null, descriptionEs: null };
const stock: NonNullable<PickLine['stock']> = {
  ...names,
  uom: 'EA',
  revision: 'B',
  trackableLevel: 'NONE',
  hold: false,
  holdReason: null,
  openEcns: [],
  onHand: '12.0000',
  locations: [
    { location: 'A-1', description: '', partFrom: 'OWN', onHand: '5.0000', serials: [] },
    { location: 'A-2', description: '', partFrom: 'CONSIGNED', onHand: '7.0000', serials: [] },
  ],
};

const line = (itemNumber: number, more: object = {}): PickLine => ({
  itemNumber,
  part: 'BOLT',
  revision: 'B',
  description: '',
  ordered: '9',
  gone: '0',
  picked: '0',
  max: '9',
  unit: 'EA',
  partFrom: 'OWN',
  stock,
  ...more,
});
const place = (location: string, quantity: string, more: object = {}) => ({ location, quantity, serials: [], ...more });
const typed = (lines: Typed['lines'], more: Partial<Typed> = {}): Typed => ({ ...NOTHING_TYPED, lines, ...more });
const at = (...places: ReturnType<typeof place>[]) => ({ total: '0', places, index: 0 });

const today = '2026-11-15';
const codes = (lines: PickLine[], entered: Typed, kind: 'ship' | 'issue' = 'ship') => {
  const header = headerOf(entered.header, 'en-US');
  const items = lines.map(itemFactsOf);
  const ships = { body: { header, items: shippedItems(lines, entered) } };
  const violations =
    kind === 'ship'
      ? [
          ...shipSalesOrderRules(ships, { today, orderDate: '2026-11-01', items }),
          ...schemaRules(ShipperHeader, header, 'header'),
        ]
      : issueToWorkOrderRules({ body: { items: issuedItems(lines, entered) } }, { components: items });
  const errors = errorsOf(violations, lines, entered, { kind, say: ({ code }) => code });
  return Object.fromEntries([...errors].map(([field, { message }]) => [field, message]));
};

it('says what is wrong where it is wrong', () => {
  expect(codes([line(1)], typed({}))).toEqual({ form: 'NO_ITEM_TO_SHIP' });
  expect(codes([line(1)], typed({}), 'issue')).toEqual({ form: 'NO_ISSUED_QUANTITY' });
  expect(codes([line(1)], typed({ 1: at(place('A-1', '6')) }))).toEqual({
    '1.places.0.quantity': 'SHIPPED_QTY_OVER_ON_HAND',
  });
  expect(codes([line(1)], typed({ 1: at(place('A-1', '5'), place('', '5')) }))).toEqual({
    '1.places': 'SHIPPED_QTY_IS_OVER',
    '1.places.1.location': 'LOCATION_REQUIRED',
  });
  expect(codes([line(1)], typed({ 1: at(place('Z-9', '1')) }))).toEqual({
    '1.places.0.location': 'INVENTORY_NOT_EXIST',
  });
  expect(codes([line(1)], typed({ 1: at(place('A-2', '1')) }))).toEqual({
    '1.places.0.location': 'PART_FROM_NOT_EXIST',
  });
  expect(codes([line(1, { partFrom: null })], typed({ 1: at(place('A-1', '1'), place('A-2', '1')) }))).toEqual({
    '1.places': 'NOT_SAME_PART_FROM',
  });
  expect(codes([line(1, { revision: 'A' })], typed({ 1: at(place('A-1', '1')) }))).toEqual({
    '1': 'PART_REVISION_NOT_MATCH',
  });
});

it('counts what two lines take from one location together', () => {
  expect(codes([line(1), line(2)], typed({ 1: at(place('A-1', '3')), 2: at(place('A-1', '3')) }))).toEqual({
    '1.places.0.quantity': 'SHIPPED_QTY_OVER_ON_HAND',
    '2.places.0.quantity': 'SHIPPED_QTY_OVER_ON_HAND',
  });
});

it('lets a shipment name a location once for each box, and an issue only once', () => {
  const twice = typed({ 1: at(place('A-1', '1', { box: '1' }), place('A-1', '1', { box: '2' })) });
  expect(codes([line(1)], twice)).toEqual({});
  expect(codes([line(1, { partFrom: null })], twice, 'issue')).toEqual({ '1.places.1.location': 'DUPLICATE_LOCATION' });
});

it('refuses a day to come and an amount that is none', () => {
  const header = { ...NOTHING_TYPED.header, shippedDate: '2026-11-16', grossWeight: 'heavy' };
  expect(codes([line(1)], typed({ 1: at(place('A-1', '1')) }, { header }))).toEqual({
    'header.shippedDate': 'SHIPPED_DATE_IN_FUTURE',
    'header.grossWeight': 'INVALID_INPUT',
  });
});

it('ships nothing before its order was made', () => {
  const on = (shippedDate: string) =>
    codes([line(1)], typed({ 1: at(place('A-1', '1')) }, { header: { ...NOTHING_TYPED.header, shippedDate } }));
  expect(on('0026-11-15')).toEqual({ 'header.shippedDate': 'SHIPPED_BEFORE_ORDER' });
  expect(on('2026-11-01')).toEqual({});
});

it('sends a pick for each serial number, and finds the place of a refusal again', () => {
  const lines = [line(1), line(2)];
  const entered = typed({
    2: at(place('', '0'), place('A-1', '2', { serials: ['S-1', 'S-2'], box: ' 7 ' }), place('A-2', '1')),
  });
  expect(shippedItems(lines, entered)).toEqual([
    {
      itemNumber: 2,
      locations: [
        { location: 'A-1', newQtyShipped: '1', serial: 'S-1', box: '7' },
        { location: 'A-1', newQtyShipped: '1', serial: 'S-2', box: '7' },
        { location: 'A-2', newQtyShipped: '1' },
      ],
    },
  ]);
  expect(issuedItems(lines, entered)[0]?.locations).toHaveLength(2);
  const shownAt = (field: string, kind: 'ship' | 'issue' = 'ship') =>
    fieldOfRefusal({ code: 'INVALID_QUANTITY', field, data: {} }, lines, entered, kind);
  expect(shownAt('items.0.locations.1.serial')).toBe('2.places.1.serials');
  expect(shownAt('items.0.locations.2.newQtyShipped')).toBe('2.places.2.quantity');
  expect(shownAt('items.0.locations.1.quantity', 'issue')).toBe('2.places.2.quantity');
  expect(shownAt('items.0.locations')).toBe('2.places');
  expect(shownAt('header.carrier')).toBe('header.carrier');
});
