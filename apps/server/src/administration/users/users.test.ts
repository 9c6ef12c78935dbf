import type { UserDetail, UserRow } from '@gemba/contract/administration/users/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

const erp = await startTestApp();
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const bodyOf = ({ displayName, refId, expiresOn, jobTemplate, roles, authorities, revision }: UserDetail) => ({
  displayName,
  refId,
  expiresOn,
  jobTemplate,
  roles,
  authorities,
  revision,
});
const change = (user: UserDetail, changes: object) =>
  office.put<UserDetail>(`/admin/users/${user.userId}`, { ...bodyOf(user), ...changes });
const setStatus = ({ userId, revision }: Pick<UserDetail, 'userId' | 'revision'>, status: string) =>
  office.post<UserDetail>(`/admin/users/${userId}/status`, { status, revision });

describe('users', () => {
  it('are added with roles, an employee, a last day and limits, and found by name', async () => {
    await erp.user(office.companyId, { refId: 'E-7' });
    const { data } = await office.addUser('lena.fox', {
      refId: 'E-7',
      expiresOn: '2031-01-31',
      jobTemplate: 'buyer',
      roles: ['FIND_PURCHASE_ORDER', 'FIND_PART'],
      authorities: { po: '10000', qo: '250.50' },
    });
    expect(data).toMatchObject({
      userName: 'lena.fox',
      status: 'ACTIVE',
      refId: 'E-7',
      employeeName: 'E-7',
      expiresOn: '2031-01-31',
      jobTemplate: 'buyer',
      roles: ['FIND_PURCHASE_ORDER', 'FIND_PART'],
      authorities: { po: '10000.00', qo: '250.50' },
      sessionCount: 0,
      revision: 1,
    });
    const found = await office.get<{ items: UserRow[] }>('/admin/users?q=LENA');
    expect(found.data.items.map(({ userName }) => userName)).toEqual(['lena.fox']);
    expect((await office.get<{ items: UserRow[] }>('/admin/users?status=LOCKED')).data.items).toEqual([]);
  });

  it('are listed by name, page by page', async () => {
    for (const name of ['zoe', 'Ada', 'bo']) await office.addUser(name, { displayName: name });
    const first = await office.get<{ items: UserRow[]; nextCursor: string }>('/admin/users?limit=2');
    const rest = await office.get<{ items: UserRow[] }>(`/admin/users?cursor=${first.data.nextCursor}`);
    const names = [...first.data.items, ...rest.data.items].map(({ displayName }) => displayName);
    expect(names.filter((name) => name !== office.userName)).toEqual(['Ada', 'bo', 'zoe']);
    expect(names).toHaveLength(4);
  });

  it('have a name once, in any spelling, and an employee who exists', async () => {
    await office.addUser('Lena');
    expect(await office.addUser('LENA')).toMatchObject({
      code: 409,
      msgCode: 'USER_NAME_TAKEN',
      data: { field: 'userName' },
    });
    expect(await office.addUser('bo', { refId: 'E-404' })).toMatchObject({
      code: 404,
      msgCode: 'EMPLOYEE_NOT_EXIST',
      data: { field: 'refId' },
    });
  });

  it('take a seat of the licence each, and give it back when they are disabled', async () => {
    await erp.owner.query(`insert into licence values ($1, '{ORDERS}', 2, '2031-12-31')`, [office.companyId]);
    const { data: second } = await office.addUser('second');
    expect(await office.addUser('third')).toMatchObject({ code: 409, msgCode: 'NO_SEAT_LEFT', data: { allowed: 2 } });
    const { data: disabled } = await setStatus(second, 'DISABLED');
    expect(await office.addUser('third')).toMatchObject({ success: true });
    expect(await setStatus(disabled, 'ACTIVE')).toMatchObject({ msgCode: 'NO_SEAT_LEFT' });
  });

  it('are changed by the administrator who has seen the present state', async () => {
    const { data: user } = await office.addUser('lena');
    const { data: changed } = await change(user, { displayName: 'Lena F.', authorities: { po: '5' } });
    expect(changed).toMatchObject({ displayName: 'Lena F.', authorities: { po: '5.00' }, revision: 2 });
    expect(await change(user, { displayName: 'Late' })).toMatchObject({ code: 409, msgCode: 'USER_CHANGED' });
    expect(await setStatus(user, 'LOCKED')).toMatchObject({ msgCode: 'USER_CHANGED' });
    expect((await change(changed, { authorities: {} })).data.authorities).toEqual({});
  });

  it('are signed out by another role or a lock, and not by a new name', async () => {
    const { userId, browser } = await office.colleague({ roles: ['FIND_PART'], refId: null });
    const user = await office.getUser(userId);
    const { data: renamed } = await change(user, { displayName: 'Other' });
    expect(await browser.get('/getMenuPermission')).toMatchObject({ success: true });
    const { data: moved } = await change(renamed, { roles: ['FIND_BOM'] });
    expect(await browser.get('/getMenuPermission')).toMatchObject({ code: 401, msgCode: 'APP_USER_INFO_ERROR' });
    const again = await erp.signIn(office.companyCode, moved.userName);
    const { data: locked } = await setStatus(moved, 'LOCKED');
    expect(await again.get('/getMenuPermission')).toMatchObject({ msgCode: 'USER_LOCKED' });
    await setStatus(locked, 'ACTIVE');
    expect(await erp.signIn(office.companyCode, moved.userName)).toBeTruthy();
  });

  it('who typed too many wrong passwords are let in again', async () => {
    const { userId, userName } = await office.colleague();
    const { companyId, companyCode } = office;
    await erp.owner.query(
      `insert into login_throttle values ($1, 'ACCOUNT', $2, 10, now(), now() + interval '15 minutes')
       on conflict (company_id, kind, subject) do update set attempts = 10, next_allowed_at = excluded.next_allowed_at`,
      [companyId, String(userId)],
    );
    const blocked = await office.getUser(userId);
    expect(blocked.blockedUntil).not.toBeNull();
    await expect(erp.signIn(companyCode, userName)).rejects.toThrow('USER_LOCKED');
    expect((await setStatus(blocked, 'ACTIVE')).data.blockedUntil).toBeNull();
    expect(await erp.signIn(companyCode, userName)).toBeTruthy();
  });
});

