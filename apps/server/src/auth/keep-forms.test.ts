import type { KeptForm } from '@gemba/contract/auth/keep-forms';
import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const keep = (browser: Browser, forms: readonly KeptForm[]) =>
  browser.send('/app/keptForms', { method: 'PUT', body: { forms } });

const keptFor = async (companyCode: string, userName: string) => {
  const answer = await erp.browser().post<SessionAnswer>('/login', { companyCode, userName, password: PASSWORD });
  return answer.data.keptForms;
};

describe('what was typed and not sent', () => {
  it('comes back with the next sign-in of the same person, and of nobody else', async () => {
    const { companyId, companyCode, userName, browser } = await erp.somebody();
    const other = await erp.user(companyId);
    const forms = [
      { key: 'draft:X/receivePo?poNumber=1#receive', content: '{"quantity":"3"}' },
      { key: 'operation:X/receivePo?poNumber=1#receive', content: 'key' },
    ];
    expect((await keep(browser, forms)).success).toBe(true);
    expect(await keptFor(companyCode, userName)).toEqual(forms);
    expect(await keptFor(companyCode, other.userName)).toEqual([]);
    const elsewhere = await erp.company();
    await erp.user(elsewhere.companyId, { userName });
    expect(await keptFor(elsewhere.companyCode, userName)).toEqual([]);
  });

  it('is replaced as a whole: what was taken over is kept no longer', async () => {
    const { companyCode, userName, browser } = await erp.somebody();
    const form = { key: 'draft:a', content: '1' };
    await keep(browser, [form, { key: 'draft:b', content: '2' }, { ...form, content: '3' }]);
    expect(await keptFor(companyCode, userName)).toEqual([form, { key: 'draft:b', content: '2' }]);
    await keep(browser, []);
    expect(await keptFor(companyCode, userName)).toEqual([]);
  });
});
