import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { asOfNow, exportFile, IMPORT_TABLES } from '../imports/index.ts';
import { ConfigError } from '../kit/config.ts';
import { defineCommand } from './frame/command.ts';
import { findCompany } from './frame/in-company.ts';

const KINDS = IMPORT_TABLES.map(({ kind }) => kind);

export const exportFiles = defineCommand({
  name: 'export',
  args: ['COMPANY'],
  rest: 'FOLDER|KIND',
  does: 'Writes the files that an import reads into a folder, all of the same moment.',
  details: `After the folder the kinds may be named; without one all of them are written.
Kinds: ${KINDS.join(', ')}.
docs/import/README.md describes them.`,
  examples: ['gemba export ACME today', 'gemba export ACME today parts vendors'],
  async run({ owner }, { args: [company], rest: [folder = '', ...kinds] }) {
    const unknown = kinds.find((kind) => !KINDS.includes(kind));
    if (unknown) throw new ConfigError(`${unknown} is no kind of file. There are: ${KINDS.join(', ')}`);
    const companyId = await findCompany(owner, company);
    await mkdir(folder, { recursive: true });
    await asOfNow(owner, companyId, async () => {
      for (const table of IMPORT_TABLES) {
        if (kinds.length > 0 && !kinds.includes(table.kind)) continue;
        const path = join(folder, `${table.kind}.csv`);
        const file = createWriteStream(path);
        for await (const piece of exportFile(owner, table, companyId))
          if (!file.write(piece)) await once(file, 'drain');
        file.end();
        await finished(file);
        console.log(path);
      }
    });
  },
});
