import { join } from 'node:path';
import { NO_BROWSER } from './browser.ts';
import { runTool } from './command.ts';
import { countsIn, playwrightCounts, vitestCounts } from './counts.ts';
import type { Outcome, Run, Step } from './step.ts';
import { FAILED } from './tally.ts';
import { startTestServer } from './test-server.ts';

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
    async run(run) {
      const server = await startTestServer(run.folder);
      try {
        const { counts, output } = await playwright(run, 'stories', 'e2e/playwright.config.ts', {
          GEMBA_URL: server.url,
        });
        if (counts.failed === 0) return { counts };
        return {
          counts,
          output:
            output ??
            `The end of the server's log (all of it: test-results/server.log):\n${lastLines(server.log(), 60)}`,
        };
      } finally {
        await server.stop();
      }
    },
  },
];
