import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = `node ${root}node_modules/vite/bin/vite.js`;
const config = `--config ${root}apps/web/gallery/vite.config.ts`;

export default defineConfig({
  testDir: 'gallery',
  outputDir: `${root}test-results/playwright-gallery`,
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:4179',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: `${vite} build ${config} --logLevel warn && ${vite} preview ${config}`,
    url: 'http://localhost:4179',
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
