import * as contract from '@gemba/contract/documents/vendor/list-vendor-document-revisions';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { revisionsOf } from '../list-document-revisions.ts';

const selectDocument = statement<
  { companyId: number; vendorId: string; documentNumber: number },
  { documentId: string }
>(
  `select document_id from vendor_quality_document
    where company_id = :companyId and vendor_id = :vendorId and document_number = :documentNumber and document_id is not null`,
);

/** A document without a file has no revisions, and is answered like one that is not there. */
export const listVendorDocumentRevisions = operation(
  contract.listVendorDocumentRevisions,
  async (tx, { companyId }, { params: { vendorId, documentNumber }, query }, visit) => {
    const found = await tx.first(selectDocument({ companyId, vendorId, documentNumber: Number(documentNumber) }));
    return found ? revisionsOf(tx, companyId, found.documentId, query, visit) : refuse('DOCUMENT_NOT_FOUND');
  },
);
