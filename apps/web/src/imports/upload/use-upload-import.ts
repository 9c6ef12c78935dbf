import { type ImportOutcome, uploadImport } from '@gemba/contract/imports/upload/upload-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NotReached } from '../../kit/client/errors.ts';
import { newKey } from '../../kit/posting/operation.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import type { ChosenImport } from './chosen-import.ts';

export type ImportMode = 'check' | 'import' | 'importGoodRows';
type Sent = { chosen: ChosenImport; mode: ImportMode };

/** A check leaves nothing behind, so that each one is a new operation. An import that is sent again is the same one. */
const operationOf = ({ chosen, mode }: Sent) =>
  mode === 'check' ? { key: newKey(), end: () => {} } : `${mode} ${chosen.id}`;

/** Sends the file to be checked or imported, and says how much of it is sent. */
export const useUploadImport = (onDone: (outcome: ImportOutcome, mode: ImportMode) => void) => {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: ({ chosen, mode }: Sent) => {
      const leaving = new AbortController();
      stop.current = leaving;
      setSent(0);
      return sendPosting(
        uploadImport,
        {
          params: { kind: chosen.kind },
          body: { columns: chosen.columns, dryRun: mode === 'check', leaveBadRowsOut: mode === 'importGoodRows' },
        },
        {
          operation: operationOf({ chosen, mode }),
          file: { content: chosen.content, name: chosen.content.name },
          quiet: true,
          signal: leaving.signal,
          onProgress: setSent,
        },
      );
    },
    onSuccess: (outcome, { mode }) => {
      onDone(outcome, mode);
      if (mode !== 'check') void queries.invalidateQueries();
    },
  });
  // A check that nobody waits for would keep the next one waiting.
  useEffect(() => () => stop.current?.abort(), []);
  const { error, isPending, variables, mutate, reset } = sending;
  const isStopped = error instanceof NotReached && error.cause === 'left';
  return {
    send: (chosen: ChosenImport, mode: ImportMode) => mutate({ chosen, mode }),
    stop: () => stop.current?.abort(),
    forget: reset,
    busy: isPending ? variables.mode : undefined,
    failed: variables && error && !isStopped ? { error, mode: variables.mode } : undefined,
    sent,
  };
};
