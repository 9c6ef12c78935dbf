import { defineCall } from '../../kit/call.ts';
import { SessionAnswer } from '../session-answer.ts';

export const endTurn = defineCall({
  name: 'endTurn',
  method: 'POST',
  path: '/terminal/endTurn',
  summary: 'Leave this terminal to the next worker',
  access: 'signedIn',
  personOnly: true,
  reply: SessionAnswer,
  refusals: ['NOT_A_TERMINAL'],
});
