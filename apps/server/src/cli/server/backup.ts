import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { storedFiles } from '../../documents/index.ts';
import { writeBackup } from '../../kit/backup/write-backup.ts';
import { documentsIn, readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';
import { showProgress } from '../frame/progress.ts';

const MEGABYTE = 1_048_576;

export const backup = defineCommand({
  name: 'backup',
  args: ['FILE'],
  does: 'Writes everything of the server, documents included, into one file; people go on working meanwhile.',
  details: `The file holds all companies as they were at one moment, password hashes included, and, where it is kept in the data
folder, the server's secret: keep it like a password. It gets its name when it is whole.
A secret that is given by GEMBA_SECRET is not in the file: keep it elsewhere, restoring needs it.`,
  examples: ['gemba backup gemba-2026-11-18.tar.gz', 'gemba backup "backups/$(date +%F).tar.gz"'],
  opens: { migrates: false },
  async run({ url, config }, { args: [name] }) {
    const file = resolve(name);
    const progress = showProgress();
    const { companies, rows, files, missing } = await writeBackup(file, {
      url,
      secret: await readSecret(config, url),
      takesSecret: config.secret === undefined,
      documents: documentsIn(config.dataFolder),
      filesOf: storedFiles,
      progress: progress.show,
    });
    progress.end();
    const size = ((await stat(file)).size / MEGABYTE).toFixed(1);
    console.log(`${name} is written (${size} MB). Companies: ${companies}; rows: ${rows}; documents: ${files}.`);
    if (config.secret !== undefined) console.log('Keep GEMBA_SECRET too: restoring this backup needs it.');
    if (missing === 0) return 0;
    console.log(
      `${missing} documents have no file; \`gemba doctor COMPANY\` names them. Everything else is in the backup.`,
    );
    return 1;
  },
});
