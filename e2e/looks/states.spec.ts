import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { rowsOf } from '../support/orders.ts';
import { openScreen } from '../support/screens.ts';
import { scanIntoFocus } from '../support/shipping.ts';
import { findingsIn, nameOfWay, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

const NOTHING = 'zzzz';

/** Lists without a row, by a search that finds nothing. */
const EMPTY = [
  `/orderList?q=${NOTHING}`,
  `/pnList?q=${NOTHING}`,
  `/inventory/list?by=part&q=${NOTHING}`,
  `/receiverList?q=${NOTHING}`,
  `/shipperList?q=${NOTHING}`,
  `/rtvShipperList?q=${NOTHING}`,
  `/receiveRma?q=${NOTHING}`,
  `/shipRtv?q=${NOTHING}`,
  `/receivePo?q=${NOTHING}`,
  `/shipperSo?q=${NOTHING}`,
  `/proformaReceiver/new?q=${NOTHING}`,
  `/proformaShipper/new?q=${NOTHING}`,
  `/engineering/bom/list?q=${NOTHING}`,
  `/address/vendor?q=${NOTHING}`,
  '/quality/ncrList?part=ZZZZ',
];

/** Screens whose call does not get through. */
const FAILED = ['/warehouse/transferList', '/engineering/ecn/list', '/auditList', '/poDetail?poNumber=48213'];

/** Orders with decisions in their history, and a change that waits. */
const DECIDED = ['/soDetail?soNumber=31077', '/poDetail?poNumber=48193'];

/** Rows that name the order which brings the goods. */
const NARROWED = ['/shipperSo?readiness=none'];

/** A location, a part and an order. */
const SCANNED = ['A-03-2', 'SEL-45/65/8-NBR', '48205'];

const SHEETS = ['/setting?open=password', '/setting?open=translations'];

/** Screens after a posting. They are shown by their address alone, with the number of a document that holds. */
const postedAddresses = async (page: Page) => {
  const newest = async (path: string, isWanted: (row: Record<string, string>) => boolean) =>
    (await rowsOf(page, `${path}?limit=50`)).find((row) => !row['reverses'] && !row['reversedBy'] && isWanted(row));
  const receiver = await newest('/receivers', ({ kind }) => kind === 'po');
  const shipper = await newest('/shippers', ({ status }) => status !== 'CANCELLED');
  const returned = await newest('/rtvShippers', () => true);
  return [
    receiver && `/receivePo/editPo?poNumber=${receiver['orderNumber']}&posted=${receiver['receiverNumber']}`,
    shipper && `/shipperSo/editSo?soNumber=${shipper['soNumber']}&posted=${shipper['shipperNumber']}`,
    returned && `/shipRtv/editRtv?rtvNumber=${returned['rtvNumber']}&posted=${returned['shipperNumber']}`,
  ].filter((address) => address !== undefined);
};

for (const way of ways)
  test(`sheets, empty lists, errors and posted documents read well: ${nameOfWay(way)}`, async ({ as }) => {
    test.setTimeout(600_000);
    const page = await as('admin', pageOptions(way));
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    await setTextSize(page, way);
    const findings: string[] = [];
    const look = async (place: string) => {
      for (const finding of await findingsIn(page, way)) findings.push(`${place} ${finding}`);
    };
    for (const address of EMPTY) {
      await openScreen(page, address);
      await expect(page.locator('h1')).not.toBeEmpty();
      await look(address);
    }
    for (const address of [...DECIDED, ...NARROWED]) {
      await openScreen(page, address);
      await expect(page.locator('main li').first()).toBeAttached();
      await look(address);
    }
    for (const code of SCANNED) {
      await expect(async () => {
        await scanIntoFocus(page, code);
        await expect(page.getByRole('dialog')).toContainText(code, { timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole('dialog').locator('[aria-busy]')).toHaveCount(0);
      await look(`scanned ${code}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const address of await postedAddresses(page)) {
      await openScreen(page, address);
      await expect(page.getByRole('status').getByRole('heading', { level: 2 })).not.toBeEmpty();
      await look(address);
    }
    for (const address of SHEETS) {
      await openScreen(page, address);
      await page.getByRole('dialog').waitFor();
      await look(address);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.route('**/app/**', (route) => route.abort());
    for (const address of FAILED) {
      await openScreen(page, address);
      await expect(page.locator('main')).not.toBeEmpty();
      await look(address);
    }
    expect(findings).toEqual([]);
  });
