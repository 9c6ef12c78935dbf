import * as contract from '@gemba/contract/auth/terminal/end-turn';
import { operation } from '../../kit/http/operation.ts';
import { giveTurn, terminalOf } from './turn.ts';

export const endTurn = operation(contract.endTurn, async (tx, actor, _input, visit, means) => {
  const terminal = await terminalOf(tx, actor);
  return giveTurn(tx, means, visit, actor, terminal, undefined);
});
