import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { storedFiles } from '../../documents/index.ts';
import { checkTotals } from '../../info-centres/index.ts';
import { checkCompany } from '../../inventory/index.ts';
import type { Config } from '../../kit/config.ts';
import { appliedMigrations, listMigrations } from '../../kit/database/migrate.ts';
import { documentsIn } from '../../server.ts';
import { findCompany, inCompany } from '../frame/in-company.ts';
import type { Diagnosis, Finding } from './finding.ts';

const server = (name: string, findings: readonly Finding[], note?: string): Diagnosis => ({
  area: 'server',
  name,
  findings,
  ...(note && { note }),
});

/** The schema against the migrations of this version. */
export async function diagnoseSchema(owner: pg.Client) {
  const known = await listMigrations();
  const done = await appliedMigrations(owner);
  const findings: Finding[] = [];
  const behind = known.filter((name) => !done.includes(name));
  if (behind.length > 0)
    findings.push({
      what: `The schema lacks ${behind.length} migrations, the first of them ${behind[0]}.`,
      mend: 'gemba migrate, or start the server',
    });
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0)
    findings.push({
      what: `The schema is newer than this version: ${newer.join(', ')}.`,
      mend: 'install the newer version',
    });
  return server('Schema', findings, `${done.length} migrations`);
}

const MOST_SKEW_MS = 2_000;

/** Sessions, tokens and timers compare the two clocks. */
export async function diagnoseClocks(owner: pg.Client) {
  const asked = Date.now();
  const { rows } = await owner.query<{ now: Date }>('select clock_timestamp() as now');
  const skew = (rows[0]?.now.getTime() ?? 0) - (asked + Date.now()) / 2;
  const seconds = `${(Math.abs(skew) / 1_000).toFixed(1)} s`;
  if (Math.abs(skew) <= MOST_SKEW_MS) return server('Clocks', [], `the database is within ${seconds}`);
  const way = skew > 0 ? 'ahead of' : 'behind';
  return server('Clocks', [
    {
      what: `The clock of the database is ${seconds} ${way} this machine's.`,
      mend: 'let both follow a time server (NTP)',
    },
  ]);
}

const GIGABYTE = 1_073_741_824;
const LEAST_FREE = GIGABYTE;
const LEAST_SHARE = 0.05;

/** The disk of documents, and of the embedded database. */
export async function diagnoseDisk({ dataFolder }: Config) {
  const { bavail, blocks, bsize } = await statfs(dataFolder);
  const [free, whole] = [bavail * bsize, blocks * bsize];
  const note = `${(free / GIGABYTE).toFixed(1)} GB free in ${dataFolder}`;
  if (free >= LEAST_FREE && free >= whole * LEAST_SHARE) return server('Disk', [], note);
  return server('Disk', [{ what: `Only ${note}.`, mend: 'make room, or move GEMBA_DATA to a larger disk' }]);
}

/** Stock, journal and orders of the company add up. */
export async function diagnoseLedger(owner: pg.Client, company: string) {
  const broken = Object.entries(await checkCompany(owner, await findCompany(owner, company))).filter(
    ([, count]) => count > 0,
  );
  return server(
    'Ledger',
    broken.map(([rule, count]) => ({
      what: `${count} rows break the rule ${rule}.`,
      mend: 'stop posting, keep a backup, and ask for help: no command mends a ledger',
    })),
  );
}

export async function diagnoseTotals(owner: pg.Client, company: string) {
  const differences = Object.entries(await checkTotals(owner, company));
  return server(
    'Totals',
    differences.map(([figure, count]) => ({
      what: `${count} totals of ${figure} are not the sum of their rows.`,
      mend: `gemba totals rebuild ${company}`,
    })),
  );
}

const NAMED = 3;

/** Every document and photo has its file. */
export async function diagnoseDocuments(owner: pg.Client, { dataFolder }: Config, company: string) {
  const folder = documentsIn(dataFolder);
  const missing: string[] = [];
  let count = 0;
  await inCompany(owner, company, async (tx, companyId) => {
    for await (const storageId of storedFiles(tx, companyId)) {
      count += 1;
      await access(join(folder, storageId)).catch(() => missing.push(storageId));
    }
  });
  if (missing.length === 0) return server('Documents', [], `${count} files`);
  const named = missing.slice(0, NAMED).join(', ');
  return server('Documents', [
    {
      what: `${missing.length} of ${count} files are not in ${folder}: ${named}${missing.length > NAMED ? ', …' : '.'}`,
      mend: 'check that GEMBA_DATA is the folder of the server; put the files back from a backup',
    },
  ]);
}

const SOON_DAYS = 30;

export const diagnoseLicence = (until: string | null, days: number | null) =>
  server(
    'Licence',
    days === null || days >= SOON_DAYS
      ? []
      : [{ what: `The licence ends on ${until}, in ${days} days.`, mend: 'ask the vendor to renew it' }],
    until === null ? undefined : `until ${until}`,
  );
