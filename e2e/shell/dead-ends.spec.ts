import { deadEnds } from '../support/dead-ends.ts';
import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

const people = [
  'admin',
  'buyer',
  'approver',
  'manager',
  'sales',
  'warehouse',
  'engineer',
  'quality',
  'accountant',
  'operator',
  'lead',
  'visitor',
  'nobody',
] as const;

for (const userName of people) {
  test(`no way of ${userName} ends at a screen that is not built`, async ({ as }) => {
    const page = await as(userName);
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    expect(await deadEnds(page)).toEqual([]);
    const dock = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => new URL(link.href).pathname));
    for (const path of [...dock, '/search?q=a', '/search?q=time', '/search?q=alarm', '/search?q=messages']) {
      await openScreen(page, path);
      await page.locator('h1').waitFor();
      await expect(page.getByText('This comes in a later version')).toHaveCount(0);
      expect(await deadEnds(page), path).toEqual([]);
    }
  });
}

test('an operator starts with tasks, the report and the alarms', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/navigation');
  const quick = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Quick actions' }) })
    .getByRole('link');
  await expect(quick).toHaveText(['My tasks', 'Report time', 'Alarms', 'Raise alarm']);
  await quick.last().click();
  await expect(page).toHaveURL(/\/report\/alarm$/);
});

test('in a wide window the alarm board is beside the hubs', async ({ as }) => {
  const page = await as('admin', { viewport: { width: 1280, height: 800 } });
  await page.goto('/navigation');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Orders',
    'Warehouse',
    'Engineering',
    'Report',
    /^Alarms/,
    /Messages/,
    'Me',
  ]);
});
