import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { saveFileIn } from '../kit/storage/save-file.ts';

interface Served {
  owner: pg.Client;
  config: { dataFolder: string };
}

interface Paper {
  companyId: number;
  vendorId: string;
  fileName?: string;
  bytes?: Buffer;
}

/** Quality document 1 of a vendor that exists, with its file. */
export async function addQualityDocument(
  { owner, config }: Served,
  { companyId, vendorId, fileName = 'ISO9001.pdf', bytes = Buffer.from('%PDF-1.4\n') }: Paper,
) {
  const storageId = randomUUID();
  await saveFileIn(join(config.dataFolder, 'documents'))(storageId, bytes);
  const { rows } = await owner.query<{ document_id: string }>(
    `with made as (
       insert into document (company_id, type, title, doc_lang, created_by)
       select company_id, 'CERTIFICATE', 'Certificate', 'en', min(user_id) from app_user where company_id = $1 group by 1
       returning company_id, document_id, created_by),
     file as (
       insert into document_revision
         (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, storage_id, uploaded_by)
       select company_id, document_id, 1, $3, substring($3 from '[^.]+$'), $4, '', $5, created_by from made),
     paper as (
       insert into vendor_quality_document (company_id, vendor_id, document_number, type, title, document_id)
       select company_id, $2, 1, 'CERTIFICATE', 'Certificate', document_id from made)
     select document_id from made`,
    [companyId, vendorId, fileName, bytes.length, storageId],
  );
  return rows[0]?.document_id as string;
}
