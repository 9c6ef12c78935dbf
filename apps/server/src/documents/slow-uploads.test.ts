import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { threadMs } from '../testing/thread-time.ts';
import { openDrawingOffice, upload } from './testing/drawing-office.ts';
import { slowFiles } from './testing/slow-files.ts';

const erp = await startTestApp();
const { keeper, left } = await openDrawingOffice(erp);

/** The server and the test share a thread, and the test makes and sends the form of up to 20 MB in it. */
const MOST_MS = 2_000;

describe('a file made to be slow to judge', () => {
  it.each(slowFiles())('%s', { timeout: 300_000 }, async (_, fileName, bytes, code) => {
    const before = await left();
    const since = threadMs();
    const { msgCode } = await upload(keeper.browser, { fileName, bytes });
    const spent = threadMs() - since;
    // Not DOCUMENT_TOO_COMPLEX: the judge came to its verdict within its limit.
    expect(msgCode).toBe(code);
    expect(spent).toBeLessThan(MOST_MS);
    expect(await left()).toEqual(before);
  });
});
