/** `npm run taps`: does the ten tasks in a browser and prints how many taps and keys each takes, beside its limit. */
import { ensureWebBuilt } from './kit/web-built.mjs';
import { ensureBrowser, NO_BROWSER } from './test/browser.ts';
import { runTool } from './test/command.ts';
import { createRunFolder } from './test/run-folder.ts';
import { startTestServer } from './test/test-server.ts';

await ensureWebBuilt();
const browser = await ensureBrowser();
if (!browser) throw new Error(NO_BROWSER);
const server = await startTestServer(createRunFolder());
const args = ['test', '--config', 'e2e/taps.config.ts', ...process.argv.slice(2)];
const { code } = await runTool('@playwright/test', args, {
  env: { ...server.env, CHROMIUM: browser },
  live: true,
});
await server.stop();
process.exitCode = code;
