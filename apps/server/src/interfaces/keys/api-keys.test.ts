import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@gemba/contract/interfaces/keys/api-key';
import { addDays } from '@gemba/contract/kit/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const TODAY = new Date().toISOString().slice(0, 10);
const LATER = addDays(TODAY, 30);

type Made = { key: string; apiKey: ApiKey };
type Room = Awaited<ReturnType<typeof openStockRoom>>;
let room: Room;

let count = 0;
const make = async (roles: readonly string[], more: object = {}) => {
  const name = `ERP ${(count += 1)}`;
  const { data } = await room.browser.post<Made>('/apiKeys', { name, roles, expiresOn: LATER, ...more });
  return { ...data, name };
};

const machine = (key: string) => {
  const caller = new Browser(erp.server.url);
  caller.token = `Bearer ${key}`;
  return caller;
};

const keysOf = async () => (await room.browser.get<{ items: ApiKey[] }>('/apiKeys')).data.items;
const stored = (keyId: string, what: string) =>
  erp.owner.query(`update api_key set ${what} where key_id = $1`, [keyId]);

beforeAll(async () => {
  room = await openStockRoom(erp);
});

describe('an API key', () => {
  it('calls with exactly its roles, in its company, without a cookie', async () => {
    const { key } = await make(['FIND_PART']);
    const caller = machine(key);
    expect(await caller.get('/parts?q=BOLT')).toMatchObject({ success: true });
    expect(await caller.get('/inventory')).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    expect([...caller.cookies.keys()]).toEqual([]);
  });

  it('posts under its own name, once for a key of the request', async () => {
    const { key, name } = await make(['UPDATE_RECEIVER', 'FIND_INVENTORY']);
    const caller = machine(key);
    await room.opening('BOLT', 'A-01', '10');
    const items = [{ partNumber: 'BOLT', fromLocation: 'A-01', toLocation: 'A-02', quantity: '2' }];
    const idempotency = { 'idempotency-key': randomUUID() };
    const first = await caller.post<{ transferNumber: string }>('/transfers', { items }, idempotency);
    expect(first).toMatchObject({ success: true, data: { movedBy: { name } } });
    expect((await caller.post('/transfers', { items }, idempotency)).text).toBe(first.text);
    expect(await caller.post('/transfers', { items })).toMatchObject({ msgCode: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(await room.ask('select 1 from transfer where company_id = $1')).toHaveLength(1);
  });

  it('is shown once and kept as a hash', async () => {
    const { key, apiKey } = await make(['FIND_PART']);
    expect(key).toMatch(/^gemba_\d+_[\w-]{43}$/);
    const { rows } = await erp.owner.query('select api_key::text as row from api_key where key_id = $1', [
      apiKey.keyId,
    ]);
    expect(rows[0].row).not.toContain(key.slice(-43));
    expect((await room.browser.get('/apiKeys')).text).not.toContain(key.slice(-43));
    expect(erp.log.join('')).not.toContain(key.slice(-43));
  });

  it('shows when and from where it was last used', async () => {
    const { key, apiKey } = await make(['FIND_PART']);
    expect(apiKey.lastUsedAt).toBeNull();
    await machine(key).get('/parts?q=BOLT');
    const found = async () => (await keysOf()).find(({ keyId }) => keyId === apiKey.keyId);
    await expect.poll(found).toMatchObject({ lastAddress: '127.0.0.1', lastUsedAt: expect.any(String) });
  });

  it('ends when it is revoked, and its name is free again', async () => {
    const { key, apiKey, name } = await make(['FIND_PART']);
    expect(await room.browser.post(`/apiKeys/${apiKey.keyId}/revoke`)).toMatchObject({ success: true });
    expect(await machine(key).get('/parts?q=BOLT')).toMatchObject({ code: 401, msgCode: 'API_KEY_REVOKED' });
    expect(await room.browser.post(`/apiKeys/${apiKey.keyId}/revoke`)).toMatchObject({ msgCode: 'API_KEY_NOT_EXIST' });
    expect((await make(['FIND_PART'], { name })).apiKey).toMatchObject({ name, state: 'ACTIVE' });
  });

  it('holds through its last day and not a day longer', async () => {
    const { key, apiKey } = await make(['FIND_PART'], { expiresOn: TODAY });
    expect(await machine(key).get('/parts?q=BOLT')).toMatchObject({ success: true });
    await stored(apiKey.keyId, `expires_on = company_today(company_id) - 1`);
    expect(await machine(key).get('/parts?q=BOLT')).toMatchObject({ code: 401, msgCode: 'API_KEY_EXPIRED' });
    expect((await keysOf()).find(({ keyId }) => keyId === apiKey.keyId)).toMatchObject({ state: 'EXPIRED' });
  });

  it('is held to the addresses of its company with every call', async () => {
    const { key } = await make(['FIND_PART']);
    const allow = (nets: string[] | null) =>
      erp.owner.query('update company set client_addresses = $2 where company_id = $1', [room.companyId, nets]);
    await allow(['10.9.0.0/16']);
    expect(await machine(key).get('/parts?q=BOLT')).toMatchObject({ code: 403, msgCode: 'NOT_IN_WHITELIST' });
    await allow(['127.0.0.0/8']);
    expect(await machine(key).get('/parts?q=BOLT')).toMatchObject({ success: true });
    await allow(null);
  });

  it('of another company, or forged, opens nothing', async () => {
    const { key } = await make(['FIND_PART']);
    const { companyId } = await erp.somebody();
    const forged = [
      key.replace(/^gemba_\d+/, `gemba_${companyId}`),
      `${key.slice(0, -1)}!`,
      key.slice(0, -1),
      `${key}A`,
    ];
    for (const wrong of forged)
      expect((await machine(wrong).get('/parts?q=BOLT')).msgCode).toBe('APP_TOKEN_EXPIRED_ERROR');
  });
});

describe('a key never administers', () => {
  it('has no role for it, and the database keeps it so', async () => {
    const answer = await room.browser.post('/apiKeys', { name: 'x', roles: ['COMPANY_ADMIN'], expiresOn: LATER });
    expect(answer).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    const { apiKey } = await make(['FIND_PART']);
    const promote = erp.owner.query(
      `update app_user set roles = '{COMPANY_ADMIN}' where user_id = (select user_id from api_key where key_id = $1)`,
      [apiKey.keyId],
    );
    await expect(promote).rejects.toThrow('app_user_machine_is_nobody');
  });

  it('neither lists, makes nor revokes keys, nor changes what is a person’s own', async () => {
    const { key, apiKey } = await make(['FIND_PART']);
    const caller = machine(key);
    expect(await caller.get('/apiKeys')).toMatchObject({ msgCode: 'NOT_BY_API_KEY' });
    expect(await caller.post('/apiKeys', {})).toMatchObject({ msgCode: 'NOT_BY_API_KEY' });
    expect(await caller.post(`/apiKeys/${apiKey.keyId}/revoke`)).toMatchObject({ msgCode: 'NOT_BY_API_KEY' });
    expect(await caller.post('/logout')).toMatchObject({ msgCode: 'NOT_BY_API_KEY' });
  });

  it('cannot sign in, is no receiver of messages and takes no seat', async () => {
    const { key, apiKey, name } = await make(['FIND_PART', 'SEND_MESSAGE']);
    const login = { companyCode: room.companyCode, userName: `key:${apiKey.keyId}`, password: key };
    expect(await erp.browser().post('/login', login)).toMatchObject({ msgCode: 'WRONG_PASSWORD' });
    const receivers = await room.browser.get(`/messages/receivers?q=${encodeURIComponent(name)}`);
    expect(receivers.text).not.toContain(name);
  });
});

describe('keys are made by administrators', () => {
  it('and by nobody else', async () => {
    const reader = await room.person({ roles: ['FIND_PART'] });
    expect(await reader.get('/apiKeys')).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await reader.post('/apiKeys', { name: 'x', roles: ['FIND_PART'], expiresOn: LATER })).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
  });

  it('of their own company alone', async () => {
    const { apiKey } = await make(['FIND_PART']);
    const rival = await erp.somebody();
    expect((await rival.browser.get<{ items: ApiKey[] }>('/apiKeys')).data.items).toEqual([]);
    expect(await rival.browser.post(`/apiKeys/${apiKey.keyId}/revoke`)).toMatchObject({
      msgCode: 'API_KEY_NOT_EXIST',
    });
  });

  it('under a name that no other key has, and with a day that is not too far', async () => {
    const { name } = await make(['FIND_PART']);
    const wish = { name: name.toLowerCase(), roles: ['FIND_PART'], expiresOn: LATER };
    expect(await room.browser.post('/apiKeys', wish)).toMatchObject({ code: 409, msgCode: 'API_KEY_EXISTS' });
    for (const expiresOn of [addDays(TODAY, -2), addDays(TODAY, 800)])
      expect(await room.browser.post('/apiKeys', { ...wish, name: randomUUID(), expiresOn })).toMatchObject({
        msgCode: 'API_KEY_EXPIRY_INVALID',
        data: { field: 'expiresOn' },
      });
  });
});
