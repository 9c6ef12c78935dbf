import * as contract from '@gemba/contract/administration/messenger/remove-messenger';
import { operation } from '../../kit/http/operation.ts';
import { dropMessenger } from './write-messenger.ts';

export const removeMessenger = operation(contract.removeMessenger, async (tx, actor) => {
  await dropMessenger(tx, actor);
  return { messenger: null };
});
