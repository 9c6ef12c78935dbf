import type { MessengerSettings } from '@gemba/contract/administration/messenger/messenger';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

type Row = NonNullable<MessengerSettings['messenger']>;

const selectMessenger = statement<{ companyId: number }, Row>(
  `select name, corp_id, agent_id, authorize_url, api_url, version from company_messenger where company_id = :companyId`,
);

/** Never its secret. */
export const readMessengerSettings = async (tx: Tx, companyId: number): Promise<MessengerSettings> => ({
  messenger: (await tx.first(selectMessenger({ companyId }))) ?? null,
});

export const auditedMessenger = ({ messenger }: MessengerSettings) => ({
  messengerName: messenger?.name,
  corpId: messenger?.corpId,
  agentId: messenger?.agentId,
  authorizeUrl: messenger?.authorizeUrl,
  apiUrl: messenger?.apiUrl,
});
