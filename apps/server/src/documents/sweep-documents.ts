import type { Database } from '../kit/database/database.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { isReferred } from './stored-files.ts';

/** No upload takes that long. Younger files may belong to an upload that is running on another node. */
const ABANDONED_MS = 3_600_000;

/** Cleans up after a crash: files that no row refers to are removed, files of a committed row stay. */
export async function sweepDocuments(database: Database, storage: Storage, olderThanMs = ABANDONED_MS) {
  for (const { storageId, whose } of await storage.unsettled(olderThanMs)) {
    const companyId = Number(whose);
    const referred =
      Number.isInteger(companyId) &&
      (await database.asCompany(companyId, (tx) => isReferred(tx, companyId, storageId)));
    if (referred) await storage.settle(storageId);
    else await storage.discard(storageId);
  }
}
