import type { UserSession } from '@gemba/contract/administration/sessions/list-user-sessions';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice } from '../testing/administrator.ts';

const erp = await startTestApp();
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const listed = async (query = '') => (await office.get<{ items: UserSession[] }>(`/admin/sessions${query}`)).data.items;

describe('sessions of the company', () => {
  it('are listed newest first, of one user, and by name', async () => {
    const { userId, userName } = await office.colleague();
    expect((await listed()).map((one) => [one.userName, one.current])).toEqual([
      [userName, false],
      [office.userName, true],
    ]);
    expect(await listed(`?userId=${userId}`)).toHaveLength(1);
    expect(await listed(`?q=${userName.toUpperCase()}`)).toHaveLength(1);
  });

  it('end one by one, and the trail says whose', async () => {
    const { userName, browser } = await office.colleague();
    const [session] = await listed();
    const path = `/admin/sessions/${session?.sessionId}/revoke`;
    expect(await office.post(path)).toMatchObject({ success: true });
    expect(await browser.get('/getMenuPermission')).toMatchObject({ code: 401, msgCode: 'ALREADY_LOGOUT' });
    expect(await office.post(path)).toMatchObject({ code: 404, msgCode: 'SESSION_NOT_EXIST' });
    expect(await office.trail()).toMatchObject([{ kind: 'session', act: 'revoked', subject: userName }]);
  });

  it('of one user end all at once, except that of the administrator who asks', async () => {
    const { userId, userName } = await office.colleague();
    await erp.signIn(office.companyCode, userName);
    expect(await office.post(`/admin/users/${userId}/signOut`)).toMatchObject({ data: { ended: 2 } });
    expect(await office.post(`/admin/users/${office.userId}/signOut`)).toMatchObject({ data: { ended: 0 } });
    expect(await listed()).toHaveLength(1);
  });

  it('of another company are not there', async () => {
    const rival = await openOffice(erp);
    const [session] = await listed();
    expect(await rival.post(`/admin/sessions/${session?.sessionId}/revoke`)).toMatchObject({
      msgCode: 'SESSION_NOT_EXIST',
    });
    expect((await rival.get<{ items: unknown[] }>(`/admin/sessions?userId=${office.userId}`)).data.items).toEqual([]);
  });
});
