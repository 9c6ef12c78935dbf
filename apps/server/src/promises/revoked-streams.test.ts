import { expect, it } from 'vitest';
import { openStream } from '../testing/stream-client.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

/** I18, S7: a revoked token stops everywhere. The next call is refused, and its stream is closed within five seconds. */
const erp = await startTestApp();
/** Five seconds, and patience for a machine that is busy. */
const WITHIN_MS = 15_000;

type Somebody = Awaited<ReturnType<typeof erp.somebody>>;
const change = (what: string) => (who: Somebody) =>
  erp.owner.query(`update app_user set ${what} where company_id = $1 and user_id = $2`, [who.companyId, who.userId]);
const ofSession = (what: string) => (who: Somebody) =>
  erp.owner.query(`update session set ${what} where company_id = $1 and user_id = $2`, [who.companyId, who.userId]);

const ways: Record<string, { revoke: (who: Somebody) => Promise<unknown>; msgCode: string }> = {
  'logging out': { revoke: ({ browser }) => browser.post('/logout'), msgCode: 'ALREADY_LOGOUT' },
  'signing out from another device': {
    async revoke({ companyCode, userName }) {
      const other = await erp.signIn(companyCode, userName);
      const { data } = await other.get<{ items: { sessionId: string; current: boolean }[] }>('/sessions');
      for (const one of data.items) if (!one.current) await other.post(`/sessions/${one.sessionId}/revoke`);
    },
    msgCode: 'ALREADY_LOGOUT',
  },
  'a change of the password': {
    revoke: ({ browser }) =>
      browser.post('/changePassword', { currentPassword: PASSWORD, newPassword: 'a whole new sentence' }),
    msgCode: 'ALREADY_LOGOUT',
  },
  'a lock': { revoke: change(`status = 'LOCKED'`), msgCode: 'USER_LOCKED' },
  'being disabled': { revoke: change(`status = 'DISABLED'`), msgCode: 'APP_USER_INFO_ERROR' },
  'the loss of a role': { revoke: change(`roles = '{FIND_PART}'`), msgCode: 'APP_USER_INFO_ERROR' },
  'the end of the account': { revoke: change('expires_on = current_date - 1'), msgCode: 'YOUR_ACCOUNT_EXPIRED' },
  'the end of the token': { revoke: ofSession('token_expires_at = now()'), msgCode: 'APP_TOKEN_EXPIRED_ERROR' },
};

const streamOf = ({ userName, browser }: Somebody) =>
  openStream({ url: erp.server.url, token: browser.token, userName });

const revokedBy = async (way: string) => {
  const who = await erp.somebody();
  const { token } = who.browser;
  const stream = await streamOf(who);
  await stream.until(({ events }) => events.length > 0);
  await ways[way]?.revoke(who);
  const since = performance.now();
  const next = await erp.browser().get('/getMenuPermission', { authorization: token });
  const again = await openStream({ url: erp.server.url, token, userName: who.userName });
  return { way, stream, since, refused: [next.msgCode, again.answer.status === next.status] };
};

it('is refused at the next call, its stream ends within 5 s, and nobody else’s does', async () => {
  const other = await streamOf(await erp.somebody());
  const revoked: Awaited<ReturnType<typeof revokedBy>>[] = [];
  for (const way of Object.keys(ways)) revoked.push(await revokedBy(way));
  await Promise.all(revoked.map(({ stream }) => stream.until((one) => one.endedAt !== undefined).catch(() => {})));
  expect(
    revoked.map(({ way, stream, since, refused }) => [
      way,
      ...refused,
      (stream.endedAt ?? Infinity) - since < WITHIN_MS,
    ]),
  ).toEqual(Object.entries(ways).map(([way, { msgCode }]) => [way, msgCode, true, true]));
  expect(other.endedAt).toBeUndefined();
  other.leave();
});
