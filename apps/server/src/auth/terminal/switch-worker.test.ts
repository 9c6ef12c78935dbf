import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import type { TerminalWorker } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { describe, expect, it } from 'vitest';
import { openTerminal, PIN } from '../../testing/terminal.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();

const openHall = async () => {
  const company = await erp.company();
  const { companyId } = company;
  await erp.user(companyId, { refId: 'E-1' });
  for (const wc of ['LATHE', 'MILL'])
    await erp.owner.query('insert into work_centre (company_id, wc, wc_name) values ($1, $2, $2)', [companyId, wc]);
  const terminal = await openTerminal(erp, company, 'LATHE');
  return { ...company, ...terminal };
};
const change = (companyId: number, userId: number, set: string) =>
  erp.owner.query(`update app_user set ${set} where company_id = $1 and user_id = $2`, [companyId, userId]);
const waitOver = (companyId: number) =>
  erp.owner.query('update login_throttle set next_allowed_at = now() where company_id = $1', [companyId]);
const WHO = '/getMenuPermission';

it('makes its work centre online when the terminal signs in, and offline when it signs out', async () => {
  const { companyId, companyCode, userName, browser, worker, switchTo } = await openHall();
  const setAll = (online: number) =>
    erp.owner.query('update work_centre set online = $2 where company_id = $1', [companyId, online]);
  const online = async () => {
    const { rows } = await erp.owner.query('select online from work_centre where company_id = $1 order by wc', [
      companyId,
    ]);
    return rows.map((row) => row.online);
  };
  await switchTo({ badge: (await worker({ refId: 'E-2' })).badge });
  expect(await online()).toEqual([1, 1]);
  // The worker's hand, the terminal's session.
  await browser.post('/logout');
  expect(await online()).toEqual([0, 1]);
  await setAll(0);
  const again = await erp.signIn(companyCode, userName);
  expect(await online()).toEqual([1, 0]);
  await again.post('/logout');
  expect(await online()).toEqual([0, 0]);
});

describe('taking a turn at a shared terminal', () => {
  it('by PIN and by badge answers who is there now, and the token of the one before stops working at once', async () => {
    const { browser, worker, switchTo, userName } = await openHall();
    const [ann, bob] = [await worker({ refId: 'E-2' }), await worker({ refId: 'E-3' })];
    const idle = browser.token;
    const { data } = await switchTo({ userName: ann.userName.toUpperCase(), pin: PIN });
    expect(data.userInfo).toMatchObject({
      username: ann.userName,
      refId: 'E-2',
      onlyConsole: false,
      terminal: { wc: 'LATHE', present: true },
    });
    const anns = browser.token;
    expect((await switchTo({ badge: bob.badge })).data.userInfo).toMatchObject({
      username: bob.userName,
      refId: 'E-3',
    });
    for (const token of [idle, anns])
      expect(await browser.get(WHO, { authorization: token })).toMatchObject({ msgCode: 'APP_TOKEN_EXPIRED_ERROR' });
    expect((await browser.get(WHO)).success).toBe(true);

    const left = await browser.post<SessionAnswer>('/terminal/endTurn');
    expect(left.data.userInfo).toMatchObject({
      username: userName,
      refId: null,
      terminal: { wc: 'LATHE', present: false },
    });
    expect((await browser.get(WHO)).msgCode).toBe('APP_TOKEN_EXPIRED_ERROR');
  });

  it('lists the workers and leads of the work centre, then those of its department, and says who has the turn', async () => {
    const { browser, worker, switchTo, companyId } = await openHall();
    const ann = await worker({ refId: 'E-2' });
    const lead = await erp.user(companyId, { refId: 'E-4' });
    const colleague = await erp.user(companyId, { refId: 'E-5' });
    const stranger = await erp.user(companyId, { refId: 'E-6' });
    const gone = await worker({ refId: 'E-7' });
    await change(companyId, gone.userId, `status = 'DISABLED'`);
    for (const query of [
      `insert into work_centre_lead (company_id, wc, employee_id) values ($1, 'LATHE', 'E-4')`,
      `insert into department (company_id, department_id, department_name, sort_name) values ($1, 'MCH', 'M', 'm')`,
      `update work_centre set department_id = 'MCH' where company_id = $1`,
      `update employee set department_id = 'MCH' where company_id = $1 and employee_id = 'E-5'`,
    ])
      await erp.owner.query(query, [companyId]);
    await switchTo({ badge: ann.badge });
    const { data } = await browser.get<{ wc: string; workers: TerminalWorker[] }>('/terminal/workers');
    const row = (userName: string, hasPin: boolean, present = false) => ({
      userName,
      displayName: userName,
      hasPin,
      present,
    });
    const byName = (one: { userName: string }, other: { userName: string }) => (one.userName < other.userName ? -1 : 1);
    expect(data).toEqual({
      wc: 'LATHE',
      workers: [
        ...[row(ann.userName, true, true), row(lead.userName, false)].sort(byName),
        row(colleague.userName, false),
      ],
    });
    expect(await switchTo({ userName: stranger.userName, pin: PIN })).toMatchObject({ msgCode: 'WORKER_NOT_HERE' });
    expect(await switchTo({ badge: gone.badge })).toMatchObject({ msgCode: 'BADGE_NOT_KNOWN' });
  });

  it('gives nobody more rights than the terminal has, also after a renewal', async () => {
    const { worker, switchTo, companyId, companyCode, terminalId, userName } = await openHall();
    await change(companyId, terminalId, `roles = '{FIND_PART,FIND_BOM}'`);
    const ann = await worker({ refId: 'E-2', roles: ['FIND_PART', 'COMPANY_ADMIN'] });
    const again = await erp.signIn(companyCode, userName);
    expect((await switchTo({ badge: ann.badge }, again)).data.userInfo.roles).toEqual(['FIND_PART']);
    expect((await again.get<{ roles: string[] }>(WHO)).data.roles).toEqual(['FIND_PART']);
    const renewed = await again.post<SessionAnswer>('/refresh');
    expect(renewed.data.userInfo).toMatchObject({ username: ann.userName, roles: ['FIND_PART'] });
  });

  it('is for terminals only', async () => {
    const { companyId, companyCode, worker } = await openHall();
    const ann = await worker({ refId: 'E-2' });
    const { userName } = await erp.user(companyId);
    const phone = await erp.signIn(companyCode, userName);
    for (const answer of [
      await phone.post('/terminal/switchWorker', { userName: ann.userName, pin: PIN }),
      await phone.post('/terminal/switchWorker', { badge: ann.badge }),
      await phone.post('/terminal/endTurn'),
      await phone.get('/terminal/workers'),
    ])
      expect(answer.msgCode).toBe('NOT_A_TERMINAL');
  });

  it('is refused to a worker of another company, by name and by badge', async () => {
    const [here, there] = [await openHall(), await openHall()];
    const stranger = await there.worker({ refId: 'E-2' });
    expect(await here.switchTo({ userName: stranger.userName, pin: PIN })).toMatchObject({
      msgCode: 'WORKER_NOT_HERE',
    });
    expect(await here.switchTo({ badge: stranger.badge })).toMatchObject({ msgCode: 'BADGE_NOT_KNOWN' });
  });

  it('is refused by PIN to a worker who has none', async () => {
    const { worker, switchTo } = await openHall();
    const ann = await worker({ refId: 'E-2', pin: null });
    expect(await switchTo({ userName: ann.userName, pin: PIN })).toMatchObject({
      msgCode: 'PIN_NOT_SET',
      data: { name: ann.userName },
    });
    expect((await switchTo({ badge: ann.badge })).success).toBe(true);
  });
});

