import { type CompanySettings, writtenOf } from '@gemba/contract/administration/company/company-settings';
import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkTotals } from '../../info-centres/index.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

const erp = await startTestApp();
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const read = async () => (await office.get<CompanySettings>('/admin/company')).data;
const bodyOf = (settings: CompanySettings) => ({ ...writtenOf(settings), version: settings.version });
const change = async (changes: object) =>
  office.put<CompanySettings>('/admin/company', { ...bodyOf(await read()), ...changes });

describe('the settings of a company', () => {
  it('are changed by name, and the next sign-in tells them', async () => {
    const { data } = await change({
      companyName: 'Halden',
      receiveNeedIr: false,
      receivingPOZeroCost: true,
      fiscalYearStartMonth: 4,
      supportPhone: ' +1 555 0100 ',
    });
    expect(data).toMatchObject({ companyName: 'Halden', supportPhone: '+1 555 0100', version: 2 });
    const { companyCode, userName } = office;
    const login = await erp.browser().post<SessionAnswer>('/login', { companyCode, userName, password: PASSWORD });
    expect(login.data.companySetting).toMatchObject({
      companyName: 'Halden',
      receiveNeedIr: false,
      receivingPOZeroCost: true,
      fiscalYearStartMonth: 4,
      supportPhone: '+1 555 0100',
    });
    expect(await office.trail()).toMatchObject([
      {
        kind: 'company',
        subject: companyCode,
        act: 'changed',
        changes: expect.arrayContaining([{ field: 'receiveNeedIr', before: 'true', after: 'false' }]),
      },
    ]);
  });

  it('are not overwritten by somebody who has seen older ones', async () => {
    const seen = bodyOf(await read());
    await change({ companyName: 'First' });
    expect(await office.put('/admin/company', { ...seen, companyName: 'Second' })).toMatchObject({
      code: 409,
      msgCode: 'COMPANY_CHANGED',
    });
    expect((await read()).companyName).toBe('First');
  });

  it('name the usual label, which every device learns with the look of the company', async () => {
    expect((await change({ labelTemplate: 'pallet' })).data.labelTemplate).toBe('pallet');
    const { browser } = await office.colleague({ roles: [] });
    expect((await browser.get('/companyLook?known=1')).data).toMatchObject({ labelTemplate: 'pallet', lookVersion: 2 });
    await change({ companyName: 'Other' });
    expect((await browser.get('/companyLook?known=2')).data).toBeNull();
    expect(await change({ labelTemplate: 'poster' })).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });

  it('let nobody shut themselves out by the list of addresses', async () => {
    const { ownAddress } = await read();
    expect(await change({ clientAddresses: ['10.9.0.0/16'] })).toMatchObject({
      code: 409,
      msgCode: 'OWN_ADDRESS_SHUT_OUT',
      data: { field: 'clientAddresses', address: ownAddress },
    });
    for (const wrong of ['10.9.0.0/33', 'example.com', '1.2.3', '::1/200', 'x'])
      expect(await change({ clientAddresses: [wrong] }), wrong).toMatchObject({ msgCode: 'CLIENT_ADDRESS_INVALID' });
    const { data } = await change({ clientAddresses: ['10.9.3.4/16', ownAddress] });
    expect(data.clientAddresses).toEqual(['10.9.0.0/16', expect.stringContaining(ownAddress)]);
    expect(await erp.signIn(office.companyCode, office.userName)).toBeTruthy();
    expect((await change({ clientAddresses: null })).data.clientAddresses).toBeNull();
  });

  it('have a time zone that exists, and the figures of the days follow it', async () => {
    expect(await change({ timeZone: 'Mars/Olympus' })).toMatchObject({ code: 400, msgCode: 'TIME_ZONE_UNKNOWN' });
    const room = await openStockRoom(erp);
    const { data: settings } = await room.get<CompanySettings>('/admin/company');
    const far = { ...bodyOf(settings), timeZone: 'Pacific/Kiritimati' };
    expect(await write(room.browser, 'PUT', '/admin/company', far)).toMatchObject({ data: { timeZone: far.timeZone } });
    expect(await checkTotals(erp.owner, room.companyCode)).toEqual({});
  });

  it('switch the live connection off for everybody', async () => {
    const { userName } = await office.colleague({ roles: [] });
    await change({ realTime: false });
    const body = { companyCode: office.companyCode, userName, password: PASSWORD };
    const browser = erp.browser();
    const login = await browser.post<SessionAnswer>('/login', body);
    expect(login.data.userInfo.realTime).toBe(false);
    browser.token = login.data.token;
    const on = { method: 'PUT', body: { realTime: true } };
    expect(await browser.send('/app/realTime', on)).toMatchObject({ code: 409, msgCode: 'REAL_TIME_OFF' });
  });

  it('hold an issue password that nobody reads again', async () => {
    const put = (issuePassword: string | null) =>
      office.put('/admin/company/issuePassword', { issuePassword, version: 1 });
    expect(await put('short')).toMatchObject({ code: 400, msgCode: 'ISSUE_PASSWORD_TOO_SHORT' });
    expect(await put('open the store')).toMatchObject({ data: { hasIssuePassword: true } });
    expect((await read()).hasIssuePassword).toBe(true);
    const { rows } = await erp.owner.query('select issue_password_hash as hash from company where company_id = $1', [
      office.companyId,
    ]);
    expect(rows[0].hash).toMatch(/^\$argon2id\$/);
    expect(await office.trail()).toMatchObject([{ changes: [{ field: 'issuePassword', before: null, after: null }] }]);
    expect(await put(null)).toMatchObject({ data: { hasIssuePassword: false } });
    await change({ companyName: 'Other' });
    expect(await put('open the store')).toMatchObject({ code: 409, msgCode: 'COMPANY_CHANGED' });
    expect(erp.log.join('\n')).not.toContain('open the store');
  });
});

