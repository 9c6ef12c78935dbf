import type { CompanyLook } from '@gemba/contract/companies/company-look';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice, write } from '../testing/administrator.ts';

const erp = await startTestApp();
/** One red pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const setLogo = (logo: string | null, lookVersion = 1) => office.put<CompanyLook>('/admin/logo', { logo, lookVersion });
const setWording = (wording: object[], lookVersion: number) =>
  office.put<CompanyLook>('/admin/wording', { wording, lookVersion });
const title = { language: 'en-US', key: 'settings.title', text: 'My place' };

describe('the logo of a company', () => {
  it('is set, shown before and after the sign-in, and taken away', async () => {
    expect((await setLogo(PNG)).data).toMatchObject({ logo: PNG, lookVersion: 2 });
    const shown = await erp.browser().get(`/getCompanyLogoBase64?companyCode=${office.companyCode}`);
    expect(shown.data).toBe(PNG);
    expect((await office.get<CompanyLook>('/companyLook')).data.logo).toBe(PNG);
    expect(await setLogo(null)).toMatchObject({ code: 409, msgCode: 'COMPANY_CHANGED' });
    expect((await setLogo(null, 2)).data.logo).toBeNull();
    expect(await office.trail()).toHaveLength(2);
  });

  it('is a whole png or jpg, whatever it says', async () => {
    const script = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    for (const wrong of [`data:image/png;base64,${script}`, PNG.replace('png', 'jpeg'), PNG.slice(0, 80)])
      expect((await setLogo(wrong)).success, wrong).toBe(false);
    for (const wrong of [`data:image/svg+xml;base64,${script}`, 'https://example.com/logo.png', 'x'])
      expect(await setLogo(wrong), wrong).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
    expect((await office.get<CompanyLook>('/companyLook')).data.logo).toBeNull();
  });
});

describe('the wording of a company', () => {
  it('is read by everybody of the company, and not again by a device that knows it', async () => {
    const { data } = await setWording([title], 1);
    expect(data).toMatchObject({ wording: [title], lookVersion: 2 });
    const { browser } = await office.colleague({ roles: [] });
    expect((await browser.get<CompanyLook>('/companyLook')).data.wording).toEqual([title]);
    expect((await browser.get('/companyLook?known=2')).data).toBeNull();
    expect((await browser.get<CompanyLook>('/companyLook?known=1')).data.lookVersion).toBe(2);
  });

  it('has one text for a key in a language, and is not overwritten by somebody who has seen an older one', async () => {
    expect(await setWording([title, title], 1)).toMatchObject({ code: 400, msgCode: 'WORDING_TWICE' });
    expect(await setWording([title, { ...title, language: 'zh-CN', text: '我的' }], 1)).toMatchObject({
      success: true,
    });
    expect(await setWording([], 1)).toMatchObject({ code: 409, msgCode: 'COMPANY_CHANGED' });
    expect((await setWording([title], 2)).data.wording).toEqual([title]);
    expect((await office.trail())[0]).toMatchObject({
      kind: 'wording',
      changes: [{ field: 'zh-CN settings.title', before: '我的', after: null }],
    });
  });
});

describe('the look of a company', () => {
  it('is changed by its administrators alone, and ends at the company', async () => {
    const { browser } = await office.colleague({ roles: ['MANAGE_DOCUMENT'] });
    for (const answer of [
      await write(browser, 'PUT', '/admin/logo', { logo: null, lookVersion: 1 }),
      await write(browser, 'PUT', '/admin/wording', { wording: [], lookVersion: 1 }),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    await setWording([title], 1);
    const rival = await openOffice(erp);
    expect((await rival.get<CompanyLook>('/companyLook')).data.wording).toEqual([]);
  });
});
