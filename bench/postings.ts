import { randomUUID } from 'node:crypto';
import type { Browser } from '../apps/server/src/testing/browser.ts';
import { barePostings } from './bare-posting.ts';
import { enterCompany } from './companies.ts';
import { addReceivingCompany, COMPANY, fillLog, receipt } from './receipts.ts';
import { type Bench, serveForBench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const TIMES_AT_MOST = 3;
const FALLS_AT_MOST = 0.1;
const ROUNDS = 200;
const WARM_UP = 40;
const CLIENTS = 8;
const SECONDS = 4;
const TURNS = 7;
const LOG = { short: 10_000, long: Number(process.env['GEMBA_BENCH_LOG'] ?? 5_000_000) };

const send = async (browser: Browser, poNumber: string) => {
  const { success, text } = await browser.post(`/receiving/purchaseOrders/${poNumber}`, receipt, {
    'Idempotency-Key': randomUUID(),
  });
  if (!success) throw new Error(text);
};

/** By turns in one run: over HTTP, and the statements of the same posting by the bare driver, all of them in one trip. */
async function againstBareSql({ bench, browser, orders: [one = '', other = ''] }: Side) {
  const bare = await barePostings(bench.appUrl, browser.token ?? '');
  const took = { served: [] as number[], bare: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const served = await timed(() => send(browser, one));
    const statements = await bare.record(other);
    const replayed = await timed(() => bare.replay(statements));
    if (round < WARM_UP) continue;
    took.served.push(served);
    took.bare.push(replayed);
  }
  await bare.close();
  const [served, replayed] = [share(took.served, 0.5), share(took.bare, 0.5)];
  const ratio = served / replayed;
  console.log(
    `receipt of 10 lines: ${ms(served)} over HTTP, ${ms(replayed)} bare SQL, ${ratio.toFixed(2)} times (at most ${TIMES_AT_MOST})`,
  );
  return ratio;
}

async function perSecond({ browser, orders }: Side) {
  let done = 0;
  const until = performance.now() + SECONDS * 1_000;
  const clerk = async (poNumber: string) => {
    while (performance.now() < until) {
      await send(browser, poNumber);
      done += 1;
    }
  };
  await Promise.all(orders.map(clerk));
  return done / SECONDS;
}

interface Side {
  bench: Bench;
  browser: Browser;
  orders: readonly string[];
}

async function openSide(bench: Bench, logRows: number): Promise<Side> {
  const { companyId, userId, orders } = await addReceivingCompany(bench, CLIENTS);
  console.log(`filling a log with ${logRows} rows …`);
  await fillLog(bench, companyId, userId, logRows);
  return { bench, browser: await enterCompany(bench, COMPANY), orders };
}

/** Two servers with a database each, by turns; the first turn of each warms up and does not count. */
async function fallsWithTheLog(short: Side, long: Side) {
  const rates = { short: [] as number[], long: [] as number[] };
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const [one, other] = [await perSecond(short), await perSecond(long)];
    if (turn === 0) continue;
    rates.short.push(one);
    rates.long.push(other);
  }
  const [before, after] = [share(rates.short, 0.5), share(rates.long, 0.5)];
  const falls = 1 - after / before;
  console.log(
    `receipts of 10 lines, ${CLIENTS} clients: ${before.toFixed(0)}/s with ${LOG.short} rows of log, ${after.toFixed(0)}/s with ${LOG.long}; falls by ${(falls * 100).toFixed(1)} % (at most ${FALLS_AT_MOST * 100} %)`,
  );
  return falls;
}

/** Cost of a receipt, and whether it grows with the log. */
export async function benchPostings(bench: Bench) {
  const short = await openSide(bench, LOG.short);
  const ratio = await againstBareSql(short);
  const other = await serveForBench();
  try {
    const falls = await fallsWithTheLog(short, await openSide(other, LOG.long));
    return ratio <= TIMES_AT_MOST && falls <= FALLS_AT_MOST;
  } finally {
    await other.stop();
  }
}
