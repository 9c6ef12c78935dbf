import { setTimeout as sleep } from 'node:timers/promises';
import { checkTotals, rebuildTotals } from '../apps/server/src/info-centres/index.ts';
import type { Browser } from '../apps/server/src/testing/browser.ts';
import { type Busy, enterDemo, openBusyCompany, whileBusy } from './busy-company.ts';
import { type Bench, serveForBench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const CALLS = [
  'querySalesInfoCenter',
  'queryPurchasingInfoCenter',
  'queryWorkOrderInfoCenter',
  'queryEngineeringInfoCenter',
  'queryWareHousingInfoCenter',
  'queryAccountInfoCenter',
  'queryQualityInfoCenter',
] as const;

const AT_MOST_MS = 150;
const TIMES_AT_MOST = 2;
const SLOWER_AT_MOST = 1.15;
const SIZE = process.env['GEMBA_BENCH_SIZE'] === 'small' ? 'small' : 'large';
const ROUNDS = Number(process.env['GEMBA_BENCH_ROUNDS'] ?? 10);
const SECONDS = Number(process.env['GEMBA_BENCH_SECONDS'] ?? 4);
const TURNS = Number(process.env['GEMBA_BENCH_TURNS'] ?? 7);
const SETTLE_MS = 1_500;
/** The first phase warms up. */
const PHASES = 4;

const ask = (browser: Browser, name: string) =>
  timed(async () => {
    const { success, text } = await browser.post(`/management/${name}`);
    if (!success) throw new Error(`${name}: ${text}`);
  });

/** Eight clerks post in the one company while its dashboards are opened, then in the other, several times in turn. */
async function answers(small: Busy, large: Busy) {
  const times = CALLS.map((name) => ({ name, small: [] as number[], large: [] as number[] }));
  const look = async (size: 'small' | 'large', { browser }: Busy, counts: boolean) => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const taken of times) {
        const took = await ask(browser, taken.name);
        if (counts) taken[size].push(took);
      }
  };
  for (let phase = 0; phase <= PHASES; phase += 1) {
    await whileBusy(small, look('small', small, phase > 0));
    await whileBusy(large, look('large', large, phase > 0));
  }
  return times.map(({ name, small: few, large: many }) => {
    const [before, after] = [share(few, 0.95), share(many, 0.95)];
    const ratio = after / before;
    const median = share(many, 0.5) / share(few, 0.5);
    console.log(
      `${name}: p95 ${ms(before)} small, ${ms(after)} ${SIZE} (at most ${AT_MOST_MS} ms); ${ratio.toFixed(2)} times (at most ${TIMES_AT_MOST}), ${median.toFixed(2)} times at the median`,
    );
    return after <= AT_MOST_MS && ratio <= TIMES_AT_MOST;
  });
}

/** Switches the triggers that keep the totals on or off. */
async function keepTotals({ owner }: Bench, on: boolean) {
  const { rows } = await owner.query<{ name: string; on_table: string }>(
    `select tgname as name, tgrelid::regclass::text as on_table from pg_trigger where tgname like 'figures\\_%' order by 2, 1`,
  );
  for (const { name, on_table } of rows)
    await owner.query(`alter table ${on_table} ${on ? 'enable' : 'disable'} trigger ${name}`);
}

/** Postings a second with the totals and without them, by turns. */
async function costOfTotals(bench: Bench, busy: Busy) {
  const rates = { kept: [] as number[], none: [] as number[] };
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const way of turn % 2 === 0 ? (['kept', 'none'] as const) : (['none', 'kept'] as const)) {
      await keepTotals(bench, way === 'kept');
      // Switching a trigger makes every connection plan its statements again.
      await whileBusy(busy, sleep(SETTLE_MS));
      const rate = (await whileBusy(busy, sleep(SECONDS * 1_000))) / SECONDS;
      if (turn > 0) rates[way].push(rate);
    }
  await keepTotals(bench, true);
  await rebuildTotals(bench.owner, 'DEMO');
  const [kept, none] = [share(rates.kept, 0.5), share(rates.none, 0.5)];
  const slower = none / kept;
  console.log(
    `receipts and shipments of 5 lines, 8 clients: ${kept.toFixed(0)}/s with the totals, ${none.toFixed(0)}/s without; ${slower.toFixed(3)} times slower (at most ${SLOWER_AT_MOST})`,
  );
  return slower <= SLOWER_AT_MOST;
}

async function totalsHold(what: string, { owner }: Bench) {
  const differences = await checkTotals(owner, 'DEMO');
  console.log(`totals of the ${what} company against a recomputation: ${JSON.stringify(differences)}`);
  return Object.keys(differences).length === 0;
}

/** How fast the seven dashboards are in a large company while clerks post, whether their totals stay right, and what they cost. */
export async function benchInfoCentres(small: Bench) {
  const large = await serveForBench('.', SIZE);
  try {
    const [few, many] = [await openBusyCompany(small), await openBusyCompany(large)];
    for (const { owner } of [small, large]) await owner.query('analyze');
    console.log(`${SIZE} company loaded; measuring`);
    const quick = await answers(
      { ...few, browser: await enterDemo(small) },
      { ...many, browser: await enterDemo(large) },
    );
    const right = [await totalsHold('small', small), await totalsHold(SIZE, large)];
    const cheap = await costOfTotals(small, few);
    return [...quick, ...right, cheap].every(Boolean);
  } finally {
    await large.stop();
  }
}
