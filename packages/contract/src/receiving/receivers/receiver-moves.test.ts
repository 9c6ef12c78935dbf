import { expect, it } from 'vitest';
import { moves, tableOf } from '../../kit/moves.ts';
import { receiverMoves } from './receiver-moves.ts';

it('takes more goods until it is paid, and is paid once', () => {
  expect(tableOf(receiverMoves)).toEqual({
    RECEIVED: { add: 'RECEIVED', pay: 'CLOSED', reverse: 'CLOSED' },
    CLOSED: { reverse: 'CLOSED' },
  });
  expect(moves(receiverMoves).refusal('CLOSED', 'add')).toBe('RECEIVER_IS_CLOSED');
  expect(moves(receiverMoves).refusal('CLOSED', 'pay')).toBe('RECEIVER_IS_CLOSED');
});
