import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countsIn, playwrightCounts, vitestCounts } from './counts.ts';
import { closingLine, sum } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'gemba-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: object) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('counting', () => {
  it('takes a file that broke before its first test as one failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(vitestCounts({ ...report, testResults })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('takes a story that held the second time as passed, and one that never held as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('never calls a run good that ran nothing, ended badly, or left no report', () => {
    const report = (expected: number) =>
      written({ stats: { expected, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] });
    expect(countsIn(report(3), playwrightCounts, 0).failed).toBe(0);
    expect(countsIn(report(3), playwrightCounts, 1).failed).toBe(1);
    expect(countsIn(report(0), playwrightCounts, 0).failed).toBe(1);
    expect(countsIn(join(folder, 'none.json'), playwrightCounts, 0).failed).toBe(1);
  });

  it('closes with one line', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(total)).toBe('4 passed, 1 failed');
    expect(closingLine({ ...total, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
  });
});
