import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { precompress } from './build/precompress.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The words of the first screen in one chunk: three small ones would be three requests. */
const firstWords = (tongue: string) => ({
  name: `words-${tongue}`,
  test: new RegExp(`src/(kit|kit/client|auth)/texts\\.${tongue}\\.ts$`),
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), licences(), precompress()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Everything from a file of its own: the page's policy allows no data: script, and hashed files are cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [firstWords('en'), firstWords('zh'), firstWords('es')] } } },
  },
  server: { port: 5173, proxy: { '/app': 'http://localhost:8080' } },
});
