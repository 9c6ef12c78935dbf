import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const DECODERS = ['openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js'];

/** The decoders for scanned PDF, beside the other assets: the PDF worker loads them by these names when a page needs one. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  generateBundle() {
    for (const name of DECODERS) {
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: readFileSync(join(folder, 'wasm', name)),
      });
    }
  },
});
