import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { askEarly } from './build/ask-early.ts';
import { compileTexts } from './build/compile-texts.ts';
import { leaveOutExamples } from './build/leave-out-examples.ts';
import { licences } from './build/licences.ts';
import { pdfDecoders } from './build/pdf-decoders.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The words of the first screen in one chunk: three small ones would be three requests. */
const firstWords = (tongue: string) => ({
  name: `words-${tongue}`,
  priority: 3,
  test: new RegExp(`src/(kit|kit/client|auth)/texts\\.${tongue}\\.ts$`),
});

/** Libraries that every screen uses: they stay cached when only our own code changes. */
const ground = {
  name: 'ground',
  priority: 3,
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|use-intl|zod|@tanstack\/(react-router|router-core|history|store|react-store))\//,
};

/** The page itself and Login. */
const first = { name: 'first', tags: ['$initial' as const], priority: 2 };

/**
 * The frame around every screen and the start screen, with all they need: about a tenth of what the screens share, and
 * a person on a slow network waits for it.
 */
const frame = {
  name: 'frame',
  priority: 1.5,
  test: /src\/(shell\/(SignedInFrame|hubs\/NavigationScreen|with-titles)|messages\/follow-messages)\.tsx?$/,
};

/** The day of a person, with all that its rows need: they are seen first in the morning, and need little of what is shared. */
const today = { name: 'today', priority: 1.2, test: /src\/today\/(TodayPart|TodayScreen)\.tsx$/ };

/** Reads of screens, apart from how they show them: data are asked for before the large file has come. */
const reads = {
  name: 'reads',
  priority: 1.1,
  test: /web\/src\/(?!kit|shell).+\/(?:use-(?:get|list|query|count|find)-[\w-]+|use-(?:order|labels)|read-(?:ahead|bom|address))\.ts$/,
};

/** Code that several screens share is one file: a file per module would be a hundred requests for a cold screen. */
const shared = { name: 'shared', minShareCount: 2, priority: 1 };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    compileTexts(),
    leaveOutExamples(),
    react(),
    licences(),
    pdfDecoders(),
    askEarly(),
    serviceWorker(),
    precompress(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The check of the first load reads from it which files a page needs.
    manifest: true,
    // Everything from a file of its own: the page's policy allows no data: script, and hashed files are cached for ever.
    assetsInlineLimit: 0,
    // The largest is the PDF viewer, which only comes with the first PDF. What the first load weighs is checked apart.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Sheets come late on the first screen, and with the screens that always have one: both ways are meant.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [ground, firstWords('en'), firstWords('zh'), firstWords('es'), first, frame, today, reads, shared],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The server compares Origin with Host: the proxy passes the Host on as the browser sent it.
    proxy: { '/app': { target: process.env['GEMBA_SERVER'] ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
});
