import * as contract from '@gemba/contract/documents/vendor/withdraw-vendor-document';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { recordAndTell } from '../../messages/index.ts';
import { markDeleted } from '../delete-document.ts';
import { checkKeeper, lockVendorDocument } from './vendor-documents.ts';

const deletePaper = statement<{ companyId: number; vendorId: string; documentNumber: number }>(
  `delete from vendor_quality_document
    where company_id = :companyId and vendor_id = :vendorId and document_number = :documentNumber`,
);

/** The makers of open purchase orders at the vendor. */
const selectBuyers = statement<{ companyId: number; vendorId: string }, { userId: number }>(
  `select distinct unnest(array[owner, requester]) as user_id from purchase_order
    where company_id = :companyId and vendor_id = :vendorId and list_status in ('open', 'notApproved')`,
  { neverNull: ['userId'] },
);

export const withdrawVendorDocument = operation(
  contract.withdrawVendorDocument,
  async (tx, actor, { params, body: { reason, docRev } }) => {
    const { companyId } = actor;
    const { vendorId } = params;
    const key = { companyId, vendorId, documentNumber: Number(params.documentNumber) };
    checkKeeper(actor);
    const { title, documentId } = await lockVendorDocument(tx, key, docRev);
    await tx.run(deletePaper(key));
    if (documentId) await tx.run(markDeleted({ companyId, documentId }));
    await recordAndTell(tx, actor, {
      kind: 'vendor',
      subject: vendorId,
      before: { qualityDocument: title },
      after: { qualityDocument: null },
      reason: reason.trim(),
      notice: 'QUALITY_DOCUMENT_WITHDRAWN',
      facts: { title },
      concerned: await tx.all(selectBuyers({ companyId, vendorId })),
      role: 'FIND_VENDOR_ADDRESS',
    });
    return null;
  },
);
