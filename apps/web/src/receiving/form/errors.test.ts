import { schemaRules } from '@gemba/contract/kit/rules';
import { receivePurchaseOrderRules } from '@gemba/contract/receiving/purchase-order/receive-purchase-order-rules';
import { type PartToPutAway, ReceiverHeader } from '@gemba/contract/receiving/receiving-shapes';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../inventory/index.ts';
import { headerOf, itemsOf } from './body.ts';
import { errorsOf, itemFactsOf, type Sentences } from './errors.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import type { ReceiveLine } from './receive-line.ts';
import {
  afterScan,
  atLocation,
  blankLine,
  NOTHING_TYPED,
  type Typed,
  type TypedLine,
  withSerials,
  withTotal,
} from './typed.ts';

const stock: PartToPutAway = {
  description: 'Bearing',
  descriptionZh: null,
  descriptionEs: null,
  uom: 'EA',
  trackableLevel: 'NONE',
  qIType: 'NONE',
  hold: false,
  holdReason: null,
  openEcns: [],
  suggestedLocation: 'A-01',
  inspectionLocation: 'QA-1',
  liesAt: [],
};
const line = (itemNumber: number, more: Partial<ReceiveLine> = {}): ReceiveLine => ({
  itemNumber,
  orderDate: '2026-03-01',
  part: `PART-${itemNumber}`,
  revision: 'A',
  description: '',
  ordered: '400',
  received: '120',
  inTransit: '0',
  max: '280',
  unit: 'EA',
  pack: null,
  needsInspection: false,
  costIsZero: false,
  mayBeShort: 'always',
  severalLots: true,
  stock,
  ...more,
});
const rules = { today: '2026-03-10', zeroCostAsks: false };
const typed = (lines: Record<string, TypedLine>, more: Partial<Typed> = {}): Typed => ({
  ...NOTHING_TYPED,
  lines,
  ...more,
});
const entered = (of: ReceiveLine, total: string, more: Partial<TypedLine> = {}) => ({
  ...withTotal(blankLine(of), total),
  ...more,
});
const sentences: Sentences = {
  say: ({ code }) => code,
  notPlaced: () => 'notPlaced',
  placedTooMuch: () => 'placedTooMuch',
};
const codes = (lines: ReceiveLine[], form: Typed, { today, zeroCostAsks } = rules) => {
  const header = headerOf(form.header, 'en-US');
  const items = lines.map((each) => itemFactsOf(each, zeroCostAsks));
  const body = { header, items: itemsOf(lines, form) };
  const violations = [
    ...receivePurchaseOrderRules({ body }, { today, receiveNeedIr: true, items }),
    ...schemaRules(ReceiverHeader, header, 'header'),
  ];
  const errors = errorsOf(violations, lines, form, sentences);
  return Object.fromEntries([...errors].map(([field, { message }]) => [field, message]));
};

it('starts at nothing, and message so when it is sent', () => {
  expect(codes([line(1)], NOTHING_TYPED)).toEqual({ form: 'NO_ITEM_TO_RECEIVE' });
});

it('puts everything where it is suggested', () => {
  const one = line(1);
  const form = typed({ 1: entered(one, '280') });
  expect(codes([one], form)).toEqual({});
  expect(itemsOf([one], form)).toEqual([{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '280' }] }]);
});

it('message that no more is coming, also of what did not come at all and would need a lot and an inspection', () => {
  const lot = { ...stock, trackableLevel: 'LOT' as const, hold: true };
  const [some, none] = [line(1), line(2, { stock: lot, needsInspection: true, costIsZero: true })];
  const form = typed({ 1: entered(some, '2', { short: true }), 2: entered(none, '0', { short: true }) });
  expect(codes([some, none], form)).toEqual({});
  expect(itemsOf([some, none], form)).toEqual([
    { itemNumber: 1, locations: [{ location: 'A-01', quantity: '2' }], short: true },
    { itemNumber: 2, short: true },
  ]);
  expect(withTotal(entered(some, '2', { short: true }), '3').short).toBe(false);
});

const place = (location: string, quantity: string, serials: string[] = []) => ({ location, quantity, serials });

