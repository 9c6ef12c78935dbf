import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '../kit/refuse.ts';
import { LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';
import { threadMs } from '../testing/thread-time.ts';
import { inspectContent } from './content/inspect-content.ts';
import { openDrawingOffice, upload } from './testing/drawing-office.ts';
import { randomFile } from './testing/random-files.ts';

/**
 * S20: whatever the bytes are, there is a verdict, and soon. A judge that goes over 64 kB once takes some milliseconds; one
 * that goes over them again for each of them takes far longer than the limit.
 */
const RUNS = LONG ? 50_000 : 300;
const UPLOADS = LONG ? 500 : 20;
const LIMIT_MS = 8_000;
/** Nobody is answered for longer than this because of one file. */
const BLOCKED_MS = 100;
const SEED = Number(process.env['GEMBA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1));

const folder = await mkdtemp(join(tmpdir(), 'random-'));
afterAll(() => rm(folder, { recursive: true }));

it(`${RUNS} random files are judged soon, and off the event loop (seed ${SEED})`, { timeout: 3_600_000 }, async () => {
  const path = join(folder, 'file');
  const verdicts: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(randomFile, async ({ fileType, bytes }) => {
      await writeFile(path, bytes);
      const judge = async () => {
        const since = threadMs();
        const verdict = await inspectContent(path, fileType, LIMIT_MS).then(
          () => 'GOOD',
          (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
        );
        return { verdict, blocked: threadMs() - since };
      };
      const { verdict, blocked } = await judge();
      // Memory is tidied at some time: not the fault of the file, if it is soon judged the next time.
      if (blocked >= BLOCKED_MS) expect((await judge()).blocked).toBeLessThan(BLOCKED_MS);
      expect(verdict).not.toBe('DOCUMENT_TOO_COMPLEX');
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  process.stdout.write(`random files: ${JSON.stringify(verdicts)}\n`);
  expect(Object.keys(verdicts)).toEqual(expect.arrayContaining(['GOOD', 'DOCUMENT_CONTENT_NOT_MATCH']));
});

it(`${UPLOADS} random files are stored or refused by the server, never an error of ours (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const { keeper } = await openDrawingOffice(await startTestApp());
  for (const { fileType, bytes } of fc.sample(randomFile, { numRuns: UPLOADS, seed: SEED })) {
    const { status, success, msgCode } = await upload(keeper.browser, {
      fileName: `W00-10-100_A_en.${fileType}`,
      bytes,
    });
    expect(success || msgCode.startsWith('DOCUMENT_'), `${status} ${msgCode}`).toBe(true);
  }
});
