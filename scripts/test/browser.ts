import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { say } from '../kit/project.mjs';
import { run, runTool } from './command.ts';

/** The headless shell first: it starts in half the time and has no window to draw. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () =>
  [process.env['CHROMIUM'], ...USUAL_PLACES].find((path) => path !== undefined && existsSync(path));

/** Chinese screens are photographed too; without a font for them there would be only boxes. */
const FONTS = 'fonts-noto-cjk';

const asRootOnDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], quiet);
  const install = (browser: string) =>
    run('apt-get', ['install', '-qy', '--no-install-recommends', browser, FONTS], quiet);
  await install('chromium-headless-shell');
  if (!installed()) await install('chromium');
};

/** Playwright's own browser, which it finds again by itself. */
const fromPlaywright = async () => {
  await runTool('@playwright/test', ['install', 'chromium']);
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** The path of a Chromium for the browser tests; undefined where none can be had. */
export async function ensureBrowser(): Promise<string | undefined> {
  if (installed()) return installed();
  say('There is no Chromium: installing one (a minute or two) …');
  await asRootOnDebian();
  return installed() ?? fromPlaywright();
}

export const NO_BROWSER =
  'There is no Chromium and none could be installed. Install it (Debian: apt-get install chromium) or name yours: CHROMIUM=/path/to/chromium npm test';
