import type { CallReply } from '@gemba/contract/kit/call';
import type { Role } from '@gemba/contract/kit/roles';
import type { listParts } from '@gemba/contract/parts/list-parts';
import type { lookUpParts } from '@gemba/contract/parts/look-up-parts';
import { expect, it } from 'vitest';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, companyCode, browser } = await loadSmallCompany(erp);
const PART = 'BRG-6204-2RS';
const withRole = async (role: Role) => {
  const { userName } = await erp.user(companyId, { roles: [role] });
  return erp.signIn(companyCode, userName);
};
type Found = CallReply<typeof lookUpParts>;

it('finds a part without its signs for people who may move goods and may not read parts', async () => {
  for (const role of ['ADD_SHIPPER', 'UPDATE_RECEIVER', 'RECEIVER_FROM_WO', 'QUALITY_INFO', 'ADD_BOM'] as const) {
    const keeper = await withRole(role);
    const { data } = await keeper.get<Found>('/parts/lookUp?q=brg62042rs');
    expect(data.items[0]).toMatchObject({ partNumber: PART, uom: 'EA', trackableLevel: expect.any(String) });
    expect(data.items[0]).not.toHaveProperty('onHand');
    expect(await keeper.get('/parts?q=brg62042rs')).toMatchObject({ success: false });
  }
  const accountant = await withRole('ACCOUNTING_INFO');
  expect(await accountant.get('/parts/lookUp?q=brg62042rs')).toMatchObject({ code: 403 });
});

it('finds the same parts as the list, page by page', async () => {
  const numbers = async (path: string) =>
    (await browser.get<CallReply<typeof listParts>>(path)).data.items.map(({ partNumber }) => partNumber);
  for (const q of ['seal', 'brg6204', 'brg-6204-2rs'])
    expect(await numbers(`/parts/lookUp?q=${q}`)).toEqual(await numbers(`/parts?q=${q}`));
  expect(await browser.get('/parts/lookUp')).toMatchObject({ msgCode: 'PART_NUMBER_REQUIRED' });
});