describe('the last administrator', () => {
  it('can neither lock themselves out nor give the role away nor expire', async () => {
    const own = await office.getUser(office.userId);
    for (const answer of [
      await setStatus(own, 'LOCKED'),
      await setStatus(own, 'DISABLED'),
      await change(own, { roles: ['FIND_PART'] }),
      await change(own, { expiresOn: '2020-01-01' }),
    ])
      expect(answer).toMatchObject({ code: 409, msgCode: 'LAST_ADMINISTRATOR' });
    await office.colleague({ roles: ['COMPANY_ADMIN'] });
    expect(await change(own, { roles: ['FIND_PART'] })).toMatchObject({ success: true });
  });

  it('stays, when two administrators demote each other at once', async () => {
    const other = await office.colleague({ roles: ['COMPANY_ADMIN'] });
    for (let round = 0; round < 5; round += 1) {
      const [own, theirs] = await Promise.all([office.getUser(office.userId), office.getUser(other.userId)]);
      const demote = (user: UserDetail) => ({ ...bodyOf(user), roles: [] });
      const answers = await Promise.all([
        office.put(`/admin/users/${theirs.userId}`, demote(theirs)),
        write(other.browser, 'PUT', `/admin/users/${own.userId}`, demote(own)),
      ]);
      expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
      const { rows } = await erp.owner.query(
        `update app_user set roles = '{COMPANY_ADMIN}' where company_id = $1 and user_id = any ($2) returning user_id`,
        [office.companyId, [own.userId, theirs.userId]],
      );
      expect(rows).toHaveLength(2);
      office = { ...office, ...(await reopened()) };
      other.browser = await erp.signIn(office.companyCode, other.userName);
    }
  });

  const reopened = async () => {
    const browser = await erp.signIn(office.companyCode, office.userName);
    return {
      browser,
      put: <Data>(path: string, body: unknown) => write<Data>(browser, 'PUT', path, body),
      getUser: async (wanted: number) => (await browser.get<UserDetail>(`/admin/users/${wanted}`)).data,
    };
  };
});

