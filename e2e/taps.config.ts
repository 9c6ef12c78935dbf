import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** The ten tasks, one after another on a server of their own: they use up the orders on top of the lists. */
export default defineConfig({
  ...stories,
  testDir: 'taps',
  outputDir: fileURLToPath(new URL('../test-results/playwright-taps', import.meta.url)),
  projects: [{ name: 'taps' }],
  workers: 1,
  retries: 0,
  reporter: './taps/table-reporter.ts',
});
