import { type ImportOutcome, uploadImport } from '@gemba/contract/imports/upload/upload-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NotReached } from '../../kit/client/errors.ts';
import { endOperation, newKey, operationAt, placeOfOperation, startedOperation } from '../../kit/posting/operation.ts';
import { type Operation, sendPosting } from '../../kit/posting/send-posting.ts';
import type { ChosenImport } from './chosen-import.ts';

export type ImportMode = 'check' | 'import' | 'importGoodRows';
type Sent = { chosen: ChosenImport; mode: ImportMode; operation: Operation };

/** The key is saved before anything is sent: by it a reload finds the import again, and sending it again repeats it. */
const placeOf = ({ id }: ChosenImport, mode: ImportMode) => placeOfOperation(`${mode} ${id}`);
/** A check leaves nothing behind: each one is a new operation. */
const begin = (chosen: ChosenImport, mode: ImportMode): Operation =>
  mode === 'check'
    ? { key: newKey(), end: () => {} }
    : { key: operationAt(placeOf(chosen, mode)), end: () => endUnderWay(chosen, mode) };

/** The import of this file that was sent before a reload, and is not answered. */
export const importUnderWay = (chosen: ChosenImport) => {
  for (const mode of ['import', 'importGoodRows'] as const) {
    const key = startedOperation(placeOf(chosen, mode));
    if (key) return { mode, key };
  }
  return undefined;
};
export const endUnderWay = (chosen: ChosenImport, mode: ImportMode) => endOperation(placeOf(chosen, mode));

/** Sends the file to be checked or imported, and says how much of it is sent. */
export const useUploadImport = (onDone: (outcome: ImportOutcome, mode: ImportMode) => void) => {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: ({ chosen, mode, operation }: Sent) => {
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
          operation,
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
    send: (chosen: ChosenImport, mode: ImportMode) => mutate({ chosen, mode, operation: begin(chosen, mode) }),
    stop: () => {
      stop.current?.abort();
      variables?.operation.end();
    },
    forget: reset,
    busy: isPending ? variables.mode : undefined,
    key: variables?.operation.key,
    failed: variables && error && !isStopped ? { error, mode: variables.mode } : undefined,
    sent,
  };
};
