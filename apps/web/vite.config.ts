import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { precompress } from './build/precompress.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

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
  },
  server: { port: 5173, proxy: { '/app': 'http://localhost:8080' } },
});
