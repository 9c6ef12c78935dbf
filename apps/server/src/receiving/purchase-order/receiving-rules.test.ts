import type { CallInput } from '@gemba/contract/kit/call';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { receivePurchaseOrderRules } from '@gemba/contract/receiving/purchase-order/receive-purchase-order-rules';
import type { ReceivableItemFacts } from '@gemba/contract/receiving/received-item-rules';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** Every refusal of a receipt, sent past the screens: code, facts, and nothing is written. */
const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;
type Body = CallInput<typeof receivePurchaseOrder>['body'];
let room: Room;
let lax: Room;
beforeAll(async () => {
  room = await openStockRoom(erp);
  lax = await openStockRoom(erp, { receive_need_ir: false, receiving_po_zero_cost: true });
  for (const place of [room, lax]) {
    await place.opening('NUT', 'A-04', '5', '1', 'CONSIGNED');
    for (const [ncr_number, status, part_number] of [
      ['N-1', 'CLOSED', 'BOLT'],
      ['N-2', 'OPEN', 'GAUGE'],
    ] as const)
      await place.insert('ncr', {
        ncr_number,
        ncr_date: '2026-01-05',
        status,
        source: 'STOCK',
        part_number,
        quantity: '1',
        description: 'Bent',
        raised_by: place.userId,
      });
    await place.insert('inspection_report', {
      ir_number: 'IR-BOLT',
      ir_date: '2026-01-05',
      part_number: 'BOLT',
      quantity_inspected: '1',
    });
  }
  await room.ask(`update part set hold = true where company_id = $1 and part_number = 'W00-10/100(A)'`);
});

const put = (location: string, quantity = '1', more: object = {}) => ({ location, quantity, ...more });
const line = (itemNumber: number, ...locations: ReturnType<typeof put>[]) => ({ itemNumber, locations });
const receive = (place: Room, poNumber: string, body: object) =>
  place.post<Receiver>(`/receiving/purchaseOrders/${poNumber}`, body);

/** Items 1 to 9: plain, NA, inspected, lot, serial, free of charge, of a tax without account, held, on the way. */
const order = (place: Room, head = {}) =>
  place.purchaseOrder(
    [
      { quantity: '10' },
      { part: null, quantity: '3' },
      { part: 'GAUGE', quantity: '10' },
      { part: 'RESIN', quantity: '10' },
      { part: 'MOTOR', quantity: '10' },
      { part: 'NUT', quantity: '10', price: '0' },
      { part: 'NUT', quantity: '10', columns: { tax_rate: '5', tax_code: 'NEW' } },
      { part: 'W00-10/100(A)', quantity: '10' },
      { part: 'NUT', quantity: '10' },
      { part: 'BOLT', quantity: '10', columns: { closed: true } },
    ],
    head,
  );

type Rule = readonly [code: string, body: Body, facts: object];

