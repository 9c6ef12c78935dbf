import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The decoders for scanned PDF, beside the other assets: the PDF worker loads them by these names when a page needs one. */
export const decoderFiles = ['openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js'].map(
  (name) => `assets/pdf-${version}/${name}`,
);

export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  generateBundle() {
    for (const fileName of decoderFiles) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, 'wasm', basename(fileName))) });
    }
  },
});
