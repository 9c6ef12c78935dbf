import { expect, it } from 'vitest';
import { postCountRules } from './count/post-count-rules.ts';
import { moveStockRules } from './move/move-stock-rules.ts';

const traced = (partNumber: string) =>
  ({ partNumber, trackableLevel: partNumber === 'MOTOR' ? 'SERIAL' : 'NONE' }) as const;

const SHELVES = [
  { location: 'A-1', onHand: '5' },
  { location: 'A-9', onHand: '0.0000' },
];

it('moves what lies there to another location', () => {
  const move = (...items: { partNumber: string; from?: string; to?: string; quantity: string }[]) =>
    moveStockRules(
      {
        body: {
          items: items.map(({ partNumber, from = 'A-1', to = 'A-2', quantity }) => ({
            partNumber,
            fromLocation: from,
            toLocation: to,
            quantity,
          })),
        },
      },
      { partNamed: traced, shelvesOf: (part) => (part === 'NUT' ? undefined : SHELVES) },
    ).map(({ code, field }) => `${code} ${field}`);
  expect(move()).toEqual(['NO_ITEM_TO_MOVE items']);
  expect(move({ partNumber: 'BOLT', quantity: '5' })).toEqual([]);
  expect(move({ partNumber: 'NUT', quantity: '500' })).toEqual([]);
  expect(move({ partNumber: 'BOLT', to: 'a-1', quantity: '0' })).toEqual([
    'SAME_LOCATION items.0.toLocation',
    'INVALID_QUANTITY items.0.quantity',
  ]);
  expect(move({ partNumber: 'BOLT', from: '', to: ' ', quantity: '1' })).toEqual([
    'LOCATION_REQUIRED items.0.fromLocation',
    'LOCATION_REQUIRED items.0.toLocation',
  ]);
  expect(move({ partNumber: 'BOLT', from: 'Z-9', quantity: '1' })).toEqual([
    'INVENTORY_NOT_EXIST items.0.fromLocation',
  ]);
  expect(move({ partNumber: 'BOLT', quantity: '3' }, { partNumber: 'BOLT', quantity: '3' })).toEqual([
    'MOVED_QTY_OVER_ON_HAND items.0.quantity',
    'MOVED_QTY_OVER_ON_HAND items.1.quantity',
  ]);
  expect(move({ partNumber: 'BOLT', from: 'A-9', quantity: '3' })).toEqual([
    'MOVED_QTY_OVER_ON_HAND items.0.fromLocation',
  ]);
  expect(move({ partNumber: 'MOTOR', quantity: '1' })).toEqual(['SERIAL_REQUIRED items.0.serials']);
});

it('counts each part once, wants the numbers of traced parts and a reason for differences', () => {
  const count = (items: { partNumber: string; counted: string | null; reason?: string }[], differs: string[] = []) =>
    postCountRules({ body: { items } }, { partNamed: traced, differs }).map(({ code, field }) => `${code} ${field}`);
  expect(count([{ partNumber: 'BOLT', counted: null }])).toEqual(['NOTHING_COUNTED items']);
  expect(count([{ partNumber: 'MOTOR', counted: '0' }])).toEqual([]);
  expect(count([{ partNumber: 'MOTOR', counted: '1' }])).toEqual(['SERIAL_REQUIRED items.0.serials']);
  expect(
    count([
      { partNumber: 'BOLT', counted: '1' },
      { partNumber: 'BOLT', counted: '2' },
    ]),
  ).toEqual(['COUNTED_TWICE items.1.partNumber']);
  expect(count([{ partNumber: 'BOLT', counted: '1' }], ['BOLT'])).toEqual(['COUNT_REASON_REQUIRED items.0.reason']);
  expect(count([{ partNumber: 'BOLT', counted: '1', reason: 'broken' }], ['BOLT'])).toEqual([]);
});
