import type { CallInput } from '@gemba/contract/kit/call';
import type { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import { issueToWorkOrderRules } from '@gemba/contract/shipping/issue/issue-to-work-order-rules';
import type { PickableItemFacts, PickedPart } from '@gemba/contract/shipping/picked-item-rules';
import type { shipSalesOrder } from '@gemba/contract/shipping/sales-order/ship-sales-order';
import { shipSalesOrderRules } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import { beforeAll, expect, it } from 'vitest';
import { quickHash } from '../testing/quick-hash.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from './testing/shipping-room.ts';

/** Each rule that a form shows is refused by the server with the same code and facts, at the same field. */
const PASSWORD = 'issue-password';
const erp = await startTestApp();
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp, { issue_password_hash: await quickHash(PASSWORD) });
  await room.ask(`update part set hold = true where company_id = $1 and part_number = 'GAUGE'`);
});

const part = (partNumber: string, more: Partial<PickedPart> = {}): PickedPart => ({
  partNumber,
  hold: false,
  revision: 'A',
  trackableLevel: 'NONE',
  ...more,
});
const item = (itemNumber: number, more: Partial<PickableItemFacts> = {}): PickableItemFacts => ({
  itemNumber,
  part: part('BOLT'),
  revision: null,
  max: '8',
  partFrom: null,
  shelves: undefined,
  ...more,
});
const motor = part('MOTOR', { trackableLevel: 'SERIAL' });
const gauge = part('GAUGE', { hold: true });

type ShipBody = CallInput<typeof shipSalesOrder>['body'];

/** Items 1 to 5: plain, NA, of another revision, traced, on hold. */
const SOLD = [
  item(1),
  item(2, { part: null, max: '1' }),
  item(3, { part: part('NUT'), revision: 'B' }),
  item(4, { part: motor }),
  item(5, { part: gauge }),
];
const order = () =>
  room.salesOrder([
    { quantity: '8' },
    { part: null, quantity: '1' },
    { part: 'NUT', quantity: '8', columns: { revision: 'B' } },
    { part: 'MOTOR', quantity: '8' },
    { part: 'GAUGE', quantity: '8' },
  ]);

it.each<[string, ShipBody]>([
  ['NO_ITEM_TO_SHIP', { items: [] }],
  ['NO_ITEM_TO_SHIP', { items: [take(1, ['A-01', '0'])] }],
  ['INVALID_INPUT', { items: [{ ...take(2, ['A-01', '1']), quantity: '1' }] }],
  ['INVALID_QUANTITY', { items: [take(1, ['A-01', '1']), { itemNumber: 2, quantity: '0' }] }],
  ['PART_IS_HOLD', { items: [take(5, ['A-01', '1'])] }],
  ['PART_REVISION_NOT_MATCH', { items: [take(3, ['A-01', '1'])] }],
  ['LOCATION_REQUIRED', { items: [{ itemNumber: 1, quantity: '1' }] }],
  ['INVALID_INPUT', { items: [{ ...take(1, ['A-01', '1']), quantity: '1' }] }],
  ['LOCATION_REQUIRED', { items: [take(1, [' ', '1'])] }],
  ['INVALID_QUANTITY', { items: [take(1, ['A-01', '1'], ['A-02', '0'])] }],
  ['INVALID_INPUT', { items: [take(1, ['A-01', '1', { serial: 'S-1' }])] }],
  ['SERIAL_REQUIRED', { items: [take(4, ['A-01', '1'])] }],
  ['SERIAL_COUNT_NOT_MATCH', { items: [take(4, ['A-01', '1.5', { serial: 'S-1' }])] }],
  ['SHIPPED_QTY_IS_OVER', { items: [take(1, ['A-01', '5']), take(1, ['A-02', '3.5'])] }],
  ['SHIPPED_QTY_IS_OVER', { items: [{ itemNumber: 2, quantity: '2' }] }],
  ['SHIPPED_DATE_IN_FUTURE', { items: [take(1, ['A-01', '1'])], header: { shippedDate: '2999-01-01' } }],
  ['SHIPPED_BEFORE_ORDER', { items: [take(1, ['A-01', '1'])], header: { shippedDate: '2026-01-04' } }],
])('a shipment is refused as %s: %j', async (code, body) => {
  const [violation] = shipSalesOrderRules({ body }, { today: '2026-11-15', orderDate: '2026-01-05', items: SOLD });
  expect(violation).toMatchObject({ code });
  const answer = await room.post(`/shipping/salesOrders/${await order()}`, body);
  expect(answer).toMatchObject({ msgCode: code, data: { ...violation?.facts, field: violation?.field } });
});

type Issued = CallInput<typeof issueToWorkOrder>['body']['items'];
type Place = readonly [location: string, quantity: string, serials?: string[]];
const issue = (itemNumber: number, ...places: readonly Place[]): Issued[number] => ({
  itemNumber,
  locations: places.map(([location, quantity, serials]) => ({ location, quantity, ...(serials && { serials }) })),
});

it.each<[string, Issued]>([
  ['NO_ISSUED_QUANTITY', [issue(1, ['A-01', '0'])]],
  ['PART_IS_HOLD', [issue(3, ['A-01', '1'])]],
  ['LOCATION_REQUIRED', [issue(1, [' ', '1'])]],
  ['DUPLICATE_LOCATION', [issue(1, ['A-01', '1']), issue(1, ['a-01 ', '1'])]],
  ['INVALID_INPUT', [issue(1, ['A-01', '1', ['S-1']])]],
  ['SERIAL_REQUIRED', [issue(2, ['A-01', '1'])]],
  ['SERIAL_COUNT_NOT_MATCH', [issue(2, ['A-01', '2', ['S-1']])]],
  ['SERIAL_TWICE', [issue(2, ['A-01', '2', ['S-1', 's-1']])]],
  ['ISSUED_QTY_IS_OVER', [issue(1, ['A-01', '5'], ['A-02', '3.5'])]],
])('an issue is refused as %s: %j', async (code, items) => {
  const components = [item(1), item(2, { part: motor }), item(3, { part: gauge })];
  const [violation] = issueToWorkOrderRules({ body: { items } }, { components });
  expect(violation).toMatchObject({ code });
  const wo = await room.workOrder('GEARBOX', '8', [
    { part: 'BOLT', quantity: '1' },
    { part: 'MOTOR', quantity: '1' },
    { part: 'GAUGE', quantity: '1' },
  ]);
  const answer = await room.post(`/shipping/workOrders/${wo}`, { issuePassword: PASSWORD, items });
  expect(answer).toMatchObject({ msgCode: code, data: { ...violation?.facts, field: violation?.field } });
});
