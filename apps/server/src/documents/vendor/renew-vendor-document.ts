import * as contract from '@gemba/contract/documents/vendor/renew-vendor-document';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { upload } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { addRevision, checkQuota } from '../document-upload.ts';
import { plainFileType, plainUpload } from './plain-file.ts';
import { checkKeeper, lockVendorDocument, readVendorDocument, storeFirst } from './vendor-documents.ts';

type Body = Omit<CallParsed<typeof contract.renewVendorDocument>['body'], 'docRev'>;

const updateDocument = statement<{
  companyId: number;
  documentId: string;
  docRev: number;
  type: string;
  title: string;
}>(
  `update document set doc_rev = :docRev, type = :type, title = :title
    where company_id = :companyId and document_id = :documentId`,
);

const updatePaper = statement<
  Body & { companyId: number; vendorId: string; documentNumber: number; documentId: string }
>(
  `update vendor_quality_document set type = :type, title = :title, issued_on = :issuedOn, valid_until = :validUntil,
          document_id = :documentId
    where company_id = :companyId and vendor_id = :vendorId and document_number = :documentNumber`,
);

export const renewVendorDocument = upload(contract.renewVendorDocument, {
  ...plainUpload,
  operation: async (tx, actor, { params, body: { docRev: seen, ...body } }, _visit, file, { config }) => {
    const { companyId } = actor;
    const { vendorId } = params;
    const key = { companyId, vendorId, documentNumber: Number(params.documentNumber) };
    checkKeeper(actor, body);
    if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
    const before = await lockVendorDocument(tx, key, seen);
    await checkQuota(tx, actor, file.byteCount, config.documentQuotaBytes);
    const docRev = before.docRev + 1;
    const documentId = before.documentId ?? (await storeFirst(tx, actor, body, file));
    if (before.documentId) {
      const { type, title } = body;
      await tx.run(updateDocument({ companyId, documentId, docRev, type, title }));
      await addRevision(tx, actor, documentId, docRev, file, plainFileType(file.fileName));
    }
    await tx.run(updatePaper({ ...key, ...body, documentId }));
    await recordChange(tx, actor, {
      kind: 'vendor',
      subject: vendorId,
      act: 'changed',
      before: { qualityDocument: before.title, docRev: before.docRev },
      after: { qualityDocument: body.title, docRev, fileName: file.fileName },
    });
    return readVendorDocument(tx, key);
  },
});