describe('the licence', () => {
  const licence = { modules: ['ORDERS'], seatsAllowed: 5, validUntil: '2031-12-31' };
  const reason = 'A second shift';

  it('is entered, changed by the present version, and never below the seats that are taken', async () => {
    expect(
      (await office.put<CompanySettings>('/admin/licence', { ...licence, reason, version: 0 })).data.licence,
    ).toEqual({
      ...licence,
      seatsUsed: 1,
      version: 1,
    });
    const more = { ...licence, modules: ['ORDERS', 'WAREHOUSE'], reason, version: 1 };
    expect(await office.put('/admin/licence', { ...more, reason: ' ' })).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(await office.put('/admin/licence', more)).toMatchObject({ success: true });
    expect(await office.put('/admin/licence', more)).toMatchObject({ msgCode: 'COMPANY_CHANGED' });
    expect(await office.put('/admin/licence', { ...more, seatsAllowed: 0, version: 2 })).toMatchObject({
      msgCode: 'SEATS_TAKEN',
      data: { used: 1, field: 'seatsAllowed' },
    });
    expect((await office.trail('?kind=licence'))[0]).toMatchObject({
      changes: [
        { field: 'modules', before: 'ORDERS', after: 'ORDERS, WAREHOUSE' },
        { field: 'reason', after: reason },
      ],
    });
  });
});

describe('administration of the company', () => {
  it('is closed to everybody else, and one company’s alone', async () => {
    const { browser } = await office.colleague({ roles: ['ACCOUNTING_INFO'] });
    const body = bodyOf(await read());
    for (const answer of [
      await browser.get('/admin/company'),
      await write(browser, 'PUT', '/admin/company', body),
      await write(browser, 'PUT', '/admin/company/issuePassword', { issuePassword: 'open the store', version: 1 }),
      await write(browser, 'PUT', '/admin/licence', {
        modules: [],
        seatsAllowed: 9,
        validUntil: '2031-12-31',
        reason: 'Mine',
        version: 0,
      }),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await openOffice(erp);
    await rival.put('/admin/company', { ...body, companyName: 'Rival' });
    expect((await read()).companyName).not.toBe('Rival');
  });
});
