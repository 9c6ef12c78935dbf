/** `npm run looks`: measures every screen, sheet and state in every window, text size and language; `npm test` in two. */
import { ensureWebBuilt } from './kit/web-built.mjs';
import { ensureBrowser, NO_BROWSER } from './test/browser.ts';
import { runTool } from './test/command.ts';
import { createRunFolder } from './test/run-folder.ts';
import { startTestServer } from './test/test-server.ts';

await ensureWebBuilt();
const browser = await ensureBrowser();
if (!browser) throw new Error(NO_BROWSER);
const server = await startTestServer(createRunFolder());
const args = ['test', '--config', 'e2e/playwright.config.ts', '--workers=2', 'e2e/looks', ...process.argv.slice(2)];
const { code } = await runTool('@playwright/test', args, {
  env: { ...server.env, GEMBA_LOOKS: 'full', CHROMIUM: browser },
  live: true,
});
await server.stop();
process.exitCode = code;
