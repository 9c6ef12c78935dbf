import { expect, test } from '../support/gemba.ts';
import { detailAddresses } from '../support/orders.ts';
import { addresses, openScreen } from '../support/screens.ts';
import { shippingAddresses } from '../support/shipping.ts';
import { findingsIn, nameOfWay, onEachSheet, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

for (const way of ways)
  test(`every screen and its sheets read well: ${nameOfWay(way)}`, async ({ as }) => {
    test.setTimeout(1_200_000);
    const page = await as('admin', pageOptions(way));
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    await setTextSize(page, way);
    // Numbers that differ from day to day.
    const today = { ...(await shippingAddresses(page)), ...(await detailAddresses(page)) };
    const findings: string[] = [];
    const look = async (place: string) => {
      for (const finding of await findingsIn(page, way)) findings.push(`${place} ${finding}`);
    };
    for (const address of addresses) {
      const path = address.split('?')[0] ?? '';
      await openScreen(page, today[path] ?? address);
      await expect(page.locator('h1')).not.toBeEmpty();
      await look(path);
      await onEachSheet(page, (button) => look(`${path} (${button})`));
    }
    expect(findings).toEqual([]);
  });

test('no word is cut and no code broken in the narrowest window with the largest text', async ({ as }) => {
  const way = { language: 'es-ES', width: 320, height: 640, text: 2 };
  const page = await as('admin', pageOptions(way));
  const findings: string[] = [];
  for (const path of [
    '/navigation',
    '/engineering/bom/detail?partNumber=DRV-220-07-2.2KW',
    '/inventory/log?partNumber=BRG-6204-2RS&location=A-03-2',
  ]) {
    await page.goto(path);
    await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
    await setTextSize(page, way);
    for (const finding of await findingsIn(page, way))
      if (!finding.startsWith('bars')) findings.push(`${path} ${finding}`);
  }
  expect(findings).toEqual([]);
});
