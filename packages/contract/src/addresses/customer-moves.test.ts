import { expect, it } from 'vitest';
import { tableOf } from '../kit/moves.ts';
import { customerMoves } from './customer-moves.ts';

it('locks an unlocked customer and unlocks a locked one', () => {
  expect(tableOf(customerMoves)).toEqual({ UNLOCKED: { lock: 'LOCKED' }, LOCKED: { unlock: 'UNLOCKED' } });
});
