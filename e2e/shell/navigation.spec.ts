import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';
import { burst, scan } from '../support/shipping.ts';

test('quick actions are chosen by the person and stay', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/navigation');
  await page.getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Drawings').click();
  await sheet.getByText('Add BOM').click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const quick = page.locator('section').filter({ hasText: 'Quick actions' }).getByRole('link');
  await expect(quick).toHaveCount(4);
  await expect(quick.last()).toHaveText('Add BOM');
});

test('somebody without a role is told what there is', async ({ as }) => {
  const page = await as('nobody');
  await page.goto('/navigation');
  await expect(page.getByText('No tasks are assigned to you yet')).toBeVisible();
  await expect(page.getByText('What is open to everybody is below. Your administrator gives you roles.')).toBeVisible();
});

test('a hub leads to its screen and back', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse');
  await page.getByRole('link', { name: 'Receive PO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receive PO');
  await expect(page).toHaveTitle('Receive PO · Gemba');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page).toHaveURL(/\/warehouse$/);
});

test('a handheld of 360 pixels shows two quick actions side by side', async ({ as }) => {
  const page = await as('warehouse', { viewport: { width: 360, height: 640 } });
  await page.goto('/navigation');
  const quick = page.locator('section').filter({ hasText: 'Quick actions' }).getByRole('link');
  await expect(quick).toHaveCount(4);
  const tops = await quick.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
});

test('the title of every tab keeps clear of the edge of the window', async ({ as }) => {
  const page = await as('warehouse');
  for (const path of ['/navigation', '/setting', '/alarm']) {
    await openScreen(page, path);
    expect((await page.locator('h1').boundingBox())?.y, path).toBeGreaterThanOrEqual(12);
  }
});

test("the phone's Back closes an open sheet, and leaves the screen only then", async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse');
  await openScreen(page, '/warehouse/move');
  await scan(page, 'A-03-2');
  await scan(page, 'KEY-8X7X40');
  const url = page.url();
  const pad = page.getByRole('dialog');
  await expect(pad).toBeVisible();
  await page.goBack();
  await expect(pad).toBeHidden();
  await expect(page).toHaveURL(url);
  // A form that had gone and come again would say so.
  await expect(page.getByRole('main')).toContainText('KEY-8X7X40');
  await expect(page.getByText('You were here before')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/warehouse$/);
});

test("the phone's Back does not leave the app while a sheet lies over its first page", async ({ as }) => {
  const page = await as('warehouse');
  // Only a phone asks by itself for what is on top to be closed.
  await page.addInitScript(() => {
    const phone = window as unknown as { CloseWatcher: new () => EventTarget & { requestClose: () => void } };
    phone.CloseWatcher = class extends phone.CloseWatcher {
      constructor() {
        super();
        window.addEventListener('phone back', () => this.requestClose());
      }
    };
  });
  await page.goto('/navigation');
  await burst(page, 'A-03-2');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('phone back')));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/navigation/);
});
