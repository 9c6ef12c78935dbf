import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../kit/database/connect.ts';
import { LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bucketCommands } from './testing/buckets/commands.ts';
import { newGoods } from './testing/buckets/goods.ts';
import { openRoomWith } from './testing/torture/company.ts';
import { keepSignedIn } from './testing/torture/stage.ts';

/**
 * I9: goods that move between on hand, QA, SIP, SIT, WIP and TO are in one of them afterwards, none more and none less. Lists
 * of up to sixty requests go over HTTP, and a model that shares nothing with the server says where the goods must be after
 * each. The pure function is held against its own model by postings/engine/apply-movements.test.ts, 20,000 lists.
 */
const RUNS = LONG ? 500 : 15;
/** Each with a company and a connection of its own, so that the long form uses all cores. */
const LANES = LONG ? 4 : 1;
/** Few lists do everything only where they are always the same. */
const SEED = Number(process.env['GEMBA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1));

const erp = await startTestApp();

it(`${LANES * RUNS} lists of up to 60 requests leave the goods where the model has them (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const rooms = [];
  for (let lane = 0; lane < LANES; lane += 1) {
    const owner = await connect(erp.ownerUrl);
    afterAll(() => owner.end());
    rooms.push(await openRoomWith({ ...erp, owner }, []));
  }
  for (const { companyId } of rooms) await keepSignedIn(erp.owner, companyId);
  const seen: Record<string, number> = {};
  await Promise.all(
    rooms.map((room, lane) =>
      fc.assert(
        fc.asyncProperty(fc.commands(bucketCommands, { maxCommands: 60, size: 'max' }), (commands) =>
          fc.asyncModelRun(() => newGoods(room, seen), commands),
        ),
        { numRuns: RUNS, seed: SEED + lane },
      ),
    ),
  );
  process.stdout.write(`buckets: ${JSON.stringify(seen)}\n`);
  for (const room of rooms) expect(await room.broken()).toEqual([]);
  // Every kind of request was done at least once.
  expect(Object.keys(seen).filter((kind) => kind.endsWith(' OK'))).toHaveLength(20);
});
