import { linksOf, screenAt } from '../support/dead-ends.ts';
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

const START = '/navigation';
const pathOf = (address: string) => address.split('?')[0] ?? '';

/** From the start screen and the search over every link, once to each screen. */
for (const userName of people) {
  test(`every way of ${userName} leads to a screen that opens`, async ({ as }) => {
    test.slow();
    const page = await as(userName);
    const findings: string[] = [];
    let here = START;
    page.on('pageerror', ({ message }) => findings.push(`${here}: ${message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) findings.push(`${here}: ${answer.status()} ${new URL(answer.url()).pathname}`);
    });
    const ways = [START, '/search?q=a', '/search?q=time', '/search?q=alarm', '/search?q=messages'];
    const seen = new Set(ways.map((address) => screenAt(pathOf(address))));
    for (const address of ways) {
      here = address;
      await openScreen(page, address);
      await expect(page.locator('h1')).not.toBeEmpty();
      const landed = new URL(page.url()).pathname;
      // A visitor has another start screen.
      if (landed !== pathOf(address) && address !== START) findings.push(`${here}: landed at ${landed}`);
      if (await page.getByRole('button', { name: 'Try again' }).isVisible()) findings.push(`${here}: not there`);
      for (const link of await linksOf(page)) {
        const screen = screenAt(pathOf(link));
        if (screen === undefined) findings.push(`${here}: no screen for ${link}`);
        if (seen.has(screen)) continue;
        seen.add(screen);
        ways.push(link);
      }
    }
    expect(findings).toEqual([]);
    expect(ways.length).toBeGreaterThan(10);
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
