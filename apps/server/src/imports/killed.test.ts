import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../kit/database/connect.ts';
import { urlOf } from '../kit/embedded/embedded-postgres.ts';
import { dice } from '../testing/dice.ts';
import {
  forget,
  freePort,
  newDataFolder,
  runCommand,
  type ServerProcess,
  startProcess,
} from '../testing/server-process.ts';
import { LONG } from '../testing/sweep.ts';

/** `gemba import` dies at a random moment: its file is there whole, or not at all. */
const KILLS = LONG ? 20 : 3;
const PARTS = 20_000;
const SEED = Number(process.env['GEMBA_SEED'] ?? Date.now() % 1_000_000);

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await newDataFolder();
  server = startProcess(folder, await freePort());
  await server.untilReady();
  await runCommand(folder, ['company', 'add', 'ACME', 'Acme Works']);
});
afterAll(async () => {
  server.child.kill();
  await server.untilGone();
  await forget(folder);
});

const fileOf = async (round: number) => {
  const path = join(folder, 'parts.csv');
  const rows = Array.from({ length: PARTS }, (_, at) => `PART-${at},Round ${round},BUY\n`);
  await writeFile(path, `partNumber,description,partType\n${rows.join('')}`);
  return path;
};

it(`${KILLS} deaths of an import leave nothing half (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
  const owner = await connect(await urlOf(folder, 'gemba'));
  const choose = dice(SEED);
  const began = Date.now();
  expect(await runCommand(folder, ['import', 'ACME', await fileOf(0)])).toMatchObject({ code: 0 });
  const wholeMs = Date.now() - began;
  for (let round = 1; round <= KILLS; round += 1) {
    const path = await fileOf(round);
    const afterMs = (wholeMs * choose(Array.from({ length: 71 }, (_, percent) => percent + 30))) / 100;
    await runCommand(folder, ['import', 'ACME', path], {
      meanwhile: async (child) => {
        await sleep(afterMs);
        child.kill('SIGKILL');
      },
    });
    // Its transaction may still be ending.
    await owner.query(`select pg_advisory_lock(hashtext('import'), 1), pg_advisory_unlock(hashtext('import'), 1)`);
    await owner.query(`select set_config('app.company_id', '1', false)`);
    const { rows } = await owner.query(
      `select count(distinct description)::int as texts, count(*)::int as parts,
              (select count(*)::int from part_stock where company_id = 1) as stocks,
              (select count(*)::int from part_revision where company_id = 1) as revisions from part where company_id = 1`,
    );
    expect(rows, `killed after ${Math.round(afterMs)} ms of ${wholeMs}`).toEqual([
      { texts: 1, parts: PARTS, stocks: PARTS, revisions: PARTS },
    ]);
  }
  await owner.end();
  const last = await runCommand(folder, ['import', 'ACME', await fileOf(KILLS + 1)]);
  expect(last).toMatchObject({ code: 0, said: expect.stringContaining(`${PARTS} changed`) });
});
