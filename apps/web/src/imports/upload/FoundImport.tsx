import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NotArrived } from './NotArrived.tsx';
import { useGetImportRun } from './use-get-import-run.ts';
import { WaitingForServer } from './WaitingForServer.tsx';

type Props = {
  runKey: string;
  bar: ReactNode;
  onDone: (outcome: ImportOutcome) => void;
  onSendAgain: () => void;
  onColumns: () => void;
};

/** An import that was sent before the page was loaded again: it is found by its key, and its outcome awaited. */
export function FoundImport({ runKey, bar, onDone, onSendAgain, onColumns }: Props) {
  const queries = useQueryClient();
  const { progress, outcome, isLost } = useGetImportRun(runKey);
  useEffect(() => {
    if (!outcome) return;
    onDone(outcome);
    void queries.invalidateQueries();
  }, [outcome, onDone, queries]);
  return (
    <WaitingForServer
      bar={bar}
      sent={1}
      progress={progress}
      goesOn
      onStop={undefined}
      failed={isLost && <NotArrived onSendAgain={onSendAgain} onColumns={onColumns} />}
    />
  );
}