describe('administration of users', () => {
  it('is closed to everybody else', async () => {
    const { browser } = await office.colleague({ roles: ['FIND_PART', 'ACCOUNTING_INFO'] });
    const user = `/admin/users/${office.userId}`;
    for (const answer of [
      await browser.get('/admin/users'),
      await browser.get(user),
      await browser.get('/admin/audit'),
      await browser.get('/admin/sessions'),
      await write(browser, 'POST', `${user}/status`, { status: 'LOCKED', revision: 1 }),
      await write(browser, 'POST', `${user}/invite`),
      await write(browser, 'POST', `${user}/signOut`),
      await write(browser, 'POST', `${user}/signInWays/remove`, { way: 'passkeys' }),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
  });

  it('ends at the company: users of another are not there', async () => {
    const rival = await openOffice(erp);
    const { data: user } = await office.addUser('lena');
    const path = `/admin/users/${user.userId}`;
    for (const answer of [
      await rival.get(path),
      await rival.put(path, bodyOf(user)),
      await rival.post(`${path}/status`, { status: 'LOCKED', revision: 1 }),
      await rival.post(`${path}/invite`),
      await rival.post(`${path}/signOut`),
      await rival.post(`${path}/signInWays/remove`, { way: 'passkeys' }),
    ])
      expect(answer).toMatchObject({ code: 404, msgCode: 'USER_NOT_EXIST' });
    expect((await office.getUser(user.userId)).revision).toBe(1);
  });
});

it('an API key is no user: it is not listed, changed, locked or invited, and takes no seat', async () => {
  const made = await office.post<{ apiKey: { keyId: string } }>('/apiKeys', {
    name: 'Scale',
    roles: ['FIND_PART'],
    expiresOn: new Date().toISOString().slice(0, 10),
  });
  const { rows } = await erp.owner.query<{ userId: number }>(
    `select user_id as "userId" from app_user where company_id = $1 and user_name = $2`,
    [office.companyId, `key:${made.data.apiKey.keyId}`],
  );
  const key = { ...(await office.getUser(office.userId)), userId: rows[0]?.userId ?? 0, revision: 1 };
  const { data } = await office.get<{ items: UserRow[] }>('/admin/users');
  expect(data.items.map(({ userId }) => userId)).toEqual([office.userId]);
  const missing = { code: 404, msgCode: 'USER_NOT_EXIST' };
  expect(await office.get(`/admin/users/${key.userId}`)).toMatchObject(missing);
  expect(await change(key, { roles: ['COMPANY_ADMIN'] })).toMatchObject(missing);
  expect(await setStatus(key, 'LOCKED')).toMatchObject(missing);
  expect(await office.post(`/admin/users/${key.userId}/invite`)).toMatchObject(missing);
  await erp.owner.query(
    `insert into licence (company_id, modules, seats_allowed, valid_until) values ($1, '{}', 2, '2099-12-31')
     on conflict (company_id) do update set seats_allowed = 2`,
    [office.companyId],
  );
  expect(await office.addUser('second')).toMatchObject({ success: true });
  expect(await office.addUser('third')).toMatchObject({ msgCode: 'NO_SEAT_LEFT' });
  expect(await office.addUser('key:second')).toMatchObject({ code: 400, data: { field: 'userName' } });
});
