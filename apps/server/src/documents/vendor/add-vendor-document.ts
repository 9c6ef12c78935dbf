import * as contract from '@gemba/contract/documents/vendor/add-vendor-document';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { upload } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkQuota } from '../document-upload.ts';
import { plainUpload } from './plain-file.ts';
import { checkKeeper, readVendorDocument, storeFirst } from './vendor-documents.ts';

type Key = { companyId: number; vendorId: string };

/** Two documents that come at once get their numbers one after the other. */
const lockVendor = statement<Key, object>(
  'select 1 from vendor where company_id = :companyId and vendor_id = :vendorId for no key update',
);

const insertPaper = statement<
  Key & CallParsed<typeof contract.addVendorDocument>['body'] & { documentId: string },
  { documentNumber: number }
>(
  `insert into vendor_quality_document (company_id, vendor_id, document_number, type, title, issued_on, valid_until, document_id)
   select :companyId, :vendorId, coalesce(max(document_number), 0) + 1, :type, :title, :issuedOn, :validUntil, :documentId
     from vendor_quality_document where company_id = :companyId and vendor_id = :vendorId
   returning document_number`,
);

export const addVendorDocument = upload(contract.addVendorDocument, {
  ...plainUpload,
  operation: async (tx, actor, { params: { vendorId }, body }, _visit, file, { config }) => {
    const { companyId } = actor;
    checkKeeper(actor, body);
    if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
    if (!(await tx.first(lockVendor({ companyId, vendorId })))) return refuse('VENDOR_NOT_EXIST', { vendorId });
    await checkQuota(tx, actor, file.byteCount, config.documentQuotaBytes);
    const documentId = await storeFirst(tx, actor, body, file);
    const { documentNumber } = await tx.one(insertPaper({ companyId, vendorId, ...body, documentId }));
    await recordChange(tx, actor, {
      kind: 'vendor',
      subject: vendorId,
      act: 'changed',
      after: { qualityDocument: body.title, fileName: file.fileName },
    });
    return readVendorDocument(tx, { companyId, vendorId, documentNumber });
  },
});
