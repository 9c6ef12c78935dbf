import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { forget } from '../testing/server-process.ts';
import { LONG } from '../testing/sweep.ts';
import { ClientLog } from './testing/torture/client-log.ts';
import { POSTING_MS, type Run, runClients } from './testing/torture/clients.ts';
import { spreadOutages, type Victim } from './testing/torture/outages.ts';
import { openStage } from './testing/torture/stage.ts';
import { actsOf } from './testing/whole-documents/acts.ts';
import { type DocumentsCompany, LINES, openDocumentsCompany } from './testing/whole-documents/company.ts';
import { lookAtDocuments } from './testing/whole-documents/partial-documents.ts';

/**
 * I7: receivers, shippers, issues and transfers of twenty lines are there with all their lines or not at all, though every
 * second one has a line that cannot be and the server is killed over them. `npm run torture` is the long form.
 */
const KILLS = LONG
  ? { postings: 1_000, serverKills: 50, databaseKills: 0 }
  : { postings: 60, serverKills: 1, databaseKills: 0 };
const SEED = Number(process.env['GEMBA_SEED'] ?? Date.now() % 1_000_000);

/** The refusals of impossible lines. Nothing else is refused: there is enough of everything. */
const REFUSALS = [
  'LOCATION_NOT_EXIST',
  'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
  'SERIAL_EXISTS',
  'SHIPPED_QTY_OVER_ON_HAND',
  'ISSUED_QTY_OVER_ON_HAND',
  'MOVED_QTY_OVER_ON_HAND',
];
const UNSETTLED = ['OK', 'NO_ANSWER', 'SERVER_BUSY', 'REQUEST_IN_PROGRESS'];

let victim: Victim;
let company: DocumentsCompany;
let people: Browser[];

beforeAll(async () => {
  ({ victim, company, people } = await openStage(openDocumentsCompany, { clients: 8, persons: 2 }));
});

afterAll(async () => {
  await victim.stop();
  await forget(victim.folder);
});

const { postings, serverKills } = KILLS;
it(`${postings} documents of ${LINES} lines are whole or not there, over ${serverKills} deaths of the server (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const log = new ClientLog();
  const run: Run = {
    url: victim.url,
    people,
    log,
    postings,
    seed: SEED,
    progress: 0,
    patienceMs: POSTING_MS,
    actsOf: (choose) => actsOf(company, choose),
  };
  const [found] = await Promise.all([spreadOutages(victim, KILLS, () => run.progress), runClients(run)]);
  const owner = await victim.owner();
  const { count, partial } = await lookAtDocuments(owner, company.room.companyId, LINES);
  const { lost, phantom } = await log.compare(owner, company.room.companyId);
  await owner.end();
  process.stdout.write(
    `whole documents: ${count}, the server died over ${log.unanswered.size}; ${JSON.stringify(log.codes)}\n`,
  );
  expect({ partial, lost, phantom, wrong: log.wrong, found }).toEqual({
    partial: [],
    lost: [],
    phantom: [],
    wrong: [],
    found: [],
  });
  expect(count).toBe(log.accepted);
  expect(Object.keys(log.codes).filter((code) => ![...REFUSALS, ...UNSETTLED].includes(code))).toEqual([]);
  expect(Math.min(count, postings - count)).toBeGreaterThan(postings / 6);
  expect(log.unanswered.size).toBeGreaterThanOrEqual(serverKills);
  expect(await victim.broken()).toEqual([]);
});
