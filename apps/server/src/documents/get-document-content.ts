import * as contract from '@gemba/contract/documents/get-document-content';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { openFile, STORED_FILE, type StoredFile, shownInApp } from './stored-file.ts';

const selectDocument = statement<{ companyId: number; documentId: string; docRev: number | undefined }, StoredFile>(
  `${STORED_FILE} and document.document_id = :documentId and stored.doc_rev = coalesce(:docRev, document.doc_rev)`,
);

/** The caller is signed in to the company, so it makes no difference whether the document is public. */
export const getDocumentContent = operation(
  contract.getDocumentContent,
  async (tx, { companyId }, { params, query }, visit, { storage }) => {
    const docRev = query.docRev === undefined ? undefined : Number(query.docRev);
    const stored = await tx.first(selectDocument({ companyId, documentId: params.documentId, docRev }));
    if (!stored) return refuse('DOCUMENT_NOT_FOUND');
    return openFile(stored, shownInApp(stored, query.download), visit, storage);
  },
);