it.each<[string, Partial<ReceiveLine>, string, Partial<TypedLine>, object]>([
  ['more than can come', {}, '281', {}, { '1.total': 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED' }],
  ['no location', {}, '5', { places: [place('', '5')] }, { '1.places.0.location': 'LOCATION_REQUIRED' }],
  [
    'a location twice',
    {},
    '5',
    { places: [place('A-01', '2'), place('A-01', '3')] },
    { '1.places.1.location': 'DUPLICATE_LOCATION' },
  ],
  ['less placed than came', {}, '5', { places: [place('A-01', '2')] }, { '1.places': 'notPlaced' }],
  ['more placed than came', {}, '5', { places: [place('A-01', '9')] }, { '1.places': 'placedTooMuch' }],
  [
    'no inspection report',
    { needsInspection: true },
    '5',
    {},
    { '1.irNumber': 'IR_NUMBER_REQUIRED', '1.qualified': 'FIELD_REQUIRED' },
  ],
  [
    'more qualified than came',
    {},
    '5',
    { verdict: 'part', qualified: '6' },
    { '1.qualified': 'QTY_QUALIFIED_OVER_RECEIVED' },
  ],
  ['a part on hold', { stock: { ...stock, hold: true } }, '5', {}, { '1': 'PART_IS_HOLD' }],
  ['no cost', { costIsZero: true }, '5', {}, { '1': 'COST_CAN_NOT_BE_ZERO' }],
  ['no lot', { stock: { ...stock, trackableLevel: 'LOT' } }, '5', {}, { '1.places.0.lot': 'FIELD_REQUIRED' }],
  [
    'no lot, where there can be only one',
    { severalLots: false, stock: { ...stock, trackableLevel: 'LOT' } },
    '5',
    {},
    { '1.lotNumber': 'FIELD_REQUIRED' },
  ],
  [
    'no serial numbers',
    { stock: { ...stock, trackableLevel: 'SERIAL' } },
    '5',
    {},
    { '1.places.0.serials': 'SERIAL_REQUIRED' },
  ],
  [
    'too few serial numbers',
    { stock: { ...stock, trackableLevel: 'SERIAL' } },
    '2',
    { places: [place('A-01', '2', ['S1'])] },
    { '1.places.0.serials': 'SERIAL_COUNT_NOT_MATCH' },
  ],
])('refuses at its field: %s', (_, more, total, what, errors) => {
  const one = line(1, more);
  expect(codes([one], typed({ 1: entered(one, total, what) }))).toEqual(errors);
});

it('asks about no cost instead of refusing it, where the company wants that', () => {
  const one = line(1, { costIsZero: true });
  expect(codes([one], typed({ 1: entered(one, '5') }), { ...rules, zeroCostAsks: true })).toEqual({});
});

it('keeps services off a receiver of goods', () => {
  const [goods, service] = [line(1), line(2, { part: 'NA', stock: null, max: '3' })];
  const form = typed({ 1: entered(goods, '5'), 2: entered(service, '1') });
  expect(codes([goods, service], form)).toEqual({ '2': 'NA_AND_NORMAL_ITEMS' });
  expect(itemsOf([service], form)).toEqual([{ itemNumber: 2, quantity: '1' }]);
});

it('receives nothing tomorrow', () => {
  const one = line(1);
  const header = { ...NOTHING_TYPED.header, receivedDate: '2026-03-11', freightCost: '1.234' };
  expect(codes([one], typed({ 1: entered(one, '5') }, { header }))).toEqual({
    'header.receivedDate': 'RECEIVED_DATE_IN_FUTURE',
    'header.freightCost': 'INVALID_INPUT',
  });
});

it('receives nothing before its order was made, and nothing that leaves its vendor tomorrow', () => {
  const days = (receivedDate: string, vendorShipDate = '') => {
    const header = { ...NOTHING_TYPED.header, receivedDate, vendorShipDate };
    const [early, late] = [line(1), line(2, { orderDate: '2026-03-05' })];
    return [
      codes([early, late], typed({ 1: entered(early, '5') }, { header })),
      codes([early, late], typed({ 1: entered(early, '5'), 2: entered(late, '5') }, { header })),
    ];
  };
  const before = { 'header.receivedDate': 'RECEIVED_BEFORE_ORDER' };
  expect(days('0026-03-09')).toEqual([before, before]);
  expect(days('2026-03-01')).toEqual([{}, before]);
  expect(days('2026-03-05', '2026-02-01')).toEqual([{}, {}]);
  expect(days('', '2026-03-11')[0]).toEqual({ 'header.vendorShipDate': 'VENDOR_SHIP_DATE_IN_FUTURE' });
});

it('sends what goes to QA, and all of it as qualified where it is accepted', () => {
  const one = line(1, { needsInspection: true });
  const sent = (verdict: TypedLine['verdict'], qualified = '0') =>
    itemsOf([one], typed({ 1: entered(one, '5', { verdict, qualified, irNumber: ' IR-1 ' }) }))[0];
  expect(sent('accept')).toMatchObject({ irNumber: 'IR-1', qtyQualified: '5' });
  expect(sent('qa')).toMatchObject({ qtyQualified: '0' });
  expect(sent('part', '3')).toMatchObject({ qtyQualified: '3' });
});

it('finds the field that the server refuses, past lines and places that were not sent', () => {
  const lines = [line(1), line(2)];
  const form = typed({ 2: entered(lines[1] as ReceiveLine, '5', { places: [place('', '0'), place('A-01', '5')] }) });
  const at = (field: string, code = 'X', data = {}) => fieldOfRefusal({ code, field, data }, lines, form);
  expect(at('items.0.locations.0.location')).toBe('2.places.1.location');
  expect(at('items.0.locations')).toBe('2.places');
  expect(at('items.0.locations', 'DUPLICATE_LOCATION', { location: 'A-01' })).toBe('2.places.1.location');
  expect(at('items.0.qtyQualified')).toBe('2.qualified');
  expect(at('locations.0.quantity')).toBe('2.places.1.quantity');
  expect(at('header.carrier')).toBe('header.carrier');
  expect(at('', 'PART_IS_HOLD', { partNumber: 'PART-1' })).toBe('1');
  expect(at('', 'NOT_LICENSED', { module: 'WAREHOUSE' })).toBeUndefined();
});

it('counts up by scans where the last location was scanned, and never above what can come', () => {
  const one = line(1, { max: '3' });
  const once = afterScan(blankLine(one), '1', '3');
  expect(once).toMatchObject({ total: '1', places: [{ location: 'A-01', quantity: '1' }] });
  const there = atLocation(once as TypedLine, 'B-02');
  const twice = afterScan(there, '1', '3');
  expect(twice).toMatchObject({ total: '2', places: [{ quantity: '1' }, { location: 'B-02', quantity: '1' }] });
  expect(afterScan({ ...(twice as TypedLine) }, '2', '3')).toBeUndefined();
});

describe('two lots of one line', () => {
  const lots = line(1, { needsInspection: true, stock: { ...stock, trackableLevel: 'LOT' } });
  const lotPlace = (location: string, quantity: string, lot: string) => ({ ...place(location, quantity), lot });
  const places = [lotPlace('A-01', '3', 'L-1'), lotPlace('A-01', '1', ' L-2 '), lotPlace('A-02', '1', 'L-1')];
  const form = (more: Partial<TypedLine> = {}) =>
    typed({ 1: entered(lots, '5', { places, irNumber: 'IR-1', verdict: 'accept', ...more }) });

  it('are two items of one request, each with its own places', () => {
    expect(codes([lots], form())).toEqual({});
    expect(itemsOf([lots], form({ short: true }))).toEqual([
      {
        itemNumber: 1,
        irNumber: 'IR-1',
        lotNumber: 'L-1',
        qtyQualified: '4',
        locations: [place('A-01', '3'), place('A-02', '1')].map(({ location, quantity }) => ({ location, quantity })),
      },
      {
        itemNumber: 1,
        irNumber: 'IR-1',
        lotNumber: 'L-2',
        qtyQualified: '1',
        locations: [{ location: 'A-01', quantity: '1' }],
        short: true,
      },
    ]);
  });

  it('are qualified one by one', () => {
    const [first, second, third] = places.map((each) => ({ ...each, qualified: '1' }));
    const judged = { verdict: 'part' as const, places: [{ ...first, qualified: '2' }, second, third] as Place[] };
    expect(itemsOf([lots], form(judged)).map(({ qtyQualified }) => qtyQualified)).toEqual(['2', '1']);
    const over = judged.places.map((each, index) => (index === 1 ? { ...each, qualified: '2' } : each));
    expect(codes([lots], form({ ...judged, places: over }))).toEqual({
      '1.qualified.1': 'QTY_QUALIFIED_OVER_RECEIVED',
    });
  });

  it('name a location once each, and have their own errors', () => {
    const [first, second, third] = places as [TypedLine['places'][0], TypedLine['places'][0], TypedLine['places'][0]];
    expect(codes([lots], form({ places: [first, second, { ...third, location: 'A-01' }] }))).toEqual({
      '1.places.2.location': 'DUPLICATE_LOCATION',
    });
    expect(codes([lots], form({ places: [first, { ...second, lot: '' }, third] }))).toEqual({
      '1.places.1.lot': 'FIELD_REQUIRED',
    });
    const at = (field: string) => fieldOfRefusal({ code: 'X', field, data: {} }, [lots], form());
    expect(at('items.0.locations.1.location')).toBe('1.places.2.location');
    expect(at('items.1.locations.0.location')).toBe('1.places.1.location');
    expect(at('items.1.lotNumber')).toBe('1.places.1.lot');
  });

  it('are counted up by scans where the last one was added', () => {
    const added = {
      ...entered(lots, '4', { places: [lotPlace('A-01', '4', 'L-1'), lotPlace('A-01', '0', '')] }),
      index: 1,
    };
    expect(afterScan(added, '1', '280')).toMatchObject({ total: '5', places: [{ quantity: '4' }, { quantity: '1' }] });
  });
});

it('has one piece less, here and in total, after a serial number was removed, and one more after it was added', () => {
  const serial = line(1, { stock: { ...stock, trackableLevel: 'SERIAL' } });
  const two = entered(serial, '3', { places: [place('A-01', '2', ['S1', 'N-2']), place('A-02', '1', ['S3'])] });
  const one = withSerials(two, 0, ['S1']);
  expect(one).toMatchObject({ total: '2', places: [{ quantity: '1', serials: ['S1'] }, { quantity: '1' }] });
  expect(codes([serial], typed({ 1: one }))).toEqual({});
  expect(withSerials(one, 0, ['S1', 'S2'])).toMatchObject({ total: '3', places: [{ quantity: '2' }, {}] });
});