/** Rules of the contract: the form shows them before anything is sent. */
const RULES: readonly Rule[] = [
  ['NO_ITEM_TO_RECEIVE', { items: [] }, {}],
  ['WITHOUT_RECEIVER_ITEM_DETAILS', { items: [line(1)] }, { itemNumber: 1, field: 'items.0.locations' }],
  ['WITHOUT_RECEIVER_ITEM_DETAILS', { items: [line(2)] }, { itemNumber: 2, field: 'items.0.quantity' }],
  ['INVALID_NEW_QTY_REC', { items: [line(1, put('A-01', '0'))] }, { field: 'items.0.locations.0.quantity' }],
  ['INVALID_NEW_QTY_REC', { items: [{ itemNumber: 2, quantity: '0' }] }, { field: 'items.0.quantity' }],
  ['INVALID_INPUT', { items: [line(2, put('A-01'))] }, { field: 'items.0.locations' }],
  ['INVALID_INPUT', { items: [{ ...line(1, put('A-01')), quantity: '1' }] }, { field: 'items.0.quantity' }],
  ['LOCATION_REQUIRED', { items: [line(1, put(' '))] }, { field: 'items.0.locations.0.location' }],
  ['DUPLICATE_LOCATION', { items: [line(1, put('A-01'), put('a-01 '))] }, { location: 'A-01' }],
  ['PART_IS_HOLD', { items: [line(8, put('A-01'))] }, { partNumber: 'W00-10/100(A)' }],
  [
    'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    { items: [line(1, put('A-01', '6'), put('A-02', '5'))] },
    { maximum: '10.0000' },
  ],
  [
    'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    { items: [line(1, put('A-01', '6')), line(1, put('A-01', '5'))] },
    { itemNumber: 1 },
  ],
  ['QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED', { items: [line(10, put('A-01', '1'))] }, { maximum: '0.0000' }],
  [
    'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    { items: [{ itemNumber: 2, quantity: '3.0001' }] },
    { field: 'items.0.quantity' },
  ],
  ['NA_AND_NORMAL_ITEMS', { items: [line(1, put('A-01')), { itemNumber: 2, quantity: '1' }] }, {}],
  ['IR_NUMBER_REQUIRED', { items: [line(3, put('A-01'))] }, { partNumber: 'GAUGE', field: 'items.0.irNumber' }],
  ['FIELD_REQUIRED', { items: [{ ...line(3, put('A-01')), irNumber: 'X' }] }, { field: 'items.0.qtyQualified' }],
  [
    'QTY_QUALIFIED_OVER_RECEIVED',
    { items: [{ ...line(3, put('A-01')), irNumber: 'X', qtyQualified: '2' }] },
    { received: '1.0000' },
  ],
  ['FIELD_REQUIRED', { items: [line(4, put('A-01'))] }, { field: 'items.0.lotNumber' }],
  ['SERIAL_REQUIRED', { items: [line(5, put('A-01'))] }, { partNumber: 'MOTOR' }],
  ['SERIAL_COUNT_NOT_MATCH', { items: [line(5, put('A-01', '2', { serials: ['S1'] }))] }, { quantity: '2.0000' }],
  ['SERIAL_COUNT_NOT_MATCH', { items: [line(5, put('A-01', '1.5', { serials: ['S1'] }))] }, { quantity: '1.5000' }],
  ['SERIAL_TWICE', { items: [line(5, put('A-01', '2', { serials: ['S1', 'S1'] }))] }, { serial: 'S1' }],
  [
    'INVALID_INPUT',
    { items: [line(1, put('A-01', '1', { serials: ['S1'] }))] },
    { field: 'items.0.locations.0.serials' },
  ],
  ['COST_CAN_NOT_BE_ZERO', { items: [line(6, put('A-01'))] }, { itemNumber: 6 }],
  ['COST_CAN_NOT_BE_ZERO', { items: [line(6, put('A-01'))], confirm: ['COST_IS_ZERO'] }, { itemNumber: 6 }],
  [
    'RECEIVED_DATE_IN_FUTURE',
    { header: { receivedDate: '2999-01-01' }, items: [line(1, put('A-01'))] },
    { field: 'header.receivedDate' },
  ],
  [
    'RECEIVED_BEFORE_ORDER',
    { header: { receivedDate: '0026-11-15' }, items: [line(1, put('A-01'))] },
    { field: 'header.receivedDate' },
  ],
  [
    'VENDOR_SHIP_DATE_IN_FUTURE',
    { header: { vendorShipDate: '2099-01-01' }, items: [line(1, put('A-01'))] },
    { field: 'header.vendorShipDate' },
  ],
];

