import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice } from '../testing/administrator.ts';

const erp = await startTestApp();
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

describe('the audit trail', () => {
  it('says who changed what, before and after, newest first', async () => {
    const { data: user } = await office.addUser('lena', { roles: ['FIND_PART'], authorities: { po: '5' } });
    const { userId } = user;
    const body = {
      displayName: 'Lena F.',
      refId: user.refId,
      expiresOn: user.expiresOn,
      jobTemplate: null,
      roles: ['FIND_PART', 'FIND_BOM'],
      authorities: { po: '7.50' },
      revision: 1,
    };
    await office.put(`/admin/users/${userId}`, body);
    await office.post(`/admin/users/${userId}/status`, { status: 'LOCKED', revision: 2 });
    const trail = await office.trail();
    expect(trail).toMatchObject([
      {
        kind: 'user',
        subject: 'lena',
        act: 'locked',
        changes: [{ field: 'status', before: 'ACTIVE', after: 'LOCKED' }],
      },
      {
        act: 'changed',
        changedBy: { userId: office.userId },
        changes: [
          { field: 'displayName', before: 'Lena Fox', after: 'Lena F.' },
          { field: 'roles', before: 'FIND_PART', after: 'FIND_BOM, FIND_PART' },
          { field: 'limit.po', before: '5.00', after: '7.50' },
        ],
      },
      { act: 'added', subject: 'lena' },
    ]);
    expect(Date.now() - Date.parse(trail[0]?.changedAt as string)).toBeLessThan(60_000);
  });

  it('has no entry for a change that was refused, or that changed nothing', async () => {
    const own = await office.getUser(office.userId);
    const { displayName, refId, expiresOn, jobTemplate, roles, authorities, revision } = own;
    const body = { displayName, refId, expiresOn, jobTemplate, roles, authorities, revision };
    expect(await office.put(`/admin/users/${own.userId}`, body)).toMatchObject({ success: true });
    expect(await office.put(`/admin/users/${own.userId}`, { ...body, roles: [], revision: 2 })).toMatchObject({
      msgCode: 'LAST_ADMINISTRATOR',
    });
    expect(await office.trail()).toEqual([]);
  });

  it('is found by kind, by person and by words, and goes on after its pages', async () => {
    const other = await office.colleague({ roles: ['COMPANY_ADMIN'], userName: 'Other' });
    await office.addUser('lena');
    await office.addUser('bo');
    await office.post(`/admin/users/${other.userId}/signOut`);
    expect((await office.trail('?kind=session')).map(({ subject }) => subject)).toEqual(['Other']);
    expect((await office.trail('?q=LEN')).map(({ subject }) => subject)).toEqual(['lena']);
    expect(await office.trail('?by=other')).toEqual([]);
    expect(await office.trail(`?by=${office.userName}`)).toHaveLength(3);
    const first = await office.get<{ items: unknown[]; nextCursor: string }>('/admin/audit?limit=2');
    expect(await office.trail(`?cursor=${first.data.nextCursor}`)).toHaveLength(1);
  });

  it('cannot be changed, not even by us, and is of one company', async () => {
    await office.addUser('lena');
    const rival = await openOffice(erp);
    expect(await rival.trail()).toEqual([]);
    await expect(erp.owner.query('update audit_entry set subject = $1', ['x'])).rejects.toThrow();
    await expect(erp.owner.query('delete from audit_entry')).rejects.toThrow();
  });
});
