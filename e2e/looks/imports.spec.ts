import { expect, test } from '../support/gemba.ts';
import { findingsIn, nameOfWay, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

const LONG = 'PART-NUMBER-THAT-IS-FAR-TOO-LONG-FOR-A-PART';
const FILE = {
  name: 'a-long-name-of-a-file-from-another-system-2026-11.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `partNumber,description,partType,stdCost,Remarks of the other system\nLOOK-1,Bracket,BUY,"1.240,50",x\n${LONG},Deep groove ball bearing,MAKE,4.15,y\nLOOK-3,Bearing,BUY,3,z\n`,
  ),
};

/** The steps of a file that is never imported. */
for (const way of ways)
  test(`the columns and the check of a file read well: ${nameOfWay(way)}`, async ({ as }) => {
    test.setTimeout(300_000);
    const page = await as('admin', pageOptions(way));
    await page.goto('/admin/import');
    await setTextSize(page, way);
    const findings: string[] = [];
    const look = async (place: string) => {
      for (const finding of await findingsIn(page, way)) findings.push(`${place} ${finding}`);
    };
    await page.locator('input[type=file]').setInputFiles({ ...FILE, name: 'parts.xlsx' });
    await page.getByRole('alert').waitFor();
    await look('refused');
    await page.locator('input[type=file]').setInputFiles(FILE);
    await page.waitForURL('**/admin/import/file');
    await expect(page.locator('select')).toHaveCount(6);
    await look('columns');
    await page.locator('footer').getByRole('button').click();
    await expect(page.getByRole('switch')).toBeVisible();
    await look('checked');
    await page.getByRole('switch').click();
    await look('without bad rows');
    expect(findings).toEqual([]);
  });
