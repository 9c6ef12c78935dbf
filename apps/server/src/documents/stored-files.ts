import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

/** Every row that a stored file belongs to. */
const STORED = `(select company_id, storage_id from document_revision
   union all select company_id, photo_id from receiver_photo
   union all select company_id, photo_id from inspection_photo
   union all select company_id, photo_id from alarm_photo) as file`;

const selectReference = statement<{ companyId: number; storageId: string }, object>(
  `select 1 from ${STORED} where company_id = :companyId and storage_id = :storageId limit 1`,
);

/** Whether a row of the company refers to the file. */
export const isReferred = async (tx: Tx, companyId: number, storageId: string) =>
  (await tx.first(selectReference({ companyId, storageId }))) !== undefined;

const BATCH = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const selectFiles = statement<{ companyId: number; after: string; limit: number }, { storageId: string }>(
  `select distinct storage_id from ${STORED} where company_id = :companyId and storage_id > :after
    order by storage_id limit :limit`,
);

/** The ids of all files that rows of the company refer to. */
export async function* storedFiles(tx: Tx, companyId: number): AsyncGenerator<string> {
  for (let after = BEFORE_ALL; ; ) {
    const files = await tx.all(selectFiles({ companyId, after, limit: BATCH }));
    for (const { storageId } of files) yield storageId;
    const last = files.at(-1);
    if (!last || files.length < BATCH) return;
    after = last.storageId;
  }
}
