import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import type { CallReply } from '@gemba/contract/kit/call';
import type { findEverything } from '@gemba/contract/search/find-everything';
import { expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';
import { everyRow } from '../testing/every-row.ts';

const erp = await startDemoCompany();

it('says of an order that waits, or has a change that does, whether this person may approve it, as the list of approvals does', async () => {
  const { userId, userName } = await erp.user(erp.companyId, { refId: null });
  for (const kind of ['po', 'wo'])
    await erp.owner.query('insert into approval_authority values ($1, $2, $3, 20000)', [erp.companyId, userId, kind]);
  const browser = await erp.signIn('DEMO', userName);
  const cards = await everyRow<ApprovalCard>(browser, '/approvals', 100);
  expect(cards.some(({ change, approval }) => change !== null && approval.canApprove)).toBe(true);
  for (const { type, number } of cards) {
    const ofOrder = cards.filter((card) => card.type === type && card.number === number);
    const canApprove = ofOrder.some(({ approval }) => approval.canApprove);
    const { data } = await browser.get<CallReply<typeof findEverything>>(`/search?q=${type}${number}`);
    const hit = data.hits.find(({ kind, id }) => kind === type && id === number);
    expect([type, number, hit?.canApprove]).toEqual([type, number, canApprove]);
  }
  expect(new Set(cards.map(({ approval }) => approval.canApprove))).toEqual(new Set([true, false]));
});
