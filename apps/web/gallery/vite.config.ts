import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  base: './',
  plugins: [react()],
  cacheDir: folder('../../../.cache/vite-gallery'),
  build: { target: 'es2022', outDir: folder('../../../.cache/gallery'), emptyOutDir: true },
  server: { port: 4178 },
  preview: { port: 4179, strictPort: true },
});
