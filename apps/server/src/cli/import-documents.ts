import { basename } from 'node:path';
import { DOCUMENT_TYPES } from '@gemba/contract/documents/document-shapes';
import { importDocument } from '../imports/index.ts';
import { ConfigError } from '../kit/config.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import { storageIn } from '../kit/storage/storage.ts';
import { documentsIn } from '../server.ts';
import type { CommandMeans } from './frame/command.ts';

/** Documents of a folder, each by itself; answers how many were refused. */
export async function importDocuments(
  { owner, config }: Pick<CommandMeans, 'owner' | 'config'>,
  doer: Doer,
  paths: readonly string[],
  options: { type: string; dryRun: boolean },
) {
  const type = DOCUMENT_TYPES.find((one) => one === options.type);
  if (!type) throw new ConfigError(`${options.type} is no type of document. There are: ${DOCUMENT_TYPES.join(', ')}`);
  const storage = storageIn(documentsIn(config.dataFolder));
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  for (const path of paths) {
    const fileName = basename(path);
    const done = await importDocument(owner, storage, doer, { path, fileName, type }, options.dryRun);
    if (typeof done === 'object') console.log(`${fileName}: ${done.refused}`);
    counts[typeof done === 'object' ? 'refused' : done] += 1;
  }
  const { added, changed, same, refused } = counts;
  console.log(
    `documents: ${paths.length} files, ${added} added, ${changed} changed, ${same} as they were, ${refused} refused`,
  );
  return refused;
}
