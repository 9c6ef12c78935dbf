import { describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { publish } from '../kit/stream/publish.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { openStream } from '../testing/stream-client.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { writerOf } from '../testing/write-message.ts';

const erp = await startOwnApp({ env: { GEMBA_LOG: 'trace' }, streamPace: { beatMs: 200 } });
const database = createDatabase(createPool(erp.appUrl, { max: 4, waitMs: PATIENT_MS, onError: () => {} }));
const write = writerOf(database);
type Somebody = Awaited<ReturnType<typeof erp.somebody>>;
const open = ({ userName, browser }: Pick<Somebody, 'userName' | 'browser'>, lastEventId?: string) =>
  openStream({ url: erp.server.url, token: browser.token, userName, lastEventId });
const path = (clientId: string) => `/message/sse/subscribe?clientId=${encodeURIComponent(clientId)}`;

describe('whose stream it is', () => {
  it('says the token alone: another user’s client id is refused, and opens nobody’s stream', async () => {
    const [own, rival] = [await erp.somebody(), await erp.somebody()];
    const colleague = await erp.user(own.companyId);
    for (const clientId of [colleague.userName, rival.userName, ''].map((name) => `${name.toUpperCase()}_APP`)) {
      expect(await own.browser.get(path(clientId))).toMatchObject({ code: 403, msgCode: 'STREAM_CLIENT_REFUSED' });
    }
    for (const clientId of [own.userName, `${own.userName}_WEB`, `${own.userName}_APP `]) {
      expect(await own.browser.get(path(clientId))).toMatchObject({ code: 403, msgCode: 'STREAM_CLIENT_REFUSED' });
    }
    expect(await own.browser.get('/message/sse/subscribe')).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });

  it('needs the header: a token in the address or a cookie opens nothing, and is in no log', async () => {
    const { userName, browser } = await erp.somebody();
    const token = String(browser.token);
    const stranger = erp.browser();
    stranger.cookies.set('token', token);
    for (const name of ['token', 'Authorization', 'authorization', 'access_token']) {
      const query = `${path(`${userName}_APP`)}&${name}=${encodeURIComponent(token)}`;
      expect(await stranger.get(query)).toMatchObject({ code: 401, msgCode: 'NOT_SIGNED_IN' });
      expect(await browser.get(query)).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT', data: { field: name } });
    }
    expect(erp.log.join('')).not.toContain(token);
  });

  it('brings each person what is theirs, and each company what is its own', async () => {
    const [own, rival] = [await erp.somebody(), await erp.somebody()];
    const user = await erp.user(own.companyId);
    const colleague = { ...user, browser: await erp.signIn(own.companyCode, user.userName) };
    const streams = await Promise.all([own, colleague, rival].map((who) => open(who)));
    const [ownStream, colleagueStream, rivalStream] = streams;
    const everybody = (companyId: number, id: number) =>
      database.asCompany(companyId, (tx) =>
        publish(tx, companyId, 'alarm', [{ userId: null, payload: { alarm: { id } } }]),
      );
    await write(own.companyId, own.userId, [own.userId], 'for one');
    await write(own.companyId, null, [own.userId, user.userId], 'for two');
    await everybody(own.companyId, 7);
    await everybody(rival.companyId, 8);
    for (const one of streams) await one.until(({ events }) => events.some(({ type }) => type === 'alarm'));
    const heard = (one: (typeof streams)[number] | undefined) =>
      one?.events.flatMap(({ message, alarm }) => message?.title ?? alarm?.id ?? []);
    expect(heard(ownStream)).toEqual(['for one', 'for two', 7]);
    expect(heard(colleagueStream)).toEqual(['for two', 7]);
    expect(heard(rivalStream)).toEqual([8]);
    expect(ownStream?.messages[0]).toMatchObject({ sender: own.userName, sendDate: expect.stringMatching(/Z$/) });
    expect(ownStream?.messages[1]).toMatchObject({ sender: null });
    expect(ownStream?.events.filter(({ type }) => type === 'message').at(-1)?.total).toBe(2);
    for (const one of streams) one.leave();
  });
});

describe('an order that goods were posted for', () => {
  it('is named to those who may see it, without the document; who was away reads the screen again', async () => {
    const own = await erp.somebody({ roles: ['FIND_PURCHASE_ORDER'] });
    const user = await erp.user(own.companyId, { roles: ['FIND_SALES_ORDER'] });
    const seller = { ...user, browser: await erp.signIn(own.companyCode, user.userName) };
    const streams = await Promise.all([own, seller].map((who) => open(who)));
    const post = (orderKind: string | null, orderNumber: string | null) =>
      database.asCompany(own.companyId, (tx) => {
        const payload = { documentKind: 'receiver', documentNumber: '9', orderKind, orderNumber };
        return publish(tx, own.companyId, 'posting', [{ userId: null, payload }]);
      });
    await post(null, null);
    await post('po', '7');
    await post('so', '8');
    await write(own.companyId, null, [own.userId, user.userId], 'the last');
    for (const one of streams) await one.until(({ messages }) => messages.length === 1);
    const changed = (type: string, number: string) => [
      { type: 'orderChanged', order: { type, number }, waiting: false },
    ];
    const heard = streams.map(({ events }) => events.filter(({ type }) => type === 'orderChanged'));
    expect(heard).toEqual([changed('po', '7'), changed('so', '8')]);
    const [{ lastEventId }] = streams as [(typeof streams)[number]];
    for (const one of streams) one.leave();
    await post('po', '10');
    await write(own.companyId, null, [own.userId], 'while away');
    const again = await open(own, lastEventId);
    await again.until(({ messages }) => messages.length === 1);
    expect(again.events.some(({ type }) => type === 'orderChanged')).toBe(false);
    again.leave();
  });
});

describe('a stream', () => {
  it('greets with the number of unread messages, beats, and is neither compressed nor kept by a proxy', async () => {
    const somebody = await erp.somebody();
    await write(somebody.companyId, null, [somebody.userId], 'unread');
    const stream = await open(somebody);
    expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.answer.headers.get('content-encoding')).toBeNull();
    await stream.until(({ events }) => events.filter(({ type }) => type === 'heartbeat').length >= 3);
    expect(stream.events[0]).toEqual({ type: 'total', total: 1 });
    stream.leave();
  });

  it('keeps every text in its one line: no line break of any kind begins an event', async () => {
    const somebody = await erp.somebody();
    const stream = await open(somebody);
    const forged =
      'x\r\rdata: {"type":"alarm","alarm":{"id":1}}\r\n\r\nevent: alarm\ndata: {}\n\n\u2028\u2029\u0085id: 0\r';
    await write(somebody.companyId, null, [somebody.userId], forged, forged);
    await stream.until(({ messages }) => messages.length === 1);
    expect(stream.messages[0]).toMatchObject({ title: forged, content: forged });
    const kinds = new Set(stream.events.map(({ type }) => type));
    expect([...kinds].toSorted()).toEqual(['heartbeat', 'message', 'openAlarms', 'total']);
    stream.leave();
  });

  it('tells a device that something was read on another', async () => {
    const { companyId, userId, ...somebody } = await erp.somebody();
    await write(companyId, null, [userId], 'soon read');
    const stream = await open(somebody);
    await stream.until(({ events }) => events.some(({ total }) => total === 1));
    await write.read(companyId, userId);
    await stream.until(({ events }) => events.filter(({ type }) => type === 'total').length === 2);
    expect(stream.events.findLast(({ type }) => type === 'total')).toEqual({ type: 'total', total: 0 });
    stream.leave();
  });

  it('is one of five of a person: a sixth gives way within its own session, and is refused in another', async () => {
    const somebody = await erp.somebody();
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(somebody)));
    await Promise.all(streams.map((one) => one.until(({ events }) => events.length > 0)));
    const tablet = { ...somebody, browser: await erp.signIn(somebody.companyCode, somebody.userName) };
    const refused = await tablet.browser.get(path(`${somebody.userName}_APP`));
    expect(refused).toMatchObject({ code: 429, msgCode: 'TOO_MANY_STREAMS' });
    const sixth = await open(somebody);
    await sixth.until(({ events }) => events.length > 0);
    await Promise.any(streams.map((one) => one.until(({ endedAt }) => endedAt !== undefined)));
    expect(streams.filter(({ endedAt }) => endedAt !== undefined)).toHaveLength(1);
    for (const one of [...streams, sixth]) one.leave();
  });
});
