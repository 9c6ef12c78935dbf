import { randomUUID } from 'node:crypto';
import type { CallReply } from '@gemba/contract/kit/call';
import type { listMessages } from '@gemba/contract/messages/list-messages';
import type { Message, MessageReceiver } from '@gemba/contract/messages/message';
import { describe, expect, it } from 'vitest';
import { key } from '../testing/orders/deciders.ts';
import { orderBook } from '../testing/orders/order-book.ts';
import { openStream } from '../testing/stream-client.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const book = orderBook(erp);

/** A company of three: Ada, Ben in the department Tooling, and Cy with the role to find parts alone. */
async function openCompany() {
  const { companyId, companyCode } = await book.fresh();
  const someone = async (userName: string, roles: readonly string[], refId: string) => {
    const { userId } = await erp.user(companyId, { userName, roles, refId });
    return { companyId, companyCode, userId, userName, browser: await erp.signIn(companyCode, userName) };
  };
  const ada = await someone('ada', ['SEND_MESSAGE', 'FIND_PURCHASE_ORDER'], 'E-1');
  const [ben, cy] = [await someone('ben', ['SEND_MESSAGE'], 'E-2'), await someone('cy', ['FIND_PART'], 'E-3')];
  await erp.owner.query(
    `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'TOOL', 'Tooling', 'tooling')`,
    [companyId],
  );
  await erp.owner.query(
    `update employee set department_id = 'TOOL' where company_id = $1 and employee_id in ('E-1', 'E-2')`,
    [companyId],
  );
  return { companyId, ada, ben, cy };
}
type Somebody = Awaited<ReturnType<typeof openCompany>>['ada'];

const user = ({ userId }: { userId: number }): MessageReceiver => ({ type: 'user', userId });
const letter = { title: 'Pallet 7', content: 'It stands at dock 2.' };
const send = ({ browser }: Somebody, receivers: readonly MessageReceiver[], more: object = {}) =>
  browser.post<Message>('/messages', { receivers, ...letter, ...more }, key());
const box = async ({ browser }: Somebody, query = '') =>
  (await browser.get<CallReply<typeof listMessages>>(`/messages?${query}`)).data;
const inbox = async (who: Somebody) => (await box(who)).items;
const read = ({ browser }: Somebody, id: number) => browser.post<{ total: number }>(`/messages/${id}/read`);
const open = ({ browser }: Somebody, id: number) => browser.get<Message>(`/messages/${id}`);

