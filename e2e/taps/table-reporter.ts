import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Counted } from './hand.ts';
import { COUNTED, type Figures } from './task.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const figure = ({ taps, keys, scans }: Counted) =>
  [`${taps}`, keys > 0 && `${keys} keys`, scans > 0 && `${scans} scans`].filter(Boolean).join(' + ');

/** Prints a row for each task: taps, keys and scans, and the limit. */
export default class TableReporter implements Reporter {
  private readonly rows: string[][] = [];

  onTestEnd({ title, annotations }: TestCase, { status, errors }: TestResult) {
    const counted = annotations.find(({ type }) => type === COUNTED)?.description;
    if (!counted) {
      this.rows.push([title, 'not done', '', 'FAILED']);
      for (const { message } of errors) say(`${title}: ${message}`);
      return;
    }
    const { used, limit } = JSON.parse(counted) as Figures;
    this.rows.push([title, figure(used), figure(limit), status === 'passed' ? '' : 'TOO MANY']);
  }

  onEnd({ status }: FullResult) {
    const table = [['Task', 'Taps', 'At most', ''], ...this.rows];
    const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
    for (const row of table)
      say(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    say(status === 'passed' ? 'Every task is within its limit.' : 'A task exceeds its limit, or cannot be done.');
  }
}
