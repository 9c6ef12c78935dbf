import { expect, it } from 'vitest';
import { type PartShelf } from '../../inventory/index.ts';
import { balancesAfter, otherShelves, suggestTo, withOnlyShelf, withSuggestions } from './suggest.ts';
import { newMove } from './typed.ts';

const shelf = (location: string, onHand: string, warehouse = 'W1', purpose: PartShelf['purpose'] = 'STOCK') => ({
  location,
  onHand,
  warehouse,
  purpose,
});
const shelves = [
  shelf('A-1', '85.0000'),
  shelf('B-1', '40.0000'),
  shelf('B-2', '7.0000'),
  shelf('P-1', '900.0000', 'W2'),
  shelf('QA-1', '60.0000', 'W1', 'QA'),
];
const move = { ...newMove('A-1'), part: 'RING', quantity: '5' };

const placeFor = () => ({ location: 'C-1', reason: 'BEFORE' }) as const;

it('suggests the shelf of the same warehouse where most of the part lies, and never a place for inspection', () => {
  expect(otherShelves(shelves, 'A-1').map(({ location }) => location)).toEqual(['B-1', 'B-2', 'P-1']);
  expect(suggestTo(move, shelves, placeFor)).toEqual({ location: 'B-1' });
});

it('suggests what the server knows, if the part lies nowhere else, and nothing before all is known', () => {
  expect(suggestTo(move, [shelf('A-1', '85')], placeFor)).toEqual({ location: 'C-1', reason: 'BEFORE' });
  expect(suggestTo(move, [shelf('A-1', '85')], () => undefined)).toBeUndefined();
  expect(suggestTo(move, undefined, placeFor)).toBeUndefined();
  expect(suggestTo({ ...move, part: '' }, shelves, placeFor)).toBeUndefined();
});

it('sends the suggestion until somebody chooses another location', () => {
  const typed = { moves: [move, { ...move, to: 'B-2' }], reason: '' };
  const { moves } = withSuggestions(typed, (one) => suggestTo(one, shelves, placeFor));
  expect(moves.map(({ to }) => to)).toEqual(['B-1', 'B-2']);
});

it('knows both balances after the move, unless there is not enough', () => {
  expect(balancesAfter({ ...move, to: 'B-1' }, shelves)).toEqual({ stays: '80', arrives: '45' });
  expect(balancesAfter({ ...move, to: 'C-9' }, shelves)).toEqual({ stays: '80', arrives: '5' });
  expect(balancesAfter({ ...move, to: 'B-1', quantity: '86' }, shelves)).toBeUndefined();
  expect(balancesAfter(move, shelves)).toBeUndefined();
});

it('a part that lies in one place comes from there; that place is no place to go to', () => {
  const fromOf = (from: string, lies: PartShelf[]) =>
    withOnlyShelf({ moves: [{ ...move, from }], reason: '' }, () => lies).moves[0]?.from;
  expect(fromOf('', [shelf('A-1', '85')])).toBe('A-1');
  expect(fromOf('', shelves)).toBe('');
  expect(fromOf('B-9', [shelf('A-1', '85')])).toBe('B-9');
  expect(otherShelves([shelf('A-1', '85')], 'A-1')).toEqual([]);
});