describe('a message', () => {
  it('reaches the people, the role and the department it names, each person once, and not its sender', async () => {
    const { ada, ben, cy } = await openCompany();
    const { data } = await send(ada, [
      user(ben),
      { type: 'department', departmentId: 'TOOL' },
      { type: 'role', role: 'FIND_PART' },
      { type: 'role', role: 'SEND_MESSAGE' },
    ]);
    expect(data.receivers).toEqual([
      { userId: ben.userId, name: 'ben', readAt: null },
      { userId: cy.userId, name: 'cy', readAt: null },
    ]);
    for (const who of [ben, cy])
      expect(await inbox(who)).toMatchObject([
        { id: data.id, ...letter, sender: { name: 'ada' }, receivers: 2, unread: true },
      ]);
    expect(await inbox(ada)).toEqual([]);
    expect((await box(ada, 'box=outbox')).items).toMatchObject([{ id: data.id, unread: true, receiver: 'ben' }]);
  });

  it('may be written to oneself', async () => {
    const { ada } = await openCompany();
    await send(ada, [user(ada)]);
    expect(await inbox(ada)).toHaveLength(1);
  });

  it('needs somebody to read it, of the same company, who may still sign in', async () => {
    const { ada, ben } = await openCompany();
    const rival = await erp.somebody();
    const refused = async (receivers: readonly MessageReceiver[]) => (await send(ada, receivers)).msgCode;
    expect(await refused([])).toBe('MESSAGE_RECEIVER_REQUIRED');
    expect(await refused([{ type: 'role', role: 'ADD_BOM' }])).toBe('MESSAGE_RECEIVER_REQUIRED');
    expect(await refused([user(rival)])).toBe('USER_NOT_EXIST');
    expect(await refused([{ type: 'department', departmentId: 'NONE' }])).toBe('DEPARTMENT_NOT_EXIST');
    await erp.owner.query(`update app_user set status = 'DISABLED' where user_id = $1`, [ben.userId]);
    expect(await refused([user(ben)])).toBe('USER_NOT_EXIST');
    expect(await refused([{ type: 'department', departmentId: 'TOOL' }])).toBe('MESSAGE_RECEIVER_REQUIRED');
    expect((await box(ada, 'box=outbox')).items).toEqual([]);
  });

  it('is sent by those who may, and once under one key', async () => {
    const { ada, ben, cy } = await openCompany();
    expect(await send(cy, [user(ben)])).toMatchObject({ code: 403 });
    expect((await cy.browser.get('/messages/receivers')).code).toBe(403);
    const once = key();
    const body = { receivers: [user(ben)], ...letter };
    const answers = await Promise.all([1, 2, 3].map(() => ada.browser.post<Message>('/messages', body, once)));
    const ids = answers.flatMap(({ success, data }) => (success ? [data.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await inbox(ben)).toHaveLength(1);
  });

  it('is shown as it was typed, whatever that is', async () => {
    const { ada, ben } = await openCompany();
    const content = `<script>alert(1)</script>\r\n\r\ndata: {"type":"alarm"}\n'; drop table message; -- \u0085 ${'x'.repeat(300)}`;
    const { data } = await send(ada, [user(ben)], { title: '<b>{0}</b> ${x} 🚚', content });
    expect((await open(ben, data.id)).data).toMatchObject({ title: '<b>{0}</b> ${x} 🚚', content });
    const [row] = await inbox(ben);
    expect([...(row?.content ?? '')]).toHaveLength(200);
    for (const title of ['', ' \u200b ', 'x'.repeat(201), 'a\u202eb'])
      expect((await send(ada, [user(ben)], { title })).msgCode, JSON.stringify(title)).toBe('INVALID_INPUT');
  });
});

describe('only its people', () => {
  it('open a message, answer it or read it', async () => {
    const { ada, ben, cy } = await openCompany();
    const rival = await erp.somebody();
    const { data } = await send(ada, [user(ben)]);
    for (const stranger of [cy, { ...rival, userName: rival.userName }]) {
      expect((await open(stranger, data.id)).msgCode).toBe('MESSAGE_NOT_EXIST');
      expect((await read(stranger, data.id)).msgCode).toBe('MESSAGE_NOT_EXIST');
    }
    expect((await send(rival, [user(rival)], { replyTo: data.id })).msgCode).toBe('MESSAGE_NOT_EXIST');
    expect((await open(ada, data.id)).data).toMatchObject({ readAt: null, receiverCount: 1 });
    expect((await read(ada, data.id)).msgCode).toBe('MESSAGE_NOT_EXIST');
    const reply = await send(ben, [user(ada)], { title: 'RE: Pallet 7', replyTo: data.id });
    expect(reply.data.replyTo).toEqual({ id: data.id, title: 'Pallet 7' });
  });

  it('go on to the next one of their own box, and to nobody else’s', async () => {
    const { ada, ben, cy } = await openCompany();
    const first = (await send(ada, [user(ben)])).data.id;
    const between = (await send(ada, [user(cy)])).data.id;
    const last = (await send(ada, [user(ben), user(cy)])).data.id;
    expect((await open(ben, first)).data).toMatchObject({ newer: last, older: null });
    expect((await open(ben, last)).data).toMatchObject({ newer: null, older: first });
    expect((await open(ada, between)).data).toMatchObject({ newer: last, older: first });
  });

  it('know when it was read: its sender by whom, a receiver about itself alone', async () => {
    const { ada, ben, cy } = await openCompany();
    const { data } = await send(ada, [user(ben), user(cy)]);
    expect((await read(ben, data.id)).data).toEqual({ total: 0 });
    const first = (await open(ben, data.id)).data;
    await read(ben, data.id);
    expect((await open(ben, data.id)).data).toEqual(first);
    expect(first.readAt).toMatch(/Z$/);
    expect(first.receivers.map(({ readAt }) => readAt)).toEqual([null, null]);
    expect((await open(ada, data.id)).data.receivers.map(({ readAt }) => readAt)).toEqual([first.readAt, null]);
    expect((await box(ada, 'box=outbox&unread=true')).items).toEqual([]);
    expect((await box(cy, 'unread=true')).items).toHaveLength(1);
  });
});

describe('a box', () => {
  it('goes on page by page, newest first, and finds words, people and orders', async () => {
    const { ada, ben, cy } = await openCompany();
    for (let at = 1; at <= 5; at += 1) await send(ada, [user(ben)], { title: `Letter ${at}` });
    await send(ada, [user(ben), user(cy)], { title: 'For two', content: 'Über Maß' });
    const first = await box(ben, 'limit=4');
    const second = await box(ben, `limit=4&cursor=${first.nextCursor}`);
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(titles).toEqual(['For two', 'Letter 5', 'Letter 4', 'Letter 3', 'Letter 2', 'Letter 1']);
    expect(second.nextCursor).toBeNull();
    const found = async (words: string) =>
      (await box(ben, `q=${encodeURIComponent(words)}`)).items.map(({ title }) => title);
    expect(await found('letter 3')).toEqual(['Letter 3']);
    expect(await found('maß')).toEqual(['For two']);
    expect(await found('cy')).toEqual(['For two']);
    expect(await found('nothing like it')).toEqual([]);
  });

  it('is read as a whole, and what comes meanwhile stays unread', async () => {
    const { ada, ben } = await openCompany();
    await send(ada, [user(ben)]);
    await send(ada, [user(ben)]);
    expect((await ben.browser.post('/messages/read')).data).toEqual({ total: 0 });
    await send(ada, [user(ben)]);
    expect((await inbox(ben)).map(({ unread }) => unread)).toEqual([true, false, false]);
  });
});

/** A document that belongs to no part. */
async function addDocument({ companyId, userId }: Somebody, title: string) {
  const { rows } = await erp.owner.query<{ id: string }>(
    `with kept as (
       insert into document (company_id, type, title, doc_lang, created_by) values ($1, 'OTHER', $3, 'en', $2) returning document_id)
     insert into document_revision (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, uploaded_by)
     select $1, document_id, 1, 'a.pdf', 'pdf', 1, '', $2 from kept returning document_id as id`,
    [companyId, userId, title],
  );
  return rows.map(({ id }) => id);
}

describe('what is attached', () => {
  it('is an order that its sender may see', async () => {
    const { ada, ben } = await openCompany();
    const order = { type: 'po', number: 'NONE' };
    expect((await send(ada, [user(ben)], { order })).msgCode).toBe('PO_NOT_EXIST');
    expect((await send(ada, [user(ben)], { order: { type: 'so', number: '1' } })).msgCode).toBe(
      'SALES_ORDER_NOT_EXIST',
    );
    expect((await send(ada, [user(ben)], { documents: [randomUUID()] })).msgCode).toBe('DOCUMENT_NOT_FOUND');
    expect(await inbox(ben)).toEqual([]);
  });

  it('is a document that its sender may open', async () => {
    const { companyId, ada, ben } = await openCompany();
    const documents = await addDocument(ada, 'Cert 1');
    expect((await send(ada, [user(ben)], { documents })).msgCode).toBe('DOCUMENT_NOT_FOUND');
    expect(await inbox(ben)).toEqual([]);
    const { userName, userId } = await erp.user(companyId, { roles: ['SEND_MESSAGE', 'FIND_PART'] });
    const dee = { ...ada, userName, userId, browser: await erp.signIn(ada.companyCode, userName) };
    const { data } = await send(dee, [user(ben)], { documents });
    expect(data.documents).toMatchObject([{ documentId: documents[0], title: 'Cert 1' }]);
    expect((await send(ben, [user(ada)], { documents, replyTo: data.id })).msgCode).toBe('DOCUMENT_NOT_FOUND');
  });

  it('stays with the answers, also of somebody who may not see such orders', async () => {
    const { companyId, ada, ben } = await openCompany();
    const order = { type: 'po', number: await book.order(companyId, 'po', { owner: ada.userId }) };
    const { data } = await send(ada, [user(ben)], { order });
    expect(data.order).toEqual(order);
    expect((await send(ben, [user(ada)], { order })).msgCode).toBe('PO_NOT_EXIST');
    expect((await send(ben, [user(ada)], { replyTo: data.id })).data.order).toEqual(order);
    expect((await box(ada, `q=${order.number}`)).items).toHaveLength(1);
  });
});

describe('a colleague who is online', () => {
  it('hears of it at once and once, and its other devices that it was read', async () => {
    const { ada, ben } = await openCompany();
    const phone = await openStream({ url: erp.server.url, token: ben.browser.token, userName: ben.userName });
    const { data } = await send(ada, [user(ben)]);
    await phone.until(({ messages }) => messages.length > 0);
    expect(phone.messages).toMatchObject([{ id: data.id, sender: 'ada', ...letter }]);
    await read(ben, data.id);
    await phone.until(({ events }) => events.some(({ type, total }) => type === 'total' && total === 0));
    phone.leave();
  });
});

it('offers colleagues, departments with somebody in them, and roles that somebody holds', async () => {
  const { ada, ben, cy } = await openCompany();
  const offered = async (q = '') =>
    (await ada.browser.get<{ people: object[]; departments: object[]; roles: string[] }>(`/messages/receivers?q=${q}`))
      .data;
  expect(await offered()).toEqual({
    people: [
      { userId: ben.userId, name: 'ben' },
      { userId: cy.userId, name: 'cy' },
    ],
    departments: [
      { departmentId: 'ALL', name: 'All' },
      { departmentId: 'TOOL', name: 'Tooling' },
    ],
    roles: ['FIND_PART', 'SEND_MESSAGE'],
  });
  expect(await offered('tool')).toMatchObject({ people: [], departments: [{ departmentId: 'TOOL' }] });
});
