import * as contract from '@gemba/contract/documents/vendor/get-vendor-document';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { openFile, STORED_FILE, type StoredFile, shownInApp } from '../stored-file.ts';

const selectDocument = statement<
  { companyId: number; vendorId: string; documentNumber: number; docRev: number | null },
  StoredFile
>(
  `${STORED_FILE} and stored.doc_rev = coalesce(:docRev::int, document.doc_rev)
      and document.document_id = (select quality.document_id from vendor_quality_document quality
            where quality.company_id = :companyId and quality.vendor_id = :vendorId and quality.document_number = :documentNumber)`,
);

/** A document without a file, a missing vendor and a vendor of another company get the same answer. */
export const getVendorDocument = operation(
  contract.getVendorDocument,
  async (tx, { companyId }, { params, query }, visit, { storage }) => {
    const stored = await tx.first(
      selectDocument({
        companyId,
        vendorId: params.vendorId,
        documentNumber: Number(params.documentNumber),
        docRev: query.docRev ? Number(query.docRev) : null,
      }),
    );
    if (!stored) return refuse('DOCUMENT_NOT_FOUND');
    return openFile(stored, shownInApp(stored, query.download), visit, storage);
  },
);
