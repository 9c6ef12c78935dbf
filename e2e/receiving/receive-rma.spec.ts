import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, keyIn, postedNumber, submit } from '../support/receiving.ts';
import { importRma } from '../support/returns.ts';
import { openScreen } from '../support/screens.ts';
import { takeBack } from '../support/shipping.ts';

const PART = 'CPL-38-AL';

test('goods of a customer come back: some to QA with a report, the rest to stock, and back again', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/navigation');
  const rma = await importRma(page, PART, '5');
  await openScreen(page, `/receiveRma?q=${rma}`);
  await expect(page.getByRole('link', { name: new RegExp(rma) })).toBeVisible();
  await openScreen(page, `/rmaDetail?rmaNumber=${rma}`);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const line = card(page, PART);
  await expect(line).toContainText('Approved 5');
  await submit(page).click();
  await expect(page.getByText('No Item to Receive')).toBeVisible();
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await keyIn(page, '2');
  await expect(line.getByText('Inspect first')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  const first = await postedNumber(page);
  await expect(page.getByText('A credit of $18.40 is noted')).toBeVisible();
  const { data: inQa } = await ask<Receiver>(page, 'GET', `/receivers/${first}`);
  expect(inQa).toMatchObject({ kind: 'rma', orderStatus: 'PARTIAL', items: [{ irNumber: `${first}-1` }] });
  const { data: report } = await ask<Inspection>(page, 'GET', `/inspections/${first}-1`);
  expect(report).toMatchObject({ waiting: '2.0000', finding: 'Wrong bore' });

  await openScreen(page, `/receiveRma/editRma?rmaNumber=${rma}`);
  await line.getByRole('button', { name: /^All/ }).last().click();
  await line.getByText('To stock').click();
  await submit(page).click();
  const second = await postedNumber(page);
  await expect(page.getByText('The order is complete.')).toBeVisible();
  for (const number of [second, first]) {
    await openScreen(page, `/receiverDetail?receiverNumber=${number}`);
    await takeBack(page, number, 'The parcel was not ours');
    await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  }
  expect((await ask(page, 'GET', `/rmas/${rma}`)).data).toMatchObject({ status: 'APPROVED' });
});
