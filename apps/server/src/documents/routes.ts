import type { Capability } from '../kit/capability.ts';
import { addDocument } from './add-document.ts';
import { deleteDocument } from './delete-document.ts';
import { editDocument } from './edit-document.ts';
import { getDocumentContent } from './get-document-content.ts';
import { getSharedDocument } from './get-shared-document.ts';
import { getVendorDocument } from './get-vendor-document.ts';
import { listDocumentRevisions } from './list-document-revisions.ts';
import { listDocumentedParts } from './list-documented-parts.ts';
import { listDocuments } from './list-documents.ts';
import { listPartDocuments } from './list-part-documents.ts';
import { shareDocument } from './share-document.ts';
import { unshareDocument } from './unshare-document.ts';

export const documentsRoutes: Capability = [
  listDocuments,
  listDocumentedParts,
  listPartDocuments,
  addDocument,
  editDocument,
  deleteDocument,
  getDocumentContent,
  getVendorDocument,
  listDocumentRevisions,
  getSharedDocument,
  shareDocument,
  unshareDocument,
];