describe('guessing a PIN', () => {
  it('is slowed down and locked for the worker, stays counted in the database, and leaves the password alone', async () => {
    const { worker, switchTo, companyId, companyCode } = await openHall();
    const [ann, bob] = [await worker({ refId: 'E-2' }), await worker({ refId: 'E-3' })];
    const guess = () => switchTo({ userName: ann.userName, pin: '1357' });
    const told: string[] = [];
    for (let count = 0; count < 4; count += 1) told.push((await guess()).msgCode);
    expect(told).toEqual(['WRONG_PIN', 'WRONG_PIN', 'WRONG_PIN', 'LOGIN_TOO_SOON']);
    for (let count = 0; count < 6; count += 1) {
      await waitOver(companyId);
      await guess();
    }
    const locked = await switchTo({ userName: ann.userName, pin: PIN });
    expect(locked).toMatchObject({ msgCode: 'LOGIN_TOO_SOON' });
    expect((locked.data as unknown as { seconds: number }).seconds).toBeGreaterThan(800);
    const { rows } = await erp.owner.query(
      `select attempts from login_throttle where company_id = $1 and kind = 'PIN' and subject = $2`,
      [companyId, String(ann.userId)],
    );
    expect(rows).toEqual([{ attempts: 11 }]);
    expect((await switchTo({ userName: bob.userName, pin: PIN })).success).toBe(true);
    expect(
      (await erp.browser().post('/login', { companyCode, userName: ann.userName, password: PASSWORD })).success,
    ).toBe(true);
  });

  it('counts parallel guesses one by one', async () => {
    const { browser, worker, companyId } = await openHall();
    const ann = await worker({ refId: 'E-2' });
    const guess = () => browser.post('/terminal/switchWorker', { userName: ann.userName, pin: '1357' });
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.every(({ msgCode }) => ['WRONG_PIN', 'LOGIN_TOO_SOON'].includes(msgCode))).toBe(true);
    const { rows } = await erp.owner.query(
      `select attempts from login_throttle where company_id = $1 and kind = 'PIN'`,
      [companyId],
    );
    expect(rows).toEqual([{ attempts: 8 }]);
  });

  it('is slowed down for the terminal, where one PIN is tried with every worker or badge after badge', async () => {
    const { worker, switchTo } = await openHall();
    const ann = await worker({ refId: 'E-2' });
    const told: string[] = [];
    for (let count = 0; count < 22; count += 1)
      told.push((await switchTo({ badge: `BADGE-${String(count).padStart(8, 'A')}` })).msgCode);
    expect(told.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 'BADGE_NOT_KNOWN'));
    expect(told[21]).toBe('LOGIN_TOO_SOON');
    expect((await switchTo({ userName: ann.userName, pin: PIN })).msgCode).toBe('LOGIN_TOO_SOON');
  });

  it('leaves no PIN and no badge in the log or in an answer', async () => {
    const { worker, switchTo } = await openHall();
    const ann = await worker({ refId: 'E-2', pin: '86420135' });
    erp.log.length = 0;
    const answers = [
      await switchTo({ userName: ann.userName, pin: '97531864' }),
      await switchTo({ userName: ann.userName, pin: '86420135' }),
      await switchTo({ badge: ann.badge }),
      await switchTo({ badge: 'BADGE-OF-NOBODY-HERE' }),
      await switchTo({ badge: 'not one' }),
    ];
    const told = [...erp.log, ...answers.map(({ text }) => text)].join('\n');
    expect(told).toContain('"call":"switchWorker"');
    for (const secret of ['97531864', '86420135', ann.badge, 'BADGE-OF-NOBODY-HERE'])
      expect(told).not.toContain(secret);
  });
});

