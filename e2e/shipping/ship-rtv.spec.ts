import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { rowsOf } from '../support/orders.ts';
import { inspectionOf, receiveIntoQa } from '../support/quality.ts';
import { card, postedNumber, submit } from '../support/receiving.ts';
import { importRtv } from '../support/returns.ts';
import { openScreen } from '../support/screens.ts';
import { stockOf, takeBack } from '../support/shipping.ts';

const PART = 'BRG-6204-2RS';

test('goods on hand go back to their vendor, and come back when the shipment is taken back', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/navigation');
  const shelves = await rowsOf(page, `/inventory?partNumber=${PART}&limit=100`);
  const location = shelves.find(({ onHand }) => Number(onHand) >= 3)?.['location'] ?? '';
  const rtv = await importRtv(page, PART, location, '3');
  const before = await stockOf(page, PART, location);
  await openScreen(page, `/shipRtv?q=${rtv}`);
  await expect(page.getByRole('link', { name: new RegExp(rtv) })).toBeVisible();
  await openScreen(page, `/rtvDetail?rtvNumber=${rtv}`);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await submit(page).click();
  await expect(page.getByText('No item to ship.')).toBeVisible();
  await card(page, PART).getByRole('button', { name: /^All/ }).first().click();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  const number = await postedNumber(page);
  expect(await stockOf(page, PART, location)).toMatchObject({ onHand: before.onHand - 3 });
  expect((await ask(page, 'GET', `/rtvs/${rtv}`)).data).toMatchObject({ status: 'SHIPPED', shippers: [{ number }] });
  await page.getByRole('button', { name: 'Print labels' }).click();
  await expect(page.getByRole('img', { name: /^Label: .*BRG-6204-2RS/ }).first()).toBeVisible();
  await openScreen(page, `/rtvShipperList?q=${rtv}`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('main')).toContainText(location);
  await takeBack(page, number, 'The truck came back');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect(await stockOf(page, PART, location)).toEqual(before);
  expect((await ask(page, 'GET', `/rtvs/${rtv}`)).data).toMatchObject({ status: 'APPROVED' });
});

test('goods that quality rejects lead from the decision to their vendor', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/navigation');
  const { irNumber, part, receiverNumber } = await receiveIntoQa(page, '4');
  const inspector = await as('quality');
  await inspector.goto('/navigation');
  const rejected = { location: 'QA-HOLD', reject: { quantity: '4', to: 'RTV', reason: 'DAMAGED' } };
  const { data } = await ask<Inspection>(inspector, 'POST', `/inspections/${irNumber}/decide`, rejected);
  const rtv = data.decisions[0]?.rtvNumber ?? '';
  const manager = await as('manager');
  await manager.goto('/navigation');
  expect(await ask(manager, 'POST', `/rtvs/${rtv}/approve`, { version: 1 })).toMatchObject({ msgCode: 'OK' });

  await openScreen(page, `/quality/inspection?irNumber=${irNumber}`);
  await page.getByRole('link', { name: `RTV ${rtv}` }).click();
  await expect(page.getByRole('main')).toContainText('Damaged');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('leaves QA at QA-HOLD');
  await card(page, part).getByRole('button', { name: /^All/ }).first().click();
  await submit(page).click();
  const number = await postedNumber(page);
  expect(await inspectionOf(page, irNumber)).toMatchObject({ waiting: '0.0000', returning: '0.0000' });

  await page.getByRole('button', { name: 'Show RTV shipper' }).click();
  await takeBack(page, number, 'End of the story');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  for (const [document, name] of [
    ['qaDecisions', `${irNumber}/1`],
    ['receivers', receiverNumber],
  ])
    expect(
      await ask(page, 'POST', `/${document}/${encodeURIComponent(name ?? '')}/reverse`, { reason: 'End of the story' }),
    ).toMatchObject({ success: true });
});
