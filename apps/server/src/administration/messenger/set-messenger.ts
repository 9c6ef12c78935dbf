import { WECOM } from '@gemba/contract/administration/messenger/messenger';
import * as contract from '@gemba/contract/administration/messenger/set-messenger';
import { readCompany, recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockCompany } from '../company/company.sql.ts';
import { auditedMessenger, readMessengerSettings } from './messenger.sql.ts';

interface Fields {
  companyId: number;
  name: string;
  corpId: string;
  agentId: string;
  authorizeUrl: string;
  apiUrl: string;
  /** Null keeps the one before. */
  sealedSecret: string | null;
}

const upsertMessenger = statement<Fields>(
  `insert into company_messenger (company_id, name, corp_id, agent_id, sealed_secret, authorize_url, api_url)
   values (:companyId, :name, :corpId, :agentId, coalesce(:sealedSecret, ''), :authorizeUrl, :apiUrl)
   on conflict (company_id) do update
     set name = excluded.name, corp_id = excluded.corp_id, agent_id = excluded.agent_id,
         sealed_secret = coalesce(:sealedSecret, company_messenger.sealed_secret),
         authorize_url = excluded.authorize_url, api_url = excluded.api_url, version = company_messenger.version + 1`,
);

const OURS = [WECOM.authorizeUrl, WECOM.apiUrl].map((url) => new URL(url).origin);

/**
 * The server itself asks the API, and sends the secret along. So an administrator cannot point it at just any host: those
 * besides WeCom are named by the operator of the server.
 */
const refuseHost = (url: string, origins: readonly string[], field: string) => {
  const { origin } = new URL(url);
  if (![...OURS, ...origins].includes(origin)) refuse('MESSENGER_HOST_REFUSED', { origin, field });
};

export const setMessenger = operation(contract.setMessenger, async (tx, actor, { body }, _visit, { keys, config }) => {
  const { companyId } = actor;
  const { secret, version, ...fields } = body;
  refuseHost(fields.authorizeUrl, config.messengers, 'authorizeUrl');
  refuseHost(fields.apiUrl, config.messengers, 'apiUrl');
  await lockCompany(tx, companyId);
  const before = await readMessengerSettings(tx, companyId);
  if ((before.messenger?.version ?? 0) !== version) refuse('COMPANY_CHANGED');
  if (secret === null && !before.messenger) refuse('MESSENGER_SECRET_REQUIRED', { field: 'secret' });
  // A known secret must not be sent to a host that its owner has not named.
  if (secret === null && before.messenger?.apiUrl !== fields.apiUrl)
    refuse('MESSENGER_SECRET_REQUIRED', { field: 'secret' });
  const sealedSecret = secret === null ? null : keys.seal(secret);
  await tx.run(upsertMessenger({ companyId, ...fields, sealedSecret }));
  const after = await readMessengerSettings(tx, companyId);
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, actor, {
    kind: 'messenger',
    subject: companyCode,
    act: 'changed',
    before: auditedMessenger(before),
    after: { ...auditedMessenger(after), ...(secret !== null && { messengerSecret: true }) },
  });
  return after;
});
