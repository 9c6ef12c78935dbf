import type { getWecomConfig, loginByWecom } from '@gemba/contract/auth/wecom';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { addressIsAllowed, whichCompany } from '../companies/index.ts';
import type { Means } from '../kit/capability.ts';
import { type Keys, randomToken } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse } from '../kit/refuse.ts';
import { findUserByMessenger } from './auth.sql.ts';
import { refuseUnlessActive } from './may-sign-in.ts';
import { accountOf, type Messenger } from './messenger-api.ts';
import { proofOf } from './messenger-proof.ts';
import { signIn } from './sign-in.ts';

const STATE_COOKIE = 'gemba_messenger_state';
const STATE_PATH = '/app/wx';

type Sealed = Omit<Messenger, 'secret'> & { sealedSecret: string };

async function readMessenger(tx: Tx, keys: Keys, companyId: number): Promise<Messenger> {
  const [row] = await tx.query<Sealed>(
    `select name, corp_id as "corpId", agent_id as "agentId", sealed_secret as "sealedSecret",
            authorize_url as "authorizeUrl", api_url as "apiUrl"
       from company_messenger where company_id = $1`,
    [companyId],
  );
  if (!row) return refuse('MESSENGER_NOT_CONFIGURED');
  const { sealedSecret, ...messenger } = row;
  return { ...messenger, secret: keys.unseal(sealedSecret) };
}

/** What the browser needs to start; the state it gets must come back with the code. */
export async function messengerConfig(
  { database, keys }: Means,
  visit: Visit,
  { companyCode }: CallParsed<typeof getWecomConfig>['query'],
): Promise<CallReply<typeof getWecomConfig>> {
  const companyId = await whichCompany(database.outside, companyCode);
  const { name, corpId, agentId, authorizeUrl } = await database.asCompany(companyId, (tx) =>
    readMessenger(tx, keys, companyId),
  );
  const state = randomToken();
  visit.setCookie(STATE_COOKIE, state, { path: STATE_PATH, httpOnly: true, seconds: 600 });
  return { name, corpId, agentId, authorizeUrl, state };
}

/** A bound user is signed in; an unbound one gets the proof by which `login` binds. */
export async function logInByMessenger(
  means: Means,
  visit: Visit,
  { code, companyCode, state }: CallParsed<typeof loginByWecom>['query'],
): Promise<CallReply<typeof loginByWecom>> {
  const { database, keys } = means;
  const companyId = await whichCompany(database.outside, companyCode);
  const messenger = await database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    return readMessenger(tx, keys, companyId);
  });
  // Without this browser's own state, a code may be somebody else's, planted to sign the victim in as them.
  if (state === undefined || state !== visit.cookie(STATE_COOKIE)) refuse('MESSENGER_CODE_REFUSED');
  visit.clearCookie(STATE_COOKIE, STATE_PATH);
  const account = await accountOf(messenger, code);
  return database.asCompany(companyId, async (tx) => {
    const user = await findUserByMessenger(tx, companyId, account);
    if (!user) return { bound: false, wxUserId: proofOf(keys, companyId, account, Date.now()) };
    refuseUnlessActive(user);
    return { bound: true, session: await signIn(tx, means, visit, companyId, user) };
  });
}
