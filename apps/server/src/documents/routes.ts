import { documentContent, sharedDocument } from '@gemba/contract/documents/document-content';
import { documentRevisions } from '@gemba/contract/documents/document-revisions';
import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { listDocuments, partDocuments } from '@gemba/contract/documents/list-documents';
import { shareDocument, unshareDocument } from '@gemba/contract/documents/share-document';
import { addDocument, deleteDocument, editDocument } from '@gemba/contract/documents/store-document';
import { vendorDocument } from '@gemba/contract/documents/vendor-document';
import type { Capability } from '../kit/capability.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import { refuse } from '../kit/refuse.ts';
import { storeDocument } from './add-document.ts';
import { inspectContent } from './content/inspect-content.ts';
import { takeAway } from './delete-document.ts';
import { shown } from './document.sql.ts';
import { contentOf, opened, sharedContent, shownByBrowser, shownInApp, vendorContent } from './document-content.ts';
import { revisionsOf } from './document-revisions.ts';
import { reviseDocument } from './edit-document.ts';
import { documentsOf } from './list-documents.ts';
import { namedFile } from './named-file.ts';
import { share, unshare } from './share-document.ts';

const taken = {
  maximumBytes: DOCUMENT_LIMITS.fileBytes,
  tooLarge: () => refuse('DOCUMENT_TOO_LARGE', { maximum: DOCUMENT_LIMITS.fileMegabytes, field: 'file' }),
  full: () => refuse('DOCUMENT_STORAGE_FULL'),
  named: (fileName: string) => void namedFile(fileName),
  inspect: ({ path, fileName }: UploadedFile) => inspectContent(path, namedFile(fileName).fileType),
};

export const documentsRoutes: Capability = (serve, { config, database, storage }) => {
  serve.signedIn(listDocuments, (tx, { companyId }, { query: { partNumber, ...filters } }, { desktop }) =>
    documentsOf(tx, companyId, partNumber, filters, desktop),
  );
  serve.signedIn(partDocuments, (tx, { companyId }, { params, query }, { desktop }) =>
    documentsOf(tx, companyId, params.partNumber, query, desktop),
  );
  serve.upload(addDocument, {
    ...taken,
    operation: async (tx, actor, { body }, { desktop }, file) =>
      shown(await storeDocument(tx, actor, body, file, config.documentQuotaBytes), desktop),
  });
  serve.upload(editDocument, {
    ...taken,
    operation: async (tx, actor, input, { desktop }, file) =>
      shown(await reviseDocument(tx, actor, input, file, config.documentQuotaBytes), desktop),
  });
  serve.signedIn(deleteDocument, (tx, { companyId }, { params }) => takeAway(tx, companyId, params.documentId));
  serve.signedIn(documentContent, async (tx, { companyId }, { params, query: { docRev, download } }, visit) => {
    const stored = await contentOf(tx, companyId, params.documentId, docRev === undefined ? undefined : Number(docRev));
    return opened(stored, shownInApp(stored, download), visit, storage);
  });
  serve.signedIn(vendorDocument, async (tx, { companyId }, { params, query: { download } }, visit) => {
    const stored = await vendorContent(tx, companyId, params.vendorId, Number(params.documentNumber));
    return opened(stored, shownInApp(stored, download), visit, storage);
  });
  serve.signedIn(documentRevisions, (tx, { companyId }, { params, query }, { desktop }) =>
    revisionsOf(tx, companyId, params.documentId, query, desktop),
  );
  serve.open(sharedDocument, async (visit, { params, query: { download } }) => {
    const stored = await sharedContent(database, params.token);
    return opened(stored, shownByBrowser(stored, download), visit, storage);
  });
  serve.signedIn(shareDocument, (tx, actor, { params, body }) => share(tx, actor, params.documentId, body.hours));
  serve.signedIn(unshareDocument, (tx, { companyId }, { params }) => unshare(tx, companyId, params.documentId));
};
