import { addDocument } from '@gemba/contract/documents/add-document';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { editDocument } from '@gemba/contract/documents/edit-document';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Refused } from '../../kit/client/errors.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { refusedPosting } from '../../kit/posting/refused-posting.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { documentKeys } from '../document-keys.ts';

export type NewDocument = CallInput<typeof addDocument>['body'];
type Sent = {
  details: NewDocument | Omit<CallInput<typeof editDocument>['body'], 'docRev'>;
  file: { content: Blob; name: string } | undefined;
};

/** Refusals that are shown at the file: most of them are about it. */
const AT_FILE = [...new Set([...addDocument.refusals, ...editDocument.refusals])];

/**
 * Uploads a file, reports its progress, and can be stopped. `docRev` is the revision that is changed: if somebody else
 * made another one meanwhile, the person is told, and the next attempt is based on that one.
 */
export const useStoreDocument = (document: DocumentRow | undefined) => {
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<RefusedPosting>();
  const [docRev, setDocRev] = useState(document?.docRev ?? 0);
  const stop = useRef<AbortController>(undefined);
  // A ref, not the state: a second tap may arrive before React has rendered the first one.
  const sending = useRef(false);
  const storing = useMutation({
    mutationFn: ({ details, file }: Sent) => {
      stop.current = new AbortController();
      const options = {
        operation: document ? `edit ${document.documentId}` : 'addDocument',
        file,
        quiet: AT_FILE,
        signal: stop.current.signal,
        ...(file && { onProgress: setProgress }),
      };
      return document
        ? sendPosting(
            editDocument,
            { params: { documentId: document.documentId }, body: { ...details, docRev } },
            options,
          )
        : sendPosting(addDocument, { body: details as NewDocument }, options);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: documentKeys.lists });
      void queries.invalidateQueries({ queryKey: ['parts', 'part'] });
    },
    onError: (error) => {
      if (error instanceof Refused && !error.shown) setRefused(refusedPosting(error));
      if (error instanceof Refused && error.msgCode === 'DOCUMENT_CHANGED') {
        setDocRev(Number(error.data['docRev']));
        void queries.invalidateQueries({ queryKey: documentKeys.lists });
      }
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    store: async (sent: Sent, onStored: (stored: DocumentRow) => void) => {
      if (sending.current) return;
      sending.current = true;
      setRefused(undefined);
      setProgress(0);
      await storing.mutateAsync(sent).then(onStored, () => undefined);
    },
    stop: () => stop.current?.abort(),
    busy: storing.isPending,
    progress,
    docRev,
    refused,
    forgive: () => setRefused(undefined),
  };
};
