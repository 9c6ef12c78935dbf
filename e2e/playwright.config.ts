import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

// Chromium takes the last of two such lists: these are Playwright's own once more, and one of ours.
const NO_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'PreconnectToSearch',
  'NetworkTimeServiceQuerying',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // Code that is compiled already is not compiled again.
  'ScriptStreaming',
];

/** Stories that decide about the same few orders: one after another, so that none finds its order decided. */
const DECIDING = ['approvals/**', 'orders/order-detail.spec.ts'];
const ELSEWHERE = ['gallery/**', 'taps/**'];

/** Stories against a real server with the demo company; whoever runs them starts it and names it in GEMBA_URL. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'deciding', testMatch: DECIDING, workers: 1 },
    { name: 'stories', testIgnore: [...ELSEWHERE, ...DECIDING] },
  ],
  outputDir: fileURLToPath(new URL('../test-results/playwright', import.meta.url)),
  // A story waits about a third of its time: three keep two cores busy, and more only make each other slower.
  workers: 3,
  fullyParallel: true,
  // Patience for a busy machine: whatever is right passes long before.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A machine lent to others stands still for seconds now and then, in the middle of a scan or a double tap: a story is
  // told once more, and named as flaky when only that went well.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: process.env['GEMBA_URL'] ?? 'http://localhost:8080',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
    // Animations cost more than anything else where a processor draws them; the gallery looks at how things move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // All pages of a phone in one process, which then has the app compiled already.
        '--process-per-site',
        // A page of a story lives for seconds: making its code faster would take longer than it runs.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${NO_FEATURES.join()}`,
      ],
    },
  },
});
