import * as z from 'zod/mini';
import type { Keys } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';
import { unsealed } from './unsealed.ts';

const ANSWER_WITHIN_MS = 4_000;

/** Ties a sign-in at the messenger to the browser that began it, and to the company that it was begun for. */
export const STATE_COOKIE = 'gemba_messenger_state';
export const STATE_PATH = '/app/wx';
export const stateCookie = (companyId: number, state: string) => `${companyId}.${state}`;

export interface Messenger {
  name: string;
  corpId: string;
  agentId: string;
  secret: string;
  authorizeUrl: string;
  apiUrl: string;
}

type Sealed = Omit<Messenger, 'secret'> & { sealedSecret: string };

const selectMessenger = statement<{ companyId: number }, Sealed>(
  `select name, corp_id, agent_id, sealed_secret,
          authorize_url, api_url
     from company_messenger where company_id = :companyId`,
);

export async function readMessenger(tx: Tx, keys: Keys, companyId: number): Promise<Messenger> {
  const row = await tx.first(selectMessenger({ companyId }));
  if (!row) return refuse('MESSENGER_NOT_CONFIGURED');
  const { sealedSecret, ...messenger } = row;
  return { ...messenger, secret: unsealed(keys, sealedSecret) ?? refuse('MESSENGER_NOT_CONFIGURED') };
}

const Answer = z.object({
  errcode: z.optional(z.int()),
  access_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  UserId: z.optional(z.string()),
  userid: z.optional(z.string()),
});

const urlOf = (base: string, path: string, query: Record<string, string>) => {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

async function ask({ apiUrl }: Messenger, path: string, query: Record<string, string>) {
  try {
    const url = urlOf(apiUrl, path, query);
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' });
    return Answer.parse(await answer.json());
  } catch {
    return refuse('MESSENGER_UNREACHABLE');
  }
}

/** The error codes that a sign-in can meet, by who can do something about them. */
const TOKEN_IS_OVER: readonly number[] = [40014, 42001];
const CODE_IS_WRONG: readonly number[] = [40029, 40163, 41008, 42003];
const TOO_MANY: readonly number[] = [-1, 45009, 45011, 45033];

function refuseError(errcode: number): never {
  if (CODE_IS_WRONG.includes(errcode)) refuse('MESSENGER_CODE_REFUSED');
  if (TOO_MANY.includes(errcode)) refuse('MESSENGER_BUSY');
  return refuse('MESSENGER_REFUSES_US', { errcode });
}

const nameOf = ({ apiUrl, corpId, secret }: Messenger) => JSON.stringify([apiUrl, corpId, secret]);

/** The messenger throttles companies that ask for a token at each sign-in. */
const tokens = new Map<string, { token: string; until: number }>();

async function tokenOf(messenger: Messenger): Promise<string> {
  const kept = tokens.get(nameOf(messenger));
  if (kept && Date.now() < kept.until) return kept.token;
  const { corpId, secret } = messenger;
  const answer = await ask(messenger, 'cgi-bin/gettoken', { corpid: corpId, corpsecret: secret });
  const { errcode = 0, access_token: token, expires_in: seconds = 0 } = answer;
  if (errcode !== 0 || !token) return refuseError(errcode);
  tokens.set(nameOf(messenger), { token, until: Date.now() + seconds * 1_000 });
  return token;
}

/** Exchanges the one-time code of the browser for the messenger's account name. */
export async function accountOf(messenger: Messenger, code: string): Promise<string> {
  const exchange = async () =>
    ask(messenger, 'cgi-bin/auth/getuserinfo', { access_token: await tokenOf(messenger), code });
  const first = await exchange();
  const isTokenOver = TOKEN_IS_OVER.includes(first.errcode ?? 0);
  // Tokens end before their time, for instance when somebody renews the secret: the code is still good.
  if (isTokenOver) tokens.delete(nameOf(messenger));
  const { errcode = 0, userid, UserId } = isTokenOver ? await exchange() : first;
  if (errcode !== 0) refuseError(errcode);
  // Somebody from outside of the company has an openid instead.
  return userid ?? UserId ?? refuse('MESSENGER_CODE_REFUSED');
}