describe('a turn', () => {
  const begun = async () => {
    const hall = await openHall();
    const ann = await hall.worker({ refId: 'E-2' });
    await hall.switchTo({ badge: ann.badge });
    return { ...hall, ann };
  };

  it('ends with the session of its terminal', async () => {
    const { browser, companyCode, userName } = await begun();
    const desk = await erp.signIn(companyCode, userName);
    const { data } = await desk.get<{ items: { sessionId: string; current: boolean }[] }>('/sessions');
    await desk.post(`/sessions/${data.items.find(({ current }) => !current)?.sessionId}/revoke`);
    expect((await browser.get(WHO)).msgCode).toBe('ALREADY_LOGOUT');
    expect((await browser.post('/refresh')).msgCode).toBe('ALREADY_LOGOUT');
  });

  it('ends when its terminal is locked', async () => {
    const { browser, companyId, terminalId } = await begun();
    await change(companyId, terminalId, `status = 'LOCKED'`);
    expect((await browser.get(WHO)).msgCode).toBe('USER_LOCKED');
  });

  it.each([
    ['the worker is locked', `status = 'LOCKED'`],
    ['the roles of the worker change', `roles = '{FIND_PART}'`],
  ])('leaves the terminal when %s', async (_, set) => {
    const { browser, companyId, ann, userName } = await begun();
    await change(companyId, ann.userId, set);
    expect((await browser.get(WHO)).msgCode).toBe('APP_TOKEN_EXPIRED_ERROR');
    const renewed = await browser.post<SessionAnswer>('/refresh');
    expect(renewed.data.userInfo).toMatchObject({ username: userName, terminal: { present: false } });
    browser.token = renewed.data.token;
    expect((await browser.get(WHO)).success).toBe(true);
  });

  it('goes on with a renewal, and leaves the terminal when nobody renewed it for too long', async () => {
    const { browser, companyId, ann, userName } = await begun();
    const renewed = await browser.post<SessionAnswer>('/refresh');
    expect(renewed.data.userInfo.username).toBe(ann.userName);
    await erp.owner.query(
      `update session set turn_ends_at = now() - interval '1 second' where company_id = $1 and worker_id is not null`,
      [companyId],
    );
    browser.token = renewed.data.token;
    expect((await browser.get(WHO)).msgCode).toBe('APP_TOKEN_EXPIRED_ERROR');
    expect((await browser.post<SessionAnswer>('/refresh')).data.userInfo.username).toBe(userName);
  });

  it('ends when the worker changes the password elsewhere, which cannot be done here', async () => {
    const { browser, companyCode, ann } = await begun();
    const body = { currentPassword: PASSWORD, newPassword: 'a whole new sentence' };
    expect(await browser.post('/changePassword', body)).toMatchObject({ msgCode: 'NOT_AT_A_TERMINAL' });
    const phone = await erp.signIn(companyCode, ann.userName);
    expect((await phone.post('/changePassword', body)).success).toBe(true);
    expect((await browser.get(WHO)).msgCode).toBe('APP_TOKEN_EXPIRED_ERROR');
  });

  it('is no session among the devices of the worker', async () => {
    const { browser } = await begun();
    expect((await browser.get<{ items: unknown[] }>('/sessions')).data.items).toEqual([]);
  });
});
