import type { ReactNode } from 'react';
import { Refused } from '../../kit/client/errors.ts';
import { isUnknown } from '../../kit/posting/send-posting.ts';
import type { ChosenImport } from './chosen-import.ts';
import { NotArrived } from './NotArrived.tsx';
import { useGetImportRun } from './use-get-import-run.ts';
import type { useUploadImport } from './use-upload-import.ts';
import { WaitingForServer } from './WaitingForServer.tsx';

type Props = {
  upload: Pick<ReturnType<typeof useUploadImport>, 'busy' | 'failed' | 'sent' | 'key' | 'send' | 'stop' | 'forget'>;
  chosen: ChosenImport;
  bar: ReactNode;
};

/** The file is under way, or did not arrive. */
export function SendingFile({ upload, chosen, bar }: Props) {
  const { busy, failed, sent, key, send, stop, forget } = upload;
  const isSent = sent >= 1;
  const { progress } = useGetImportRun(busy !== undefined && isSent ? key : undefined);
  const refusal = () => {
    const error = failed?.error;
    return error instanceof Refused && !isUnknown(error) ? error.message : undefined;
  };
  return (
    <WaitingForServer
      bar={bar}
      sent={sent}
      progress={progress}
      goesOn={busy !== 'check'}
      onStop={busy === 'check' || !isSent ? stop : undefined}
      failed={
        failed && <NotArrived refusal={refusal()} onSendAgain={() => send(chosen, failed.mode)} onColumns={forget} />
      }
    />
  );
}
