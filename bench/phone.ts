import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { ensureBrowser, NO_BROWSER } from '../scripts/test/browser.ts';
import { serveForBench } from './serve.ts';
import { share, timed } from './timing.ts';

const ROUND_TRIP_MS = 400;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
/** A person looks at a screen for so long: meanwhile the app loads ahead. The stream keeps the network from ever being idle. */
const SETTLING_MS = 4_000;

/** The longest wait in ms for each screen. */
const LIMITS = { 'start, cold': 3_500, 'start, warm': 1_500, 'approvals, warm': 1_500, 'row to order': 1_000 } as const;
const TODAY_LIMIT = 1_000;
type Measured = Record<keyof typeof LIMITS, number>;

/**
 * How long a person waits with a slow phone in a far corner of the plant. `GEMBA_BENCH_BEFORE` names the checkout of
 * another version, built, that is measured by turns with this one.
 */
export async function benchPhone({ url }: { url: string }): Promise<boolean> {
  const beforeFolder = process.env['GEMBA_BENCH_BEFORE'];
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const before = beforeFolder === undefined ? undefined : await serveForBench(beforeFolder);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const versions = { ...(before && { before: before.url }), now: url };
    const measured: Record<string, Measured[]> = {};
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, address] of Object.entries(versions))
        (measured[name] ??= []).push(await measureRound(browser, address));
    for (const name of Object.keys(measured)) say(name, medians(measured[name] ?? []));
    const now = medians(measured['now'] ?? []);
    const [today, offline] = await measureToday(browser, url);
    console.log(
      `today from the kept app: ${inSeconds(today)}, without a network ${inSeconds(offline)} (${inSeconds(TODAY_LIMIT)})`,
    );
    return keysOf(LIMITS).every((what) => now[what] <= LIMITS[what]) && Math.max(today, offline) <= TODAY_LIMIT;
  } finally {
    await browser.close();
    await before?.stop();
  }
}

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

const medians = (rounds: Measured[]) =>
  Object.fromEntries(
    keysOf(LIMITS).map((what) => [
      what,
      share(
        rounds.map((round) => round[what]),
        0.5,
      ),
    ]),
  ) as Measured;

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const say = (name: string, figures: Measured) => {
  const each = keysOf(LIMITS).map((what) => `${what} ${inSeconds(figures[what])} (${inSeconds(LIMITS[what])})`);
  console.log(`${name}: ${each.join(', ')}`);
};

/** One new phone: it opens the app for the first time, opens it again, goes to the approvals and into an order. */
async function measureRound(browser: Browser, baseURL: string): Promise<Measured> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await signIn(context);
    const page = await context.newPage();
    await slowDown(page);
    const row = page.locator('li a:is([href*="Detail?"], [href*="number="])').first();
    const start = () =>
      timed(async () => {
        await page.goto('/navigation', { waitUntil: 'commit' });
        await page.locator('main:not([aria-busy]) a').first().waitFor();
      });
    const toApprovals = () =>
      timedFromTap(page, page.locator('a[href^="/auditList"]').first(), async () => {
        // The start screen has rows that lead to orders too.
        await page.locator('h1', { hasText: 'Approvals' }).waitFor();
        await row.waitFor();
      });
    const toOrder = () =>
      timedFromTap(page, row, async () => {
        // An order has a screen of its own, or opens inside its list.
        await page.waitForURL(
          ({ pathname, searchParams }) => pathname.endsWith('Detail') || searchParams.has('number'),
        );
        await page.locator('main:not([aria-busy]) section').first().waitFor();
      });
    const cold = await start();
    await page.waitForTimeout(SETTLING_MS);
    await toApprovals();
    await toOrder();
    await page.waitForTimeout(SETTLING_MS);
    return {
      'start, cold': cold,
      'start, warm': await start(),
      'approvals, warm': await toApprovals(),
      'row to order': await toOrder(),
    };
  } finally {
    await context.close();
  }
}

/** A phone that has the app opens today in the morning: with the slow network, and without any. */
async function measureToday(browser: Browser, baseURL: string): Promise<[number, number]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await signIn(context);
    await context.addInitScript(markFirstRow);
    const page = await context.newPage();
    await slowDown(page);
    const open = async () => {
      await page.goto('/home', { waitUntil: 'commit' });
      await page.locator('main li a').first().waitFor();
      return page.evaluate(() => performance.getEntriesByName('first row')[0]?.startTime ?? 0);
    };
    const median = async () => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(await open());
        await page.waitForTimeout(SETTLING_MS);
      }
      return share(times, 0.5);
    };
    await open();
    await page.waitForTimeout(SETTLING_MS);
    const slow = await median();
    await context.setOffline(true);
    return [slow, await median()];
  } finally {
    await context.close();
  }
}

/** By the page's own clock: to be asked from outside costs a slowed-down page time of its own. */
function markFirstRow() {
  const rows = new MutationObserver(() => {
    if (!document.querySelector('main li a')) return;
    rows.disconnect();
    // After the frame that has it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('first row')));
  });
  rows.observe(document, { childList: true, subtree: true });
}

/**
 * From the finger on the glass: looking for the place to tap is the script's own work, and slowed down with the page.
 * Nobody taps what still moves, so it waits until the place stands still.
 */
async function timedFromTap(page: Page, target: Locator, until: () => Promise<void>) {
  const box = await placeOf(target, page);
  return timed(async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await until();
  });
}

async function placeOf(target: Locator, page: Page) {
  const visible = page.viewportSize()?.height ?? 0;
  for (;;) {
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (box && box.y + box.height <= visible) return box;
  }
}

/** Signs in by the call alone and stores what Login would have stored. */
async function signIn(context: BrowserContext) {
  await context.request.get('/app/getSignInInfo');
  const answer = await context.request.post('/app/login', {
    data: { companyCode: 'DEMO', userName: 'approver', password: 'gemba-demo' },
  });
  const { data } = await answer.json();
  await context.addInitScript(
    (kept: Record<string, string>) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      companyCode: 'DEMO',
      token: data.token,
      userInfo: JSON.stringify(data.userInfo),
      companySetting: JSON.stringify(data.companySetting),
      orderChangeApproval: String(data.orderChangeApproval),
    },
  );
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
