import * as contract from '@gemba/contract/administration/messenger/set-messenger';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockCompany } from '../company/company.sql.ts';
import { readMessengerSettings } from './messenger.sql.ts';
import { writeMessenger } from './write-messenger.ts';

export const setMessenger = operation(contract.setMessenger, async (tx, actor, { body }, _visit, { keys, config }) => {
  const { version, ...wish } = body;
  await lockCompany(tx, actor.companyId);
  const before = await readMessengerSettings(tx, actor.companyId);
  if ((before.messenger?.version ?? 0) !== version) refuse('COMPANY_CHANGED');
  return writeMessenger(tx, actor, wish, { keys, messengers: config.messengers });
});
