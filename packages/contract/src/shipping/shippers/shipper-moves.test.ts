import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { SHIPPER_FILTERS, shipperFilters } from './shipper-filters.ts';
import { shipperMoves } from './shipper-moves.ts';

const { refusal } = moves(shipperMoves);

it('moves a shipper along its table and nowhere else', () => {
  expect(tableOf(shipperMoves)).toEqual({
    OPEN: { add: 'OPEN', ship: 'SHIPPED', cancel: 'CANCELLED' },
    SHIPPED: { invoice: 'CLOSED', reverse: 'CLOSED' },
    CLOSED: {},
    CANCELLED: {},
  });
});

it.each(['add', 'ship', 'cancel'] as const)('is past the point where it could %s once it has left', (event) => {
  expect(refusal('SHIPPED', event)).toBe('SHIPPER_ITEM_HAS_MADE_UNBILLED');
  expect(refusal('CLOSED', event)).toBe('SHIPPER_IS_CLOSED');
  expect(refusal('CANCELLED', event)).toBe('SHIPPER_IS_CANCELLED');
});

it('is invoiced after it has left, once', () => {
  expect(refusal('OPEN', 'invoice')).toBe('MOVE_NOT_ALLOWED');
  expect(refusal('CLOSED', 'invoice')).toBe('SHIPPER_IS_CLOSED');
});

it('is taken back once it has left, while it waits for its invoice', () => {
  expect(refusal('OPEN', 'reverse')).toBe('SHIPPER_NOT_SHIPPED');
  expect(refusal('CLOSED', 'reverse')).toBe('SHIPPER_IS_CLOSED');
});

it('is found under the filters of the specification', () => {
  expect(SHIPPER_FILTERS).toEqual(['shipped', 'open', 'unBilled', 'closed', 'all']);
  const filtersOf = (state: (typeof shipperMoves.states)[number]) =>
    SHIPPER_FILTERS.filter((filter) => shipperFilters[filter].includes(state));
  expect(filtersOf('OPEN')).toEqual(['open', 'all']);
  expect(filtersOf('SHIPPED')).toEqual(['shipped', 'unBilled', 'all']);
  expect(filtersOf('CLOSED')).toEqual(['shipped', 'closed', 'all']);
  expect(filtersOf('CANCELLED')).toEqual(['all']);
});
