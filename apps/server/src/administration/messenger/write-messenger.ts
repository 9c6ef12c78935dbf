import { type MessengerSettings, WECOM } from '@gemba/contract/administration/messenger/messenger';
import { readCompany, recordChange } from '../../companies/index.ts';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedMessenger, readMessengerSettings } from './messenger.sql.ts';

type Wish = Omit<NonNullable<MessengerSettings['messenger']>, 'version'>;
type Fields = Wish & { companyId: number /** Null keeps the one before. */; sealedSecret: string | null };

const upsertMessenger = statement<Fields>(
  `insert into company_messenger (company_id, name, corp_id, agent_id, sealed_secret, authorize_url, api_url)
   values (:companyId, :name, :corpId, :agentId, coalesce(:sealedSecret, ''), :authorizeUrl, :apiUrl)
   on conflict (company_id) do update
     set name = excluded.name, corp_id = excluded.corp_id, agent_id = excluded.agent_id,
         sealed_secret = coalesce(:sealedSecret, company_messenger.sealed_secret),
         authorize_url = excluded.authorize_url, api_url = excluded.api_url, version = company_messenger.version + 1`,
);

const updateAccounts = statement<{ companyId: number }>(
  'update app_user set wx_user_id = null where company_id = :companyId and wx_user_id is not null',
);

/** An account name of one corp may be somebody else's in another: everybody binds theirs anew. */
const forgetAccounts = (tx: Tx, companyId: number) => tx.run(updateAccounts({ companyId }));

/** The second page of WeCom shows a code to scan, for computers at a desk. */
const OURS = [WECOM.authorizeUrl, 'https://login.work.weixin.qq.com/', WECOM.apiUrl].map((url) => new URL(url).origin);

/**
 * The server itself asks the API, and sends the secret along. So an administrator cannot point it at just any host: those
 * besides WeCom are named by the operator of the server.
 */
const refuseHost = (url: string, origins: readonly string[], field: string) => {
  const { origin } = new URL(url);
  if (![...OURS, ...origins].includes(origin)) refuse('MESSENGER_HOST_REFUSED', { origin, field });
};

/** The administrator, or nobody for a command at the server. */
type By = { companyId: number; userId: number | null };

export async function writeMessenger(
  tx: Tx,
  by: By,
  { secret, ...fields }: Wish & { secret: string | null },
  { keys, messengers }: { keys: Keys; messengers: readonly string[] },
) {
  const { companyId } = by;
  refuseHost(fields.authorizeUrl, messengers, 'authorizeUrl');
  refuseHost(fields.apiUrl, messengers, 'apiUrl');
  const before = await readMessengerSettings(tx, companyId);
  const { messenger } = before;
  // A known secret must not be sent to a host that its owner has not named.
  if (secret === null && messenger?.apiUrl !== fields.apiUrl) refuse('MESSENGER_SECRET_REQUIRED', { field: 'secret' });
  const sealedSecret = secret === null ? null : keys.seal(secret);
  await tx.run(upsertMessenger({ companyId, ...fields, sealedSecret }));
  const isSameCorp = messenger?.corpId === fields.corpId && messenger.apiUrl === fields.apiUrl;
  if (messenger && !isSameCorp) await forgetAccounts(tx, companyId);
  const after = await readMessengerSettings(tx, companyId);
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, by, {
    kind: 'messenger',
    subject: companyCode,
    act: 'changed',
    before: auditedMessenger(before),
    after: { ...auditedMessenger(after), ...(secret !== null && { messengerSecret: true }) },
  });
  return after;
}

const deleteMessenger = statement<{ companyId: number }>('delete from company_messenger where company_id = :companyId');

/** False when there was none. */
export async function dropMessenger(tx: Tx, by: By) {
  const { companyId } = by;
  const before = await readMessengerSettings(tx, companyId);
  await tx.run(deleteMessenger({ companyId }));
  await forgetAccounts(tx, companyId);
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, by, {
    kind: 'messenger',
    subject: companyCode,
    act: 'changed',
    before: auditedMessenger(before),
    after: auditedMessenger({ messenger: null }),
  });
  return before.messenger !== null;
}