/** Rules that need the schema, or facts that only the server has. */
const SERVER_RULES: readonly Rule[] = [
  ['PO_ITEM_NOT_EXIST', { items: [line(99, put('A-01'))] }, { itemNumber: 99 }],
  ['INVALID_INPUT', { items: [line(1, put('A-01', '-1'))] }, { field: 'items.0.locations.0.quantity' }],
  ['LOCATION_NOT_EXIST', { items: [line(1, put('A-01'), put('Z-99'))] }, { field: 'items.0.locations.1.location' }],
  ['LOCATION_NOT_EXIST', { items: [line(1, put('OLD-1'))] }, { location: 'OLD-1' }],
  ['LOCATION_FOR_TRANSIT', { items: [line(1, put('transit'))] }, { field: 'items.0.locations.0.location' }],
  ['RECEIVE_TO_WRONG_WAREHOUSE', { items: [line(1, put('P1-01'))] }, { location: 'P1-01', warehouse: 'P2' }],
  ['PART_FROM_NOT_EXIST', { items: [{ ...line(1, put('A-01')), partFrom: 'MARS' }] }, { partFrom: 'MARS' }],
  ['NOT_SAME_PART_FROM', { items: [{ ...line(1, put('A-01')), partFrom: 'CONSIGNED' }] }, { partNumber: 'BOLT' }],
  ['NOT_SAME_PART_FROM', { items: [line(9, put('A-04'))] }, { partNumber: 'NUT', location: 'A-04' }],
  [
    'CODE_NOT_EXIST',
    { items: [{ ...line(3, put('A-01')), irNumber: 'IR-BOLT', qtyQualified: '1' }] },
    { field: 'items.0.irNumber' },
  ],
  ['NCR_NOT_EXIST', { items: [{ ...line(1, put('A-01')), ncrNumber: 'N-0' }] }, { ncrNumber: 'N-0' }],
  [
    'NCR_OF_OTHER_PART',
    { items: [{ ...line(1, put('A-01')), ncrNumber: 'N-2' }] },
    { ncrNumber: 'N-2', partNumber: 'GAUGE' },
  ],
  ['NOT_OPEN_NCR', { items: [{ ...line(1, put('A-01')), ncrNumber: 'N-1' }] }, { ncrNumber: 'N-1' }],
  ['NOT_FOUND_TAX_RATE_ACCOUNT', { items: [line(7, put('A-01'))] }, { taxRate: '5', taxCode: 'NEW' }],
  ['CODE_NOT_EXIST', { header: { carrier: 'MULE' }, items: [line(1, put('A-01'))] }, { field: 'header.carrier' }],
  ['RECEIVER_NOT_EXIST', { receiverNumber: '0', items: [line(1, put('A-01'))] }, { receiverNumber: '0' }],
];

const part = (partNumber: string, more: object = {}) =>
  ({ partNumber, hold: false, trackableLevel: 'NONE', ...more }) as const;
const item = (itemNumber: number, more: Partial<ReceivableItemFacts> = {}): ReceivableItemFacts => ({
  itemNumber,
  part: part('BOLT'),
  orderDate: '2026-01-05',
  max: '10.0000',
  needsInspection: false,
  costIsRefused: false,
  mayBeMissing: false,
  ...more,
});

/** The items of `order`, as a form knows them. */
const ITEMS = [
  item(1),
  item(2, { part: null, max: '3.0000' }),
  item(3, { part: part('GAUGE'), needsInspection: true }),
  item(4, { part: part('RESIN', { trackableLevel: 'LOT' }) }),
  item(5, { part: part('MOTOR', { trackableLevel: 'SERIAL' }) }),
  item(6, { part: part('NUT'), costIsRefused: true }),
  item(7, { part: part('NUT') }),
  item(8, { part: part('W00-10/100(A)', { hold: true }) }),
  item(9, { part: part('NUT') }),
  item(10, { max: '0.0000' }),
];
const firstOf = (body: Body, receiveNeedIr = true) =>
  receivePurchaseOrderRules({ body }, { today: '2026-11-15', receiveNeedIr, items: ITEMS })[0];

