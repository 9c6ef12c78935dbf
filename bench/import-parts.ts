import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './serve.ts';
import { timed } from './timing.ts';

const FEW = 100_000;
const MANY = 1_000_000;
/** Ten times as many rows take ten times as long, and hardly more memory. */
const RATE_AT_LEAST = 0.5;
const MEMORY_AT_MOST_MB = 512;

interface Import {
  readonly rowsPerSecond: number;
  readonly peakMb: number;
}

/** A file of parts is imported by the command, as a company would do it on its first day, and a second time. */
export async function benchImportParts({ folder, owner, companyId }: Bench): Promise<boolean> {
  await owner.query(`update app_user set roles = '{COMPANY_ADMIN}' where company_id = $1`, [companyId]);
  const files = await mkdtemp(join(tmpdir(), 'gemba-parts-'));
  try {
    const few = await measure(folder, await writeParts(files, 'F', FEW), FEW);
    const path = await writeParts(files, 'M', MANY);
    const many = await measure(folder, path, MANY);
    const again = await measure(folder, path, MANY);
    say(`${FEW} parts`, few);
    say(`${MANY} parts`, many);
    say('the same again', again);
    const ratio = many.rowsPerSecond / few.rowsPerSecond;
    console.log(`${ratio.toFixed(2)} times the rows per second (at least ${RATE_AT_LEAST})`);
    return ratio >= RATE_AT_LEAST && Math.max(many.peakMb, again.peakMb) <= MEMORY_AT_MOST_MB;
  } finally {
    await rm(files, { recursive: true });
  }
}

const say = (what: string, { rowsPerSecond, peakMb }: Import) =>
  console.log(`${what}: ${Math.round(rowsPerSecond)} rows/s, ${Math.round(peakMb)} MB at most (${MEMORY_AT_MOST_MB})`);

async function writeParts(folder: string, letter: string, count: number) {
  const path = join(folder, `parts.${letter}.csv`);
  const file = createWriteStream(path);
  file.write('partNumber,description,partType,uom,stdCost,listPrice,minQty,maxQty\n');
  for (let number = 0; number < count; number += 1) {
    const row = `${letter}-${String(number).padStart(7, '0')},Deep groove bearing ${number},BUY,EA,${(number % 900) / 10},12.50,5,50\n`;
    if (!file.write(row)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return path;
}

async function measure(folder: string, path: string, count: number): Promise<Import> {
  let peakMb = 0;
  const ms = await timed(async () => {
    const command = spawn(process.execPath, ['apps/server/src/cli/main.ts', 'import', 'BENCH', path], {
      env: { ...process.env, GEMBA_DATA: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const look = setInterval(() => {
      peakMb = Math.max(peakMb, memoryOf(command.pid));
    }, 500);
    const [code] = await once(command, 'exit');
    clearInterval(look);
    if (code !== 0) throw new Error(`The import of ${path} ended with ${code}`);
  });
  return { rowsPerSecond: count / (ms / 1000), peakMb };
}

/** The most that a process has held in memory so far; 0 once it is gone. */
function memoryOf(pid: number | undefined) {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
