import { raiseAlarm, TYPE } from '../support/alarms.ts';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';
import { findingsIn, nameOfWay, onEachSheet, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

const LONG = `Rodamiento ${'sobrecalentado'.repeat(6)} en la línea, ${'ruido muy fuerte '.repeat(12)}`;

/** Alarms with their acts are those of a handler; for anybody else they have none. */
for (const way of ways)
  test(`alarms of a handler read well: ${nameOfWay(way)}`, async ({ as }) => {
    test.setTimeout(600_000);
    const page = await as('quality', pageOptions(way));
    const { id } = await raiseAlarm(page, LONG, TYPE.out);
    await page.goto('/setting');
    await page.locator('h1').waitFor();
    await setTextSize(page, way);
    const findings: string[] = [];
    const look = async (place: string) => {
      for (const finding of await findingsIn(page, way)) findings.push(`${place} ${finding}`);
    };
    const lookAt = async (address: string) => {
      await openScreen(page, address);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      await look(address);
      await onEachSheet(page, (button) => look(`${address} (${button})`));
    };
    for (const address of [
      '/alarm',
      '/alarm/board',
      '/alarm/records',
      '/alarm/records?wc=GRD-01&type=8',
      '/alarm/records?from=2001-01-01&to=2001-01-02',
      '/report/alarmHistory',
      '/alarm/statistics?from=2025-01-01',
      '/alarm/statistics?from=2001-01-01&to=2001-01-02',
      '/alarm/types?type=3',
      '/report/alarm?wc=GRD-01',
      `/report/detail/${id}`,
    ])
      await lookAt(address);
    await openScreen(page, '/alarm');
    for (const segment of await page.locator('main').getByRole('radio').all()) {
      await segment.click();
      await expect(page.locator('main li').first()).toBeVisible();
      await look(`/alarm (${await segment.innerText()})`);
    }
    await openScreen(page, `/report/detail/${id}`);
    await page.locator('footer').getByRole('button').last().click();
    await expect(page.locator('footer').getByRole('button').last()).toHaveAttribute('aria-haspopup', 'dialog');
    await openScreen(page, `/alarm/handle/${id}`);
    await page.getByRole('dialog').waitFor();
    await look('/alarm/handle');
    await ask(page, 'POST', `/alarms/${id}/handle`, { handleType: 'RESOLVE', wcHandleType: 'EXCHANGE', note: LONG });
    // Not as it was read before: its buttons would go while they are pressed.
    await page.goto(`/report/detail/${id}`);
    await setTextSize(page, way);
    await lookAt(`/report/detail/${id}`);
    expect(findings).toEqual([]);
  });
