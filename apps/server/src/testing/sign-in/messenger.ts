import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Corp {
  corpId: string;
  agentId: string;
  secret: string;
}

/** Ends the next answers of one path: an error code, an answer that never comes, or a cut connection. */
type Trouble = { path: string; times: number; errcode: number | 'slow' | 'down' };

const newWord = () => randomBytes(16).toString('hex');

const MESSAGES: Record<number, string> = {
  0: 'ok',
  40001: 'invalid credential',
  40013: 'invalid corpid',
  40014: 'invalid access_token',
  40029: 'invalid code',
  42001: 'access_token expired',
  45009: 'api freq out of limit',
  60020: 'not allow to access from your ip',
};

const said = (errcode: number, more: object = {}) => ({ errcode, errmsg: MESSAGES[errcode] ?? 'error', ...more });

/**
 * An enterprise messenger on loopback that speaks as WeCom does: tokens of a corp with an end, codes that work once and in their corp
 * alone, errors as `errcode` in an answer of status 200.
 */
export async function startMessenger() {
  const corps = new Map<string, Corp>();
  const tokens = new Map<string, { corpId: string; expired: boolean }>();
  const codes = new Map<string, { corpId: string; account: object }>();
  const asked: string[] = [];
  let troubles: Trouble[] = [];
  let present: object = { userid: 'nobody' };

  const giveToken = (query: URLSearchParams) => {
    const corp = corps.get(query.get('corpid') ?? '');
    if (!corp) return said(40013);
    if (corp.secret !== query.get('corpsecret')) return said(40001);
    const token = newWord();
    tokens.set(token, { corpId: corp.corpId, expired: false });
    return said(0, { access_token: token, expires_in: 7200 });
  };

  const giveUser = (query: URLSearchParams) => {
    const token = tokens.get(query.get('access_token') ?? '');
    if (!token) return said(40014);
    if (token.expired) return said(42001);
    const code = query.get('code') ?? '';
    const found = codes.get(code);
    if (found?.corpId !== token.corpId) return said(40029);
    codes.delete(code);
    return said(0, found.account);
  };

  const giveCode = (corpId: string, account = present) => {
    const code = newWord();
    codes.set(code, { corpId, account });
    return code;
  };

  /** The page of the messenger's own browser. It sends people back only where everything is as the manual of WeCom asks for it. */
  const authorize = (query: URLSearchParams) => {
    const corp = corps.get(query.get('appid') ?? '');
    const back = new URL(query.get('redirect_uri') ?? '');
    const state = query.get('state') ?? '';
    const isRight =
      corp?.agentId === query.get('agentid') &&
      query.get('response_type') === 'code' &&
      query.get('scope') === 'snsapi_base' &&
      /^[a-zA-Z0-9]{1,128}$/.test(state);
    if (!corp || !isRight) return '<!doctype html><h1>Parameters are wrong</h1>';
    back.searchParams.set('code', giveCode(corp.corpId));
    back.searchParams.set('state', state);
    return `<!doctype html><h1>No identity was asked for</h1>
      <script>if (location.hash === '#wechat_redirect') location.replace(${JSON.stringify(back.href)})</script>`;
  };

  const troubleAt = (path: string) => {
    const trouble = troubles.find((one) => one.path === path && one.times > 0);
    if (trouble) trouble.times -= 1;
    return trouble?.errcode;
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://messenger');
    asked.push(pathname);
    const errcode = troubleAt(pathname);
    if (errcode === 'slow') return;
    if (errcode === 'down') return response.destroy();
    if (pathname === '/connect/oauth2/authorize')
      return response.setHeader('content-type', 'text/html').end(authorize(query));
    const told = errcode !== undefined ? said(errcode) : pathname === TOKEN ? giveToken(query) : giveUser(query);
    response.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(told));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    authorizeUrl: `${origin}/connect/oauth2/authorize`,
    apiUrl: `${origin}/`,
    /** The paths that were asked for. */
    asked,
    addCorp: () => {
      const corp = { corpId: `ww${newWord()}`, agentId: '1000002', secret: newWord() };
      corps.set(corp.corpId, corp);
      return corp;
    },
    /** The person who holds the phone; somebody from outside has an openid. */
    signsIn: (account: string, isMember = true) => {
      present = isMember ? { userid: account } : { openid: account };
    },
    giveCode,
    /** Every token is over, before the time that it was given with. */
    endTokens: (how: 42001 | 40014) => {
      if (how === 40014) tokens.clear();
      for (const token of tokens.values()) token.expired = true;
    },
    trouble: (path: string, errcode: Trouble['errcode'], times = 1) => {
      troubles = [{ path, errcode, times }];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const TOKEN = '/cgi-bin/gettoken';
export const MESSENGER_PATHS = { token: TOKEN, user: '/cgi-bin/auth/getuserinfo' } as const;
