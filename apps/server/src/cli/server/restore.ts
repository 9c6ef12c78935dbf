import { resolve } from 'node:path';
import { proofOf } from '../../kit/backup/manifest.ts';
import { type Backup, ensureRestorable, inspectBackup, restoreBackup } from '../../kit/backup/restore-backup.ts';
import { type Config, ConfigError } from '../../kit/config.ts';
import { keysFrom } from '../../kit/crypto/keys.ts';
import { proposeSecret } from '../../kit/crypto/secret.ts';
import { migrate } from '../../kit/database/migrate.ts';
import { documentsIn, readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';
import { showProgress } from '../frame/progress.ts';

/** The secret that sealed what is in the backup: its own, or the one that the operator gives. */
async function secretFor(name: string, { manifest, secret }: Backup, config: Config, url: string) {
  if (secret !== undefined && config.secret === undefined) return secret;
  const given = await readSecret(config, url);
  if (proofOf(keysFrom(given)) === manifest.secretProof) return given;
  const where = secret === undefined ? '' : ` The backup holds it: tar -xzOf ${name} secret`;
  throw new ConfigError(
    `This backup was made with another secret. Set GEMBA_SECRET to that of the server that wrote it.${where}`,
  );
}

export const restore = defineCommand({
  name: 'restore',
  args: ['FILE'],
  options: { replace: { type: 'boolean', help: 'in place of everything that the server holds now, which is lost' } },
  does: 'Puts a backup into an empty server, whole or not at all; the server must be stopped.',
  details: `The whole file is checked before anything is touched; a damaged one is refused. One of an older version is brought up to
date. Everybody has to sign in again.`,
  examples: ['gemba restore gemba-2026-11-18.tar.gz', 'gemba restore gemba-2026-11-18.tar.gz --replace'],
  opens: { migrates: false, creates: true, alone: true },
  async run({ owner, url, config }, { args: [name], options: { replace } }) {
    const file = resolve(name);
    await ensureRestorable(owner, replace);
    console.log(`Reading ${name} …`);
    const backup = await inspectBackup(file);
    const secret = await secretFor(name, backup, config, url);
    const progress = showProgress();
    const isKept = config.secret === undefined;
    await restoreBackup(file, backup, {
      owner,
      url,
      secret,
      documents: documentsIn(config.dataFolder),
      progress: progress.show,
      beforeCommit: async () => {
        if (isKept) await proposeSecret(config.dataFolder, secret);
      },
    });
    await readSecret(config, url);
    await migrate(owner);
    await owner.query('analyze');
    progress.end();
    const { companies, createdAt, gemba } = backup.manifest;
    const codes = companies.map(({ code }) => code).join(', ');
    console.log(
      `Restored ${codes || 'no company'} as of ${createdAt} (Gemba ${gemba}). Start the server; everybody signs in again.`,
    );
  },
});
