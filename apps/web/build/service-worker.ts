import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/kit/push/service-worker.ts', import.meta.url));

/**
 * Writes the service worker as one plain file under a name that never changes: browsers ask for it under that name again. Among the
 * chunks of the page it would be divided like them.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
  },
});
