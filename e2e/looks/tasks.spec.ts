import { expect, test } from '../support/gemba.ts';
import { rowsOf } from '../support/orders.ts';
import { openScreen } from '../support/screens.ts';
import { findingsIn, nameOfWay, onEachSheet, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

/** Screens whose rows are those of a worker or a lead: for anybody else they are empty. */
const SCREENS = {
  operator: [
    '/navigation',
    '/apsReport',
    '/report/taskList',
    '/report',
    '/report?woNumber=70422',
    '/report?woNumber=70422&sequence=10',
    '/report/afterReport?woNumber=70422&sequence=10',
    '/report/reportList',
    '/report/myDay',
  ],
  lead: ['/navigation', '/report', '/report/lead', '/report/lead?wc=LINE-2', '/report/lead?wc=CNC-04'],
} as const;

for (const way of ways)
  for (const userName of ['operator', 'lead'] as const)
    test(`tasks and reports of ${userName} read well: ${nameOfWay(way)}`, async ({ as }) => {
      test.setTimeout(600_000);
      const page = await as(userName, pageOptions(way));
      await page.goto('/setting');
      await page.locator('h1').waitFor();
      await setTextSize(page, way);
      const [report] = userName === 'operator' ? await rowsOf(page, '/timeReports?limit=1') : [];
      const ofReport = `/report/reportDetail?reportId=${report?.['reportId']}`;
      const findings: string[] = [];
      const look = async (place: string) => {
        for (const finding of await findingsIn(page, way)) findings.push(`${place} ${finding}`);
      };
      for (const address of [...SCREENS[userName], ...(report ? [ofReport, `${ofReport}&posted=1`] : [])]) {
        await openScreen(page, address);
        await expect(page.locator('h1')).not.toBeEmpty();
        await expect(page.locator('main[aria-busy]')).toHaveCount(0);
        await look(address);
        await onEachSheet(page, (button) => look(`${address} (${button})`));
      }
      expect(findings).toEqual([]);
    });
