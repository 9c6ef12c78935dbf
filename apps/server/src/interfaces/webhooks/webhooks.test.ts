import { randomUUID } from 'node:crypto';
import { WEBHOOK_KINDS, type Webhook, type WebhookDelivery } from '@gemba/contract/interfaces/webhooks/webhook';
import { beforeAll, describe, expect, it } from 'vitest';
import { startReceiver } from '../../testing/outside/webhook-receiver.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const erp = await startOwnApp({
  env: { GEMBA_WEBHOOK_NETWORKS: '127.0.0.1' },
  webhookPace: { lookMs: 20, firstSeconds: 0.05, longestSeconds: 0.2 },
});
type Room = Awaited<ReturnType<typeof openStockRoom>>;
type Receiver = Awaited<ReturnType<typeof startReceiver>>;
type Made = { secret: string; webhook: Webhook };

let room: Room;
let receiver: Receiver;
let made: Made;

const add = async (url: string, kinds: readonly string[] = WEBHOOK_KINDS) =>
  room.browser.post<Made>('/webhooks', { url, kinds });
const deliveries = async (state = '') =>
  (
    await room.browser.get<{ items: WebhookDelivery[] }>(
      `/webhooks/${made.webhook.webhookId}/deliveries${state && `?state=${state}`}`,
    )
  ).data.items;
const at = (path: string) => `/webhooks/${made.webhook.webhookId}${path}`;

beforeAll(async () => {
  room = await openStockRoom(erp);
  receiver = await startReceiver();
  made = (await add(receiver.url)).data;
  receiver.state.secret = made.secret;
});

describe('a webhook', () => {
  it('is told about a receipt and its reversal, in this order, signed, by the name of the person', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '4' }] }];
    const received = await room.post<{ receiverNumber: string }>(`/receiving/purchaseOrders/${po}`, { items });
    const { receiverNumber } = received.data;
    await room.post(`/receivers/${receiverNumber}/reverse`, { reason: 'Wrong pallet' });
    await expect
      .poll(() => receiver.taken.filter(({ subject }) => subject === `po ${po}`))
      .toMatchObject([
        {
          type: 'goods.received',
          company: room.companyCode,
          by: room.actor.displayName,
          data: {
            document: { type: 'receiver', number: receiverNumber },
            order: { type: 'po', number: po },
            reverses: null,
            lines: [{ partNumber: 'BOLT', location: 'A-01', change: { onHand: '4' } }],
          },
        },
        { type: 'goods.received', data: { reverses: receiverNumber, lines: [{ change: { onHand: '-4' } }] } },
      ]);
    expect(receiver.wrong).toEqual([]);
    expect(receiver.taken.some((event) => /cost|price|value/i.test(JSON.stringify(event)))).toBe(false);
  });

  it('is told nothing about a posting that is refused', async () => {
    const po = await room.purchaseOrder([{ quantity: '1' }]);
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '2' }] }];
    expect(await room.post(`/receiving/purchaseOrders/${po}`, { items })).toMatchObject({ success: false });
    expect((await deliveries()).filter(({ subject }) => subject === `po ${po}`)).toEqual([]);
  });

  it('tells what the receiver answered, tries again, and later events of the document wait', async () => {
    receiver.state.answerWith = (_, response) => response.writeHead(503).end('closed for lunch');
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }];
    for (let count = 0; count < 2; count += 1) await room.post(`/receiving/purchaseOrders/${po}`, { items });
    const own = async () => (await deliveries('WAITING')).filter(({ subject }) => subject === `po ${po}`);
    await expect.poll(async () => (await own()).at(-1)?.attempts).toBeGreaterThan(2);
    expect(await own()).toMatchObject([
      { attempts: 0, statusCode: null },
      { statusCode: 503, answer: 'closed for lunch' },
    ]);
    receiver.state.answerWith = (_, response) => response.writeHead(200).end();
    await expect.poll(own).toEqual([]);
  });

  it('is given up after some days, listed, and sent again when somebody asks', async () => {
    receiver.state.answerWith = (_, response) => response.writeHead(500).end();
    await room.browser.post(at('/test'));
    await erp.owner.query('update webhook_delivery set give_up_at = now() where company_id = $1', [room.companyId]);
    await expect.poll(async () => (await deliveries('GIVEN_UP')).length).toBe(1);
    receiver.state.answerWith = (_, response) => response.writeHead(200).end();
    const [failed] = await deliveries('GIVEN_UP');
    expect(await room.browser.post(at('/replay'), {})).toMatchObject({ data: { count: 1 } });
    await expect.poll(() => receiver.taken.at(-1)).toMatchObject({ id: failed?.eventId, type: 'webhook.test' });
    const again = { deliveryId: failed?.deliveryId };
    expect(await room.browser.post(at('/replay'), again)).toMatchObject({ data: { count: 1 } });
    await expect.poll(() => receiver.taken.filter(({ id }) => id === failed?.eventId)).toHaveLength(2);
    expect(await room.browser.post(at('/replay'), { deliveryId: '999999' })).toMatchObject({
      msgCode: 'DELIVERY_NOT_EXIST',
    });
  });

  it('keeps its secret sealed, and shows it to nobody again', async () => {
    const { rows } = await erp.owner.query('select webhook::text as row from webhook');
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(6));
    expect((await room.browser.get('/webhooks')).text).not.toContain('whsec_');
    expect(erp.log.join('')).not.toContain(made.secret.slice(6));
  });
});

