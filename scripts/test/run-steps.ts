import { say } from '../kit/project.mjs';
import { isInterrupted } from './command.ts';
import type { Outcome, Run, Step } from './step.ts';
import { type Counts, closingLine, FAILED, SKIPPED } from './tally.ts';

const indented = (text: string) => text.trimEnd().replace(/^/gm, '    ');

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const figures = ({ passed, failed, skipped }: Counts) =>
  passed + failed + skipped > 1 ? `${closingLine({ passed, failed, skipped })}, ` : '';

/** A step that breaks has failed; the others go on. */
const outcomeOf = async (step: Step, run: Run): Promise<Outcome> => {
  try {
    return await step.run(run);
  } catch (error) {
    return { counts: FAILED, output: error instanceof Error ? error.message : String(error) };
  }
};

async function perform(step: Step, run: Run, failed: Set<string>): Promise<Counts> {
  if (isInterrupted()) return SKIPPED;
  const missing = step.needs?.find((name) => failed.has(name));
  if (missing) {
    say(`- ${step.title}: not run, since ${missing} failed`);
    return SKIPPED;
  }
  if (step.alone) say(`\n▶ ${step.title}`);
  const started = Date.now();
  const { counts, output } = await outcomeOf(step, run);
  say(`${counts.failed === 0 ? '✓' : '✗'} ${step.title} (${figures(counts)}${seconds(started)})`);
  if (counts.failed > 0) failed.add(step.name);
  if (counts.failed > 0 && output) say(indented(output));
  return counts;
}

/** Two at a time, in order; one that needs another waits for it. */
async function inPairs(steps: readonly Step[], begin: (step: Step) => Promise<Counts>): Promise<Counts[]> {
  const results: Promise<Counts>[] = [];
  const active = new Set<Promise<unknown>>();
  const begun = new Map<string, Promise<unknown>>();
  for (const step of steps) {
    for (const name of step.needs ?? []) await begun.get(name);
    while (active.size >= 2) await Promise.race(active);
    const result = begin(step);
    results.push(result);
    begun.set(step.name, result);
    const settled = result.finally(() => active.delete(settled));
    active.add(settled);
  }
  return Promise.all(results);
}

export async function runSteps(quick: readonly Step[], long: readonly Step[], run: Run): Promise<Counts[]> {
  const failed = new Set<string>();
  const begin = (step: Step) => perform(step, run, failed);
  const counts = await inPairs(quick, begin);
  for (const step of long) counts.push(await begin(step));
  return counts;
}
