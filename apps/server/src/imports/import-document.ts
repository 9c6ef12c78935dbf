import { fill, sayable } from '@gemba/contract/kit/refusals/fill';
import english from '@gemba/contract/kit/refusals/refusals.en';
import type { ClientBase } from 'pg';
import { receiveDocument, writeDocument } from '../documents/index.ts';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import { Refusal } from '../kit/refuse.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import type { Storage } from '../kit/storage/storage.ts';

type FolderFile = Parameters<typeof receiveDocument>[1];

/** In words. */
export const sentenceOfRefusal = ({ code, facts }: Refusal) => fill(sayable(english[code], facts), facts);

/**
 * Imports one document, in a transaction of its own; a dry run stands in one that is open and sees the company. Answers what
 * became of it, or why it is refused.
 */
export async function importDocument(
  client: ClientBase,
  storage: Storage,
  doer: Doer,
  file: FolderFile,
  dryRun: boolean,
): Promise<'added' | 'changed' | 'same' | { refused: string }> {
  try {
    const received = await receiveDocument(storage, file);
    let isKept = false;
    try {
      await client.query(dryRun ? 'savepoint document' : 'begin');
      const tx = queriesOn(client);
      await tx.run(enterCompany({ companyId: String(doer.companyId) }));
      const written = await writeDocument(tx, doer, received, file);
      isKept = written !== 'same' && !dryRun;
      // Kept before the row is committed: a row never exists without its file.
      if (isKept) await storage.keep(received.storageId, String(doer.companyId));
      if (isKept) await client.query('commit');
      if (isKept) await storage.settle(received.storageId);
      return written;
    } finally {
      if (!isKept) {
        await client.query(dryRun ? 'rollback to savepoint document' : 'rollback');
        await storage.discard(received.storageId);
      }
    }
  } catch (error) {
    if (error instanceof Refusal) return { refused: sentenceOfRefusal(error) };
    throw error;
  }
}
