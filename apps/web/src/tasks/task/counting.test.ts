import { expect, it } from 'vitest';
import { addPieces, bodyOfCount, countedOn, difference, isNothing, NO_PIECES } from './counting.ts';

const burr = { qualified: '2', defects: { BURR: '1' } };

it('adds taps up until they are sent', () => {
  const twice = addPieces(burr, { qualified: '1', defects: { BURR: '1', LEAK: '0.5' } });
  expect(twice).toEqual({ qualified: '3', defects: { BURR: '2', LEAK: '0.5' } });
  expect(addPieces(burr, NO_PIECES)).toEqual(burr);
});

it('sends nothing where taps cancel each other out', () => {
  expect(isNothing(addPieces(burr, { qualified: '-2', defects: { BURR: '-1' } }))).toBe(true);
  expect(isNothing(burr)).toBe(false);
});

it('turns a count that was typed into a change of the one before', () => {
  expect(difference('24.0000', '30')).toBe('6');
  expect(difference('24.0000', '0')).toBe('-24');
});

it('reads the count of the server and leaves zeros out of what it sends', () => {
  const task = {
    counted: { qualified: '24.0000', defective: '1.0000' },
    countedDefects: [{ item: 'BURR', name: 'Burr', quantity: '1.0000' }],
  };
  expect(countedOn(task)).toEqual({ qualified: '24.0000', defects: { BURR: '1.0000' } });
  expect(bodyOfCount({ qualified: '0', defects: { BURR: '0', LEAK: '-1' } })).toEqual({
    qualified: '0',
    defects: [{ item: 'LEAK', quantity: '-1' }],
  });
});
