import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BROWSER } from './browser.ts';
import { runTool } from './command.ts';
import { countsIn, playwrightCounts, vitestCounts } from './counts.ts';
import type { Outcome, Run, Step } from './step.ts';
import { FAILED } from './tally.ts';
import { logName, startTestServer } from './test-server.ts';

export const PROJECTS = ['contract', 'server', 'web', 'checks'];

async function playwright(run: Run, name: string, config: string, env: Record<string, string> = {}): Promise<Outcome> {
  const browser = await run.browser;
  if (!browser) return { counts: FAILED, output: NO_BROWSER };
  const file = join(run.folder, `${name}.json`);
  const { code } = await runTool('@playwright/test', ['test', '--config', config, '--reporter=dot,json'], {
    env: { ...env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    live: true,
  });
  return { counts: countsIn(file, playwrightCounts, code) };
}

/** Stories on a server of their own, with the demo company as it is at the start. */
async function onServer(run: Run, name: string, config: string): Promise<Outcome> {
  const folder = join(run.folder, name);
  mkdirSync(folder);
  const server = await startTestServer(folder);
  try {
    const { counts, output } = await playwright(run, name, config, server.env);
    if (counts.failed === 0) return { counts };
    const log = `The end of the server's log (all of it: test-results/${logName(folder)}):\n${lastLines(server.log(), 60)}`;
    return { counts, output: output ?? log };
  } finally {
    await server.stop();
  }
}

const lastLines = (text: string, count: number) => text.trimEnd().split('\n').slice(-count).join('\n');

export const longSteps: readonly Step[] = [
  {
    name: 'unit',
    title: 'unit and server tests',
    alone: true,
    async run({ folder, projects }) {
      const file = join(folder, 'vitest.json');
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await runTool('vitest', ['run', ...reporters, ...projects.map((one) => `--project=${one}*`)], {
        live: true,
      });
      return { counts: countsIn(file, vitestCounts, code) };
    },
  },
  {
    name: 'gallery',
    title: 'gallery in the browser',
    alone: true,
    run: (run) => playwright(run, 'gallery', 'e2e/gallery.config.ts'),
  },
  {
    name: 'stories',
    title: 'stories in the browser',
    needs: ['build'],
    alone: true,
    run: (run) => onServer(run, 'stories', 'e2e/playwright.config.ts'),
  },
  {
    name: 'taps',
    title: 'taps and keys of ten tasks',
    needs: ['build'],
    alone: true,
    run: (run) => onServer(run, 'taps', 'e2e/taps.config.ts'),
  },
];
