/** Size of the download before Login can be used, compressed as it is sent. Run after a build. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOfFirstLoad, type Manifest } from './kit/first-load-files.ts';

const BUDGET = 130_000;
const BUILD = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));

const read = (file: string) => readFileSync(BUILD + file, 'utf8');
const say = (text: string) => process.stdout.write(`${text}\n`);

const sent = (file: string) =>
  existsSync(`${BUILD}${file}.br`)
    ? statSync(`${BUILD}${file}.br`).size
    : brotliCompressSync(readFileSync(BUILD + file)).length;

function weigh(language: string) {
  const files = filesOfFirstLoad(read('index.html'), JSON.parse(read('.vite/manifest.json')) as Manifest, language);
  const weights = files.map((file) => ({ file, bytes: sent(file) })).sort((one, other) => other.bytes - one.bytes);
  return { language, weights, total: weights.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const [heaviest] = ['en', 'zh', 'es'].map(weigh).sort((one, other) => other.total - one.total);
if (!heaviest) throw new Error('There is no language to weigh');
for (const { file, bytes } of heaviest.weights) say(`${String(bytes).padStart(9)}  ${file}`);
say(`${String(heaviest.total).padStart(9)}  in ${heaviest.language}, the heaviest language; the budget is ${BUDGET}`);
if (heaviest.total > BUDGET) {
  say('The first load is too heavy. Load what Login does not need with the screen that needs it.');
  process.exitCode = 1;
}
