import * as z from 'zod/mini';
import type { Keys } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

/** Ties a sign-in at the messenger to the browser that began it. */
export const STATE_COOKIE = 'gemba_messenger_state';
export const STATE_PATH = '/app/wx';

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
  return { ...messenger, secret: keys.unseal(sealedSecret) };
}

const TokenAnswer = z.object({ errcode: z.optional(z.int()), access_token: z.optional(z.string()) });
const UserAnswer = z.object({
  errcode: z.optional(z.int()),
  UserId: z.optional(z.string()),
  userid: z.optional(z.string()),
});

async function ask<Shape extends z.ZodMiniType>(url: URL, shape: Shape): Promise<z.output<Shape>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_000), redirect: 'error' });
    return shape.parse(await answer.json());
  } catch {
    return refuse('MESSENGER_UNREACHABLE');
  }
}

const urlOf = (base: string, path: string, query: Record<string, string>) => {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

/** Exchanges the one-time code of the browser for the messenger's account name. */
export async function accountOf(messenger: Messenger, code: string): Promise<string> {
  const { apiUrl, corpId, secret } = messenger;
  const token = await ask(urlOf(apiUrl, 'cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }), TokenAnswer);
  if (!token.access_token) return refuse('MESSENGER_UNREACHABLE');
  const user = await ask(
    urlOf(apiUrl, 'cgi-bin/auth/getuserinfo', { access_token: token.access_token, code }),
    UserAnswer,
  );
  return user.userid ?? user.UserId ?? refuse('MESSENGER_CODE_REFUSED');
}
