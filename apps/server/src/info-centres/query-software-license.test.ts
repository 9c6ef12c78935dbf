import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

describe('the licence of a company', () => {
  it('says modules, seats used and allowed, and until when; a disabled user takes no seat', async () => {
    const { companyId, browser } = await erp.somebody();
    const { userId } = await erp.user(companyId);
    await erp.user(companyId);
    await erp.owner.query(`update app_user set status = 'DISABLED' where user_id = $1`, [userId]);
    await erp.owner.query(`insert into licence values ($1, '{orders,warehouse}', 25, '2031-12-31')`, [companyId]);
    expect((await browser.post('/management/querySoftWareLicense')).data).toEqual({
      companyName: expect.any(String),
      modules: ['orders', 'warehouse'],
      seatsUsed: 2,
      seatsAllowed: 25,
      validUntil: '2031-12-31',
    });
  });

  it('is NO_DATA where there is none', async () => {
    const { browser } = await erp.somebody();
    expect(await browser.post('/management/querySoftWareLicense')).toMatchObject({ code: 404, msgCode: 'NO_DATA' });
  });
});
