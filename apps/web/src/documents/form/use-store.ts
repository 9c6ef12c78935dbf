import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { addDocument, editDocument } from '@gemba/contract/documents/store-document';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { endsOperation, Refused } from '../../kit/client/faults.ts';
import { useOperationKey } from '../../kit/client/use-operation-key.ts';
import { documentKeys } from '../document-keys.ts';

export type Words = CallInput<typeof addDocument>['body'];
type Sent = {
  words: Words | Omit<CallInput<typeof editDocument>['body'], 'docRev'>;
  file: { content: Blob; name: string } | undefined;
};

/** Said in the form, at the file: it is what most of them are about. */
const AT_FILE = [...new Set([...addDocument.refusals, ...editDocument.refusals])];

/**
 * Stores a file once, however often it is sent, tells how far it is, and can be stopped. `docRev` is the revision that is
 * changed: when somebody else made another one meanwhile, the person is told, and the next try is on top of that one.
 */
export const useStore = (document: DocumentRow | undefined, onStored: (stored: DocumentRow) => void) => {
  const queries = useQueryClient();
  const { key, renew } = useOperationKey(document ? `edit ${document.documentId}` : 'addDocument');
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [docRev, setDocRev] = useState(document?.docRev ?? 0);
  const stop = useRef<AbortController>(undefined);
  // A ref, not the state: a second tap may arrive before React has drawn the first one.
  const sending = useRef(false);
  const storing = useMutation({
    mutationFn: ({ words, file }: Sent) => {
      stop.current = new AbortController();
      const options = {
        ...{ key, file, quiet: AT_FILE, signal: stop.current.signal },
        ...(file && { onProgress: setProgress }),
      };
      return document
        ? call(editDocument, { params: { documentId: document.documentId }, body: { ...words, docRev } }, options)
        : call(addDocument, { body: words as Words }, options);
    },
    onSuccess: (stored) => {
      renew();
      void queries.invalidateQueries({ queryKey: documentKeys.lists });
      void queries.invalidateQueries({ queryKey: ['parts', 'part'] });
      onStored(stored);
    },
    onError: (error) => {
      if (endsOperation(error)) renew();
      if (error instanceof Refused && !error.shown) setRefused(error.message);
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
    store: (sent: Sent) => {
      if (sending.current) return;
      sending.current = true;
      setRefused(undefined);
      setProgress(0);
      storing.mutate(sent);
    },
    stop: () => stop.current?.abort(),
    busy: storing.isPending,
    progress,
    docRev,
    refused,
    forgive: () => setRefused(undefined),
  };
};
