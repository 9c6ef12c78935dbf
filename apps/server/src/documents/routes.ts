import type { Capability } from '../kit/capability.ts';
import { addDocument } from './add-document.ts';
import { deleteDocument } from './delete-document.ts';
import { editDocument } from './edit-document.ts';
import { getDocumentContent } from './get-document-content.ts';
import { getSharedDocument } from './get-shared-document.ts';
import { listDocumentRevisions } from './list-document-revisions.ts';
import { listDocumentedParts } from './list-documented-parts.ts';
import { listDocuments } from './list-documents.ts';
import { listPartDocuments } from './list-part-documents.ts';
import { shareDocument } from './share-document.ts';
import { unshareDocument } from './unshare-document.ts';
import { addVendorDocument } from './vendor/add-vendor-document.ts';
import { getVendorDocument } from './vendor/get-vendor-document.ts';
import { listVendorDocumentRevisions } from './vendor/list-vendor-document-revisions.ts';
import { renewVendorDocument } from './vendor/renew-vendor-document.ts';
import { withdrawVendorDocument } from './vendor/withdraw-vendor-document.ts';

export const documentsRoutes: Capability = [
  listDocuments,
  listDocumentedParts,
  listPartDocuments,
  addDocument,
  editDocument,
  deleteDocument,
  getDocumentContent,
  getVendorDocument,
  addVendorDocument,
  renewVendorDocument,
  withdrawVendorDocument,
  listVendorDocumentRevisions,
  listDocumentRevisions,
  getSharedDocument,
  shareDocument,
  unshareDocument,
];
