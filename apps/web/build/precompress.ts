import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(m?js|css|html|svg|json|webmanifest|wasm)$/;
const SMALLEST = 1024;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses while serving. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true }).catch(() => []);
      await Promise.all(files.filter((file) => WORTH_IT.test(file)).map((file) => compress(join(folder, file))));
    },
  };
};

const compress = async (file: string) => {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(bytes, best).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
};
