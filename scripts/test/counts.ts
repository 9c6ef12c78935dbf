import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that broke before its first test counts as one that failed. */
export const vitestCounts = (report: VitestReport): Counts => {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A story that held when it was told once more has passed; Playwright names it at the end as flaky. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
});

/** The counts of a runner. One that ended badly without naming a failure, or that ran nothing, has failed. */
export function countsIn<Report>(file: string, read: (report: Report) => Counts, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
