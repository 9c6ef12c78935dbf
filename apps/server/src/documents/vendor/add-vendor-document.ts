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

/** Two documents that come at once get their numbers one after the other. The number of a withdrawn one is not given again. */
const drawNumber = statement<Key, { documentNumber: number }>(
  `update vendor set last_quality_document = greatest(last_quality_document, coalesce((
      select max(document_number) from vendor_quality_document d where d.company_id = :companyId and d.vendor_id = :vendorId), 0)) + 1
    where company_id = :companyId and vendor_id = :vendorId returning last_quality_document as document_number`,
);

const insertPaper = statement<
  Key & CallParsed<typeof contract.addVendorDocument>['body'] & { documentId: string; documentNumber: number }
>(
  `insert into vendor_quality_document (company_id, vendor_id, document_number, type, title, issued_on, valid_until, document_id)
   values (:companyId, :vendorId, :documentNumber, :type, :title, :issuedOn, :validUntil, :documentId)`,
);

export const addVendorDocument = upload(contract.addVendorDocument, {
  ...plainUpload,
  operation: async (tx, actor, { params: { vendorId }, body }, _visit, file, { config }) => {
    const { companyId } = actor;
    checkKeeper(actor, body);
    if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
    const drawn = await tx.first(drawNumber({ companyId, vendorId }));
    if (!drawn) return refuse('VENDOR_NOT_EXIST', { vendorId });
    const { documentNumber } = drawn;
    await checkQuota(tx, actor, file.byteCount, config.documentQuotaBytes);
    const documentId = await storeFirst(tx, actor, body, file);
    await tx.run(insertPaper({ companyId, vendorId, ...body, documentId, documentNumber }));
    await recordChange(tx, actor, {
      kind: 'vendor',
      subject: vendorId,
      act: 'changed',
      after: { qualityDocument: body.title, fileName: file.fileName },
    });
    return readVendorDocument(tx, { companyId, vendorId, documentNumber });
  },
});
