import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { forget, runCommand } from '../testing/server-process.ts';
import { LONG } from '../testing/sweep.ts';
import { actsOf } from './testing/torture/acts.ts';
import { wrongAverages } from './testing/torture/averages.ts';
import { startChaosProxy } from './testing/torture/chaos-proxy.ts';
import { ClientLog } from './testing/torture/client-log.ts';
import { POSTING_MS, type Run, runClients } from './testing/torture/clients.ts';
import { openTortureCompany, type TortureCompany } from './testing/torture/company.ts';
import { spreadOutages, type Victim } from './testing/torture/outages.ts';
import { openStage } from './testing/torture/stage.ts';
import { Documents } from './testing/torture/taking-back.ts';

/**
 * The real server and its real database under many clients, while both are killed (T1) and through a bad network (T3). What the
 * clients were told is compared with the ledger: I1, I2, I3, I6, I8, I14. `npm run torture` is the long form; a run is repeated
 * by GEMBA_SEED.
 */
const KILLS = LONG
  ? { postings: 20_000, serverKills: 50, databaseKills: 20 }
  : { postings: 400, serverKills: 2, databaseKills: 1 };
const CHAOS = LONG ? 20_000 : 100;
const CLIENTS = 64;
/** Each on several devices. */
const PERSONS = 16;
const SEED = Number(process.env['GEMBA_SEED'] ?? Date.now() % 1_000_000);
const TIMEOUT = 3_600_000;

/** Nothing but these: the trade says no. */
const REFUSALS = new Set([
  'OK',
  'NO_ANSWER',
  'SERVER_BUSY',
  'REQUEST_IN_PROGRESS',
  'LOCATION_NOT_EXIST',
  'NOT_ENOUGH_WIP',
  'SHIPPED_QTY_OVER_ON_HAND',
  'ISSUED_QTY_OVER_ON_HAND',
  'MOVED_QTY_OVER_ON_HAND',
  'STOCK_ALREADY_USED',
  'POSTING_IS_REVERSED',
  'SHIPPER_IS_CLOSED',
  'SHIPPER_NOT_SHIPPED',
  'SHIPPER_ITEM_HAS_MADE_UNBILLED',
  'COUNT_IS_CLOSED',
  'TRANSFER_HAS_ARRIVED',
  'TRANSFER_ON_THE_WAY',
  'SALES_ORDER_ITEM_IS_COMPLETED',
  'RECEIVER_NOT_EXIST',
  'SHIPPER_NOT_EXIST',
  'ISSUE_NOT_EXIST',
  'TRANSFER_NOT_EXIST',
  'COUNT_NOT_EXIST',
  'COUNT_CHANGED_NOTHING',
  'SHIPPER_IS_CANCELLED',
]);

let victim: Victim;
let company: TortureCompany;
let people: Browser[];
const log = new ClientLog();
const made = new Documents();
const say = (text: string) => process.stdout.write(`torture: ${text}\n`);

beforeAll(async () => {
  say(`seed ${SEED}`);
  ({ victim, company, people } = await openStage(openTortureCompany, { clients: CLIENTS, persons: PERSONS }));
});

afterAll(async () => {
  await victim.stop();
  await forget(victim.folder);
});

const runOf = (url: string, postings: number, seed: number, patienceMs: number): Run => ({
  url,
  patienceMs,
  people,
  log,
  postings,
  seed,
  progress: 0,
  actsOf: (choose) => actsOf(company, made, choose),
});

async function expectNothingLost() {
  const owner = await victim.owner();
  const { lost, phantom, keysKept } = await log.compare(owner, company.room.companyId);
  const averages = await wrongAverages(owner, company.room.companyId);
  await owner.end();
  say(`${log.accepted} accepted; answers ${JSON.stringify(log.codes)}`);
  expect({ lost: lost.slice(0, 5), phantom: phantom.slice(0, 5), wrong: log.wrong.slice(0, 5) }).toEqual({
    lost: [],
    phantom: [],
    wrong: [],
  });
  expect(averages).toEqual([]);
  expect(keysKept).toBe(log.accepted);
  expect(new Set(made.numbers).size).toBe(made.numbers.length);
  expect(Object.keys(log.codes).filter((code) => !REFUSALS.has(code))).toEqual([]);
  expect(await victim.broken()).toEqual([]);
}

describe(`${CLIENTS} clients that send everything one to three times`, () => {
  const { postings, serverKills, databaseKills } = KILLS;
  it(`lose nothing and double nothing in ${postings} postings, ${serverKills} deaths of the server and ${databaseKills} of the database`, {
    timeout: TIMEOUT,
  }, async () => {
    const run = runOf(victim.url, postings, SEED, POSTING_MS);
    const [found] = await Promise.all([spreadOutages(victim, KILLS, () => run.progress), runClients(run)]);
    expect(found).toEqual([]);
    await expectNothingLost();
    expect(log.accepted).toBeGreaterThan(postings / 3);
  });

  it(`lose nothing and double nothing in ${CHAOS} postings through a bad network`, { timeout: TIMEOUT }, async () => {
    const proxy = await startChaosProxy(victim.url, SEED);
    await runClients(runOf(proxy.url, CHAOS, SEED + 1, 5_000));
    proxy.stop();
    say(`network ${JSON.stringify(proxy.met)}`);
    await expectNothingLost();
  });

  it('meet no bug of the server', () => {
    expect(victim.said.split('\n').filter((line) => line.includes('"a bug"'))).toEqual([]);
  });

  it('leave ledgers in which gemba check-ledger finds nothing', { timeout: TIMEOUT }, async () => {
    expect(await victim.stop()).toBe(0);
    const { code, said } = await runCommand(victim.folder, ['check-ledger']);
    expect([code, Object.values(JSON.parse(said) as object).every((found) => found === 0)]).toEqual([0, true]);
  });
});
