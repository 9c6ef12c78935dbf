import { expect, it } from 'vitest';
import { atLocation, newMove, withPart } from './typed.ts';

it('a scan goes from, part, part, to', () => {
  const from = atLocation([newMove()], 0, 'A-1');
  expect(from).toMatchObject({ goes: false, moves: [{ from: 'A-1', to: '' }] });
  const once = withPart(from.moves, 0, 'BOLT');
  const twice = withPart(once.moves, once.at, 'BOLT');
  expect(twice).toMatchObject({ at: 0, moves: [{ part: 'BOLT', quantity: '2' }] });
  expect(atLocation(twice.moves, 0, 'A-2')).toMatchObject({ goes: true, moves: [{ from: 'A-1', to: 'A-2' }] });
});

it('another part is another line of the same way', () => {
  const one = { ...newMove('A-1', 'A-2'), part: 'BOLT', quantity: '1' };
  expect(withPart([one], 0, 'NUT')).toMatchObject({
    at: 1,
    moves: [{ part: 'BOLT' }, { part: 'NUT', from: 'A-1', to: 'A-2', quantity: '1' }],
  });
});

it('a location that was scanned too early is replaced', () => {
  const first = atLocation([newMove()], 0, 'A-1');
  expect(atLocation(first.moves, 0, 'A-3')).toMatchObject({ moves: [{ from: 'A-3', to: '' }] });
});
