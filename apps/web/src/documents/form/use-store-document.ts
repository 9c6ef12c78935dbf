import { addDocument } from '@gemba/contract/documents/add-document';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { editDocument } from '@gemba/contract/documents/edit-document';
import type { CallInput } from '@gemba/contract/kit/call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { documentKeys } from '../document-keys.ts';
import { useUpload } from './use-upload.ts';

export type NewDocument = CallInput<typeof addDocument>['body'];
type Details = NewDocument | Omit<CallInput<typeof editDocument>['body'], 'docRev'>;

/** Refusals that are shown at the file: most of them are about it. */
const AT_FILE = [...new Set([...addDocument.refusals, ...editDocument.refusals])];

/**
 * Adds a document, or the next revision of one. `docRev` is the revision that is changed: if somebody else made another
 * one meanwhile, the person is told, and the next attempt is based on that one.
 */
export const useStoreDocument = (document: DocumentRow | undefined) => {
  const queries = useQueryClient();
  const [docRev, setDocRev] = useState(document?.docRev ?? 0);
  const upload = useUpload({
    send: (details: Details, sending) => {
      const operation = document ? `edit ${document.documentId}` : 'addDocument';
      const options = { ...sending, operation, quiet: AT_FILE };
      return document
        ? sendPosting(
            editDocument,
            { params: { documentId: document.documentId }, body: { ...details, docRev } },
            options,
          )
        : sendPosting(addDocument, { body: details as NewDocument }, options);
    },
    onStored: () => {
      void queries.invalidateQueries({ queryKey: documentKeys.lists });
      void queries.invalidateQueries({ queryKey: ['parts', 'part'] });
    },
    onRefused: ({ msgCode, data }) => {
      if (msgCode !== 'DOCUMENT_CHANGED') return;
      setDocRev(Number(data['docRev']));
      void queries.invalidateQueries({ queryKey: documentKeys.lists });
    },
  });
  return { ...upload, docRev };
};