describe('a receipt', () => {
  it.each([...RULES, ...SERVER_RULES])('is refused as %s: %j', async (msgCode, body, data) => {
    const poNumber = await order(room);
    const answer = await receive(room, poNumber, body);
    expect(answer).toMatchObject({ success: false, msgCode, data });
    const violation = firstOf(body);
    if (violation) expect(answer).toMatchObject({ msgCode: violation.code, data: violation.facts });
    expect(
      await room.ask(
        `select 1 from receiver where company_id = $1 and po_number = $2
         union all select 1 from purchase_order where company_id = $1 and po_number = $2 and (version > 1 or status <> 'APPROVED')`,
        [poNumber],
      ),
    ).toEqual([]);
  });

  it.each(RULES)('breaks a rule that the form shows: %s %j', (code, body) => {
    expect(firstOf(body)).toMatchObject({ code });
  });

  it('says of an order that is not there what it says of one of another company', async () => {
    const theirs = await order(lax);
    const answers = await Promise.all(
      ['0', theirs].map((poNumber) => receive(room, poNumber, { items: [line(1, put('A-01'))] })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ msgCode: 'PO_NOT_EXIST' });
  });

  it('adds nothing to a receiver of another order, to one of services, nor to one that is paid or taken back', async () => {
    const [poNumber, other] = [await order(room), await order(room)];
    const add = (receiverNumber: string) => receive(room, poNumber, { receiverNumber, items: [line(1, put('A-01'))] });
    const { data: foreign } = await receive(room, other, { items: [line(1, put('A-01'))] });
    expect(await add(foreign.receiverNumber)).toMatchObject({ msgCode: 'RECEIVER_IS_NOT_FOR_THIS_PO' });
    const { data: service } = await receive(room, poNumber, { items: [{ itemNumber: 2, quantity: '1' }] });
    expect(await add(service.receiverNumber)).toMatchObject({ msgCode: 'NA_AND_NORMAL_ITEMS' });
    await room.ask(`update receiver set status = 'CLOSED' where company_id = $1 and receiver_number = $2`, [
      service.receiverNumber,
    ]);
    expect(await add(service.receiverNumber)).toMatchObject({ msgCode: 'RECEIVER_IS_CLOSED' });
  });

  it('needs the licence of the warehouse', async () => {
    const poor = await openStockRoom(erp);
    await poor.ask(`update licence set modules = '{ORDERS}' where company_id = $1`);
    const poNumber = await order(poor);
    expect(await receive(poor, poNumber, { items: [line(1, put('A-01'))] })).toMatchObject({
      msgCode: 'NOT_LICENSED',
      data: { module: 'WAREHOUSE' },
    });
  });

  it('takes no serial number that is in the house already, but one that had left it', async () => {
    const poNumber = await order(room);
    const motor = (serial: string) => ({ items: [line(5, put('A-01', '1', { serials: [serial] }))] });
    expect(await receive(room, poNumber, motor('S7'))).toMatchObject({ success: true });
    expect(await receive(room, poNumber, motor('S7'))).toMatchObject({
      msgCode: 'SERIAL_EXISTS',
      data: { serial: 'S7' },
    });
    await room.insert('serial', { part_number: 'MOTOR', serial_number: 'S8', place: 'SHIPPED' });
    expect(await receive(room, poNumber, motor('S8'))).toMatchObject({ success: true });
  });
});

/** I13: every state of an order, against the published table. */
it.each([
  ['NOT_APPROVED', 'CAN_NOT_BE_RECEIVED'],
  ['REJECTED', 'CAN_NOT_BE_RECEIVED'],
  ['CANCELLED', 'CAN_NOT_BE_RECEIVED'],
  ['HOLD', 'ORDER_IS_HOLD'],
  ['APPROVED', 'OK'],
] as const)('an order that is %s answers %s', async (status, msgCode) => {
  const poNumber = await order(room, { status });
  expect(await receive(room, poNumber, { items: [line(1, put('A-01'))] })).toMatchObject({ msgCode });
});

it.each([
  ['PARTIAL', 'OK'],
  ['PARTIAL_HOLD', 'ORDER_IS_HOLD'],
  ['RECEIVED', 'CAN_NOT_BE_RECEIVED'],
  ['CLOSED', 'CAN_NOT_BE_RECEIVED'],
] as const)('an order of which something came and that is %s answers %s', async (status, msgCode) => {
  const poNumber = await order(room);
  const body = { items: [line(1, put('A-01'))] };
  await receive(room, poNumber, body);
  const become = (to: string) =>
    room.ask('update purchase_order set status = $3 where company_id = $1 and po_number = $2', [poNumber, to]);
  await become(status);
  expect(await receive(room, poNumber, body)).toMatchObject({ msgCode });
  await become('PARTIAL');
  await room.recount();
});

describe('where the company wants it otherwise', () => {
  it('asks before it receives at no cost, and does it after a yes', async () => {
    const poNumber = await order(lax);
    const items = [line(6, put('A-01', '4'))];
    expect(await receive(lax, poNumber, { items })).toMatchObject({
      status: 409,
      msgCode: 'COST_IS_ZERO',
      data: { itemNumber: 6 },
    });
    expect(await receive(lax, poNumber, { items, confirm: ['COST_IS_ZERO'] })).toMatchObject({
      success: true,
      data: { amount: '0.00' },
    });
  });

  it('needs no inspection, and puts all of it on hand', async () => {
    const poNumber = await order(lax);
    const { data } = await receive(lax, poNumber, { items: [line(3, put('A-01', '4'))] });
    expect(data.items[0]).toMatchObject({
      irNumber: null,
      qtyQualified: null,
      putAways: [{ quantity: '4.0000', quantityQA: '0.0000' }],
    });
    const body = { items: [{ ...line(3, put('A-01', '4')), qtyQualified: '3' }] };
    expect(await receive(lax, poNumber, body)).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(firstOf(body, false)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

it('leaves every ledger whole', async () => {
  expect([await room.broken(), await lax.broken()]).toEqual([[], []]);
});
