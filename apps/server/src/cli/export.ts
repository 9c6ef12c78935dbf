import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { asOfNow, exportFile, IMPORT_TABLES } from '../imports/index.ts';
import { ConfigError } from '../kit/config.ts';
import { findCompany } from './in-company.ts';

/** `gemba export COMPANY FOLDER [KIND…]`: the files that an import reads, all of the same moment. */
export async function exportFiles(owner: pg.Client, [company = '', folder = '', ...kinds]: string[]) {
  if (folder === '') throw new ConfigError('Say company and folder: gemba export COMPANY FOLDER [KIND…]');
  const unknown = kinds.find((kind) => !IMPORT_TABLES.some((table) => table.kind === kind));
  const known = IMPORT_TABLES.map(({ kind }) => kind).join(', ');
  if (unknown) throw new ConfigError(`${unknown} is no kind of file. There are: ${known}`);
  const companyId = await findCompany(owner, company);
  await mkdir(folder, { recursive: true });
  await asOfNow(owner, companyId, async () => {
    for (const table of IMPORT_TABLES) {
      if (kinds.length > 0 && !kinds.includes(table.kind)) continue;
      const path = join(folder, `${table.kind}.csv`);
      const file = createWriteStream(path);
      for await (const piece of exportFile(owner, table, companyId)) if (!file.write(piece)) await once(file, 'drain');
      file.end();
      await finished(file);
      console.log(path);
    }
  });
}
