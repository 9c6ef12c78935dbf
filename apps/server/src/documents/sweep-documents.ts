import type { Database } from '../kit/database/database.ts';
import type { Storage } from '../kit/storage/storage.ts';

/** No upload takes that long; younger ones may be under way at another node. */
const ABANDONED_MS = 3_600_000;

/** After a crash: bytes that no row refers to are removed, those of a committed row stay. */
export async function sweepDocuments(database: Database, storage: Storage, olderThanMs = ABANDONED_MS) {
  for (const { storageId, whose } of await storage.unsettled(olderThanMs)) {
    const companyId = Number(whose);
    const referred =
      Number.isInteger(companyId) &&
      (await database.asCompany(companyId, (tx) =>
        tx.query(
          `select 1 from document_revision where company_id = $1 and storage_id = $2
           union all select 1 from receiver_photo where company_id = $1 and photo_id = $2 limit 1`,
          [companyId, storageId],
        ),
      ));
    if (referred && referred.length > 0) await storage.settle(storageId);
    else await storage.discard(storageId);
  }
}