describe('an address of a webhook', () => {
  it.each([
    ['ftp://erp.example.com/', 'WEBHOOK_URL_INVALID'],
    ['https://somebody:secret@erp.example.com/', 'WEBHOOK_URL_INVALID'],
    ['no address', 'WEBHOOK_URL_INVALID'],
    ['https://10.0.0.7/', 'WEBHOOK_URL_INSIDE'],
    ['https://169.254.169.254/latest/meta-data', 'WEBHOOK_URL_INSIDE'],
    ['https://2130706434/', 'WEBHOOK_URL_INSIDE'],
    ['https://[::1]/', 'WEBHOOK_URL_INSIDE'],
    ['https://[::ffff:10.0.0.1]/', 'WEBHOOK_URL_INSIDE'],
    ['http://8.8.8.8/', 'WEBHOOK_URL_INSIDE'],
  ])('%s is refused: %s', async (url, msgCode) => {
    expect(await add(url)).toMatchObject({ code: 400, msgCode, data: { field: 'url' } });
  });

  it('that leads inside by its name is not written to, and the delivery says so', async () => {
    // localhost is ::1 too, which nobody allowed.
    const { data } = await add(`https://localhost:${receiver.port}/`);
    await room.browser.post(`/webhooks/${data.webhook.webhookId}/test`);
    const list = () => room.browser.get(`/webhooks/${data.webhook.webhookId}/deliveries`);
    await expect.poll(async () => (await list()).text).toMatch(/not on the internet|EPROTO|wrong version/i);
    await room.browser.send(`/app/webhooks/${data.webhook.webhookId}`, { method: 'DELETE' });
  });

  it('is not followed when it leads elsewhere', async () => {
    const asked = receiver.state.asked;
    const turning = await startReceiver((_, response) => response.writeHead(302, { location: receiver.url }).end());
    const { data } = await add(turning.url);
    turning.state.secret = data.secret;
    await room.browser.post(`/webhooks/${data.webhook.webhookId}/test`);
    await expect.poll(() => turning.state.asked).toBeGreaterThan(0);
    await room.browser.send(`/app/webhooks/${data.webhook.webhookId}`, { method: 'DELETE' });
    expect(receiver.state.asked).toBe(asked);
  });
});

describe('webhooks are administered', () => {
  it('by nobody without the role', async () => {
    const reader = await room.person({ roles: ['FIND_PART'] });
    for (const path of ['/webhooks', at('/deliveries')])
      expect(await reader.get(path)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await reader.post(at('/test'))).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  });

  it('of their own company alone', async () => {
    const rival = await erp.somebody();
    expect((await rival.browser.get<{ webhooks: Webhook[] }>('/webhooks')).data.webhooks).toEqual([]);
    expect((await rival.browser.get<{ items: unknown[] }>(at('/deliveries'))).data.items).toEqual([]);
    for (const path of [at('/test'), at('/replay')])
      expect(await rival.browser.post(path, path.endsWith('replay') ? {} : undefined)).toMatchObject({
        msgCode: 'WEBHOOK_NOT_EXIST',
      });
    expect(await rival.browser.send(`/app${at('')}`, { method: 'DELETE' })).toMatchObject({
      msgCode: 'WEBHOOK_NOT_EXIST',
    });
  });

  it('in their address and events, and twenty at most', async () => {
    const { data } = await add('https://erp.example.com/gemba', ['alarm.raised']);
    const changed = { url: 'https://erp.example.com/other', kinds: ['alarm.raised', 'alarm.resolved', 'alarm.raised'] };
    const put = await room.browser.send<Webhook>(`/app/webhooks/${data.webhook.webhookId}`, {
      method: 'PUT',
      body: changed,
    });
    expect(put.data).toMatchObject({ url: changed.url, kinds: ['alarm.raised', 'alarm.resolved'] });
    const answers = [];
    for (let count = 0; count < 20; count += 1)
      answers.push(await add(`https://erp.example.com/${randomUUID()}`, ['alarm.raised']));
    expect(answers.at(-1)).toMatchObject({ msgCode: 'TOO_MANY_WEBHOOKS' });
  });
});
