import type { Database } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import type { Storage } from '../kit/storage/storage.ts';

/** No upload takes that long. Younger files may belong to an upload that is running on another node. */
const ABANDONED_MS = 3_600_000;

const selectReference = statement<{ companyId: number; storageId: string }, object>(
  `select 1 from document_revision where company_id = :companyId and storage_id = :storageId
   union all select 1 from receiver_photo where company_id = :companyId and photo_id = :storageId
   union all select 1 from alarm_photo where company_id = :companyId and photo_id = :storageId limit 1`,
);

/** Cleans up after a crash: files that no row refers to are removed, files of a committed row stay. */
export async function sweepDocuments(database: Database, storage: Storage, olderThanMs = ABANDONED_MS) {
  for (const { storageId, whose } of await storage.unsettled(olderThanMs)) {
    const companyId = Number(whose);
    const referred =
      Number.isInteger(companyId) &&
      (await database.asCompany(companyId, (tx) => tx.all(selectReference({ companyId, storageId }))));
    if (referred && referred.length > 0) await storage.settle(storageId);
    else await storage.discard(storageId);
  }
}
