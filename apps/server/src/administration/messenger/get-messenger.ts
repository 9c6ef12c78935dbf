import * as contract from '@gemba/contract/administration/messenger/get-messenger';
import { operation } from '../../kit/http/operation.ts';
import { readMessengerSettings } from './messenger.sql.ts';

export const getMessenger = operation(contract.getMessenger, (tx, { companyId }) =>
  readMessengerSettings(tx, companyId),
);
