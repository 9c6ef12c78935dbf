import { expect, it } from 'vitest';
import type { Violation } from '../kit/rules.ts';
import { issueToWorkOrderRules } from './issue/issue-to-work-order-rules.ts';
import type { PickableItemFacts } from './picked-item-rules.ts';
import { shipSalesOrderRules } from './sales-order/ship-sales-order-rules.ts';

const bolt = { partNumber: 'BOLT', hold: false, revision: 'B', trackableLevel: 'NONE' } as const;
const item = (itemNumber: number, more: Partial<PickableItemFacts> = {}): PickableItemFacts => ({
  itemNumber,
  part: bolt,
  revision: 'B',
  max: '9',
  partFrom: 'OWN',
  shelves: [
    { location: 'A-1', onHand: '5.0000', partFrom: 'OWN' },
    { location: 'A-2', onHand: '7.0000', partFrom: 'CONSIGNED' },
  ],
  ...more,
});
const shown = (violations: readonly Violation[]) => violations.map(({ code, field }) => `${code} ${field}`);
type Picked = { location: string; newQtyShipped: string; serial?: string };
const ship = (lines: [number, ...Picked[]][], items: PickableItemFacts[], header = {}) =>
  shown(
    shipSalesOrderRules(
      { body: { header, items: lines.map(([itemNumber, ...locations]) => ({ itemNumber, locations })) } },
      { today: '2026-11-15', orderDate: '2026-11-01', items },
    ),
  );
const pick = (newQtyShipped: string, location = 'A-1', serial?: string): Picked => ({
  location,
  newQtyShipped,
  ...(serial && { serial }),
});

it('ships what lies there, and a location once for each box', () => {
  expect(ship([[1, pick('2'), pick('3')]], [item(1)])).toEqual([]);
  expect(ship([[1, pick('0')]], [item(1)])).toEqual(['NO_ITEM_TO_SHIP items']);
});

it('adds the lines up: of an item up to its maximum, of a location up to its stock', () => {
  expect(
    ship(
      [
        [1, pick('3')],
        [2, pick('3')],
      ],
      [item(1), item(2)],
    ),
  ).toEqual([
    'SHIPPED_QTY_OVER_ON_HAND items.0.locations.0.newQtyShipped',
    'SHIPPED_QTY_OVER_ON_HAND items.1.locations.0.newQtyShipped',
  ]);
  expect(
    ship(
      [
        [1, pick('3')],
        [1, pick('2')],
      ],
      [item(1, { max: '4' })],
    ),
  ).toEqual(['SHIPPED_QTY_IS_OVER items.1.locations']);
});

it.each<[string, Picked[], Partial<PickableItemFacts>, string]>([
  ['a part on hold', [pick('1')], { part: { ...bolt, hold: true } }, 'PART_IS_HOLD items.0'],
  ['another revision', [pick('1')], { revision: 'A' }, 'PART_REVISION_NOT_MATCH items.0'],
  ['an empty shelf', [pick('1', 'Z-9')], {}, 'INVENTORY_NOT_EXIST items.0.locations.0.location'],
  ['another origin', [pick('1', 'A-2')], {}, 'PART_FROM_NOT_EXIST items.0.locations.0.location'],
  ['two origins', [pick('1'), pick('1', 'A-2')], { partFrom: null }, 'NOT_SAME_PART_FROM items.0.locations'],
  ['no location', [pick('1', '')], {}, 'LOCATION_REQUIRED items.0.locations.0.location'],
  [
    'a traced part without its number',
    [pick('1')],
    { part: { ...bolt, trackableLevel: 'SERIAL' } },
    'SERIAL_REQUIRED items.0.locations.0.serial',
  ],
])('refuses %s', (_, picks, more, violation) => {
  expect(ship([[1, ...picks]], [item(1, more)])).toEqual([violation]);
});

it('ships on no day to come and on none before its order', () => {
  const on = (shippedDate: string) => ship([[1, pick('1')]], [item(1)], { shippedDate });
  expect(on('2026-11-16')).toEqual(['SHIPPED_DATE_IN_FUTURE header.shippedDate']);
  expect(on('2026-10-31')).toEqual(['SHIPPED_BEFORE_ORDER header.shippedDate']);
});

it('issues each location once, no more than is required and than lies there', () => {
  const issue = (quantities: [string, string][], more: Partial<PickableItemFacts> = {}) => {
    const locations = quantities.map(([location, quantity]) => ({ location, quantity }));
    const body = { items: [{ itemNumber: 1, locations }] };
    return shown(
      issueToWorkOrderRules({ body }, { components: [item(1, { revision: null, partFrom: null, ...more })] }),
    );
  };
  expect(issue([['A-1', '0']])).toEqual(['NO_ISSUED_QUANTITY items']);
  expect(
    issue([
      ['A-1', '1'],
      ['a-1', '1'],
    ]),
  ).toEqual(['DUPLICATE_LOCATION items.0.locations.1.location']);
  expect(
    issue(
      [
        ['A-1', '5'],
        ['A-2', '5'],
      ],
      { shelves: undefined },
    ),
  ).toEqual(['ISSUED_QTY_IS_OVER items.0.locations.1.quantity']);
  expect(issue([['A-1', '6']])).toEqual(['ISSUED_QTY_OVER_ON_HAND items.0.locations.0.quantity']);
});
