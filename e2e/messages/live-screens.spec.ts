import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { approve, ask, catalogues, leaveAsItWas, waiting } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { orderBesideOthers, suggested } from '../support/receiving.ts';

type Order = { items: { purchaseOrderItemNumber: number; part: string; quantityReceived: string }[] };

test('an open order shows goods that a colleague has received, at once and without a touch', async ({ as }) => {
  const [buyer, warehouse] = [await as('buyer'), await as('warehouse')];
  const { poNumber, part } = await orderBesideOthers(warehouse);
  const location = await suggested(warehouse, poNumber, part);
  const lineNow = async () => {
    const { data } = await ask<Order>(buyer, 'GET', `/purchaseOrders/${poNumber}`);
    const line = data.items.find((item) => item.part === part);
    if (!line) throw new Error(`PO ${poNumber} has no ${part}`);
    return line;
  };
  const { purchaseOrderItemNumber: itemNumber, quantityReceived: before } = await lineNow();
  const streamed = buyer.waitForResponse('**/app/message/sse/subscribe*');
  await buyer.goto(`/poDetail?poNumber=${poNumber}`);
  await streamed;
  const after = `${Number(before) + 1} received`;
  const line = buyer.getByRole('listitem').filter({ hasText: part }).first();
  await expect(line).not.toContainText(after);
  const { success } = await ask<Receiver>(warehouse, 'POST', `/receiving/purchaseOrders/${poNumber}`, {
    items: [{ itemNumber, locations: [{ location, quantity: '1' }] }],
  });
  expect(success).toBe(true);
  await expect(line).toContainText(after, { timeout: 3_000 });
});

test('what a colleague decides leaves the count of an approver, and stands in the open order of its reader', async ({
  as,
}) => {
  const [page, colleague, reader] = [await as('approver'), await as('manager'), await as('admin')];
  const [card] = (await waiting(colleague, 'qo')).filter(({ approval }) => approval.canApprove);
  if (!card) throw new Error('nothing to approve');
  const counted = async () => {
    const { data } = await ask<{ kinds: { type: string; waiting: number }[] }>(page, 'GET', '/approvals/counts');
    return data.kinds.find(({ type }) => type === 'qo')?.waiting ?? 0;
  };
  const streams = [page, reader].map((one) => one.waitForResponse('**/app/message/sse/subscribe*'));
  await page.goto('/auditList?kind=qo');
  await reader.goto(`/qoDetail?qoNumber=${card.number}`);
  await Promise.all(streams);
  const before = await counted();
  const kind = page.getByRole('radio', { name: new RegExp(`^${catalogues['en-US'].words.kind.qo}`) });
  await expect(kind).toContainText(String(before));
  const undecided = reader.getByText('Not approved', { exact: true }).first();
  await expect(undecided).toBeVisible();
  try {
    await approve(colleague, card);
    await expect(kind).toContainText(String(before - 1), { timeout: 3_000 });
    await expect(undecided).toHaveCount(0, { timeout: 3_000 });
  } finally {
    await leaveAsItWas(colleague, card);
  }
  await expect(kind).toContainText(String(before), { timeout: 3_000 });
  await expect(undecided).toBeVisible({ timeout: 3_000 });
});
