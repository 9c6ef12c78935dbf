import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { detailAddresses } from '../support/orders.ts';
import { addresses } from '../support/screens.ts';
import { shippingAddresses } from '../support/shipping.ts';
import { isFull } from '../support/ways-to-look.ts';

const CODE = /\/assets\/(?:\w*Screen|shared)-[\w-]+\.js$/;
const DATA = /\/app\//;
/** The frame asks for these whichever screen it shows. */
const FRAME = ['/getMenuPermission', '/companyLook', '/myDay', '/message/sse/subscribe'];
/** One of these is what the screen itself is about. */
const OWN: Record<string, string> = { '/report/myDay': '/myDay' };
/** `npm run looks` tries every screen, `npm test` one of each shape. */
const SAMPLE = ['/receivePo', '/receivePo/editPo', '/shipperSo', '/shipperSo/editSo', '/pnDetail'];

/** Nothing was asked for all this time, so nothing more will be. */
const QUIET_MS = 500;

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** Keeps back the code of a screen, the file that screens share, and all answers: whatever is asked for then waits for no answer. */
const holdBack = async (page: Page, own: string | undefined) => {
  const code: Route[] = [];
  const asked: string[] = [];
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  await page.route(CODE, (route) => void code.push(route));
  await page.route(DATA, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/app', '');
    if (path === own || !FRAME.includes(path)) asked.push(path);
  });
  const untilQuiet = async () => {
    while (Date.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  };
  return {
    asked,
    untilCodeIsAsked: async () => {
      await expect.poll(() => code.length).toBeGreaterThan(0);
      await untilQuiet();
    },
    letCodeCome: async () => {
      await page.unroute(CODE);
      last = Date.now();
      await Promise.all(code.map((route) => route.continue()));
      await untilQuiet();
    },
  };
};

for (const address of addresses.filter((one) => isFull || SAMPLE.includes(pathOf(one)))) {
  const path = pathOf(address);
  test(`${path} asks for its data beside its code`, async ({ as }) => {
    const page = await as('admin');
    // Numbers that differ from day to day.
    const today = { ...(await shippingAddresses(page)), ...(await detailAddresses(page)) };
    const { asked, untilCodeIsAsked, letCodeCome } = await holdBack(page, OWN[path]);
    await page.goto(today[path] ?? address, { waitUntil: 'commit' });
    await untilCodeIsAsked();
    const beside = asked.splice(0);
    await letCodeCome();
    expect({ beside, after: asked }).toEqual({ beside, after: [] });
  });
}
