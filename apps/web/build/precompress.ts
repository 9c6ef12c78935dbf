import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = /\.(m?js|css|html|svg|json|webmanifest|wasm)$/;
const SMALLEST = 1024;
/** Files of earlier builds stay for a month; the hash in their names says that they are as they were. */
const HASHED = /^assets[/\\]/;

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
      const there = new Set(files);
      const isPacked = (file: string) => HASHED.test(file) && there.has(`${file}.br`) && there.has(`${file}.gz`);
      const open = files.filter((file) => WORTH_IT.test(file) && !isPacked(file));
      await Promise.all(open.map((file) => compress(join(folder, file))));
    },
  };
};

/** A packed file of the build before would be served instead of this one: where none is written, none may stay. */
export const compress = async (file: string) => {
  const packed = { br: `${file}.br`, gz: `${file}.gz` };
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) {
    await Promise.all(Object.values(packed).map((old) => rm(old, { force: true })));
    return;
  }
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(bytes, best).then((small) => writeFile(packed.br, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(packed.gz, small)),
  ]);
};
