import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/kit/service-worker/main.ts', import.meta.url));

/**
 * Writes the service worker as one plain file under a name that never changes: browsers ask for it under that name again. Among the
 * chunks of the page it would be divided like them.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker', fileName: 'service-worker' },
      },
    });
    const [{ output }] = built as [Rolldown.RolldownOutput];
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
  },
});
