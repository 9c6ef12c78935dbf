import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Refused } from '../../kit/client/errors.ts';
import { type RefusedPosting, refusedPosting } from '../../kit/posting/refused-posting.ts';

type Sent<Details> = { details: Details; file: { content: Blob; name: string } | undefined };
type Options = { file: Sent<unknown>['file']; signal: AbortSignal; onProgress?: (done: number) => void };

type Definition<Details, Reply> = {
  send: (details: Details, options: Options) => Promise<Reply>;
  onStored: () => void;
  onRefused?: (refused: Refused) => unknown;
};

/** Uploads a file, reports its progress, and can be stopped. */
export const useUpload = <Details, Reply>({ send, onStored, onRefused }: Definition<Details, Reply>) => {
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<RefusedPosting>();
  const stop = useRef<AbortController>(undefined);
  // A ref, not the state: a second tap may arrive before React has rendered the first one.
  const sending = useRef(false);
  const storing = useMutation({
    mutationFn: ({ details, file }: Sent<Details>) => {
      stop.current = new AbortController();
      return send(details, { file, signal: stop.current.signal, ...(file && { onProgress: setProgress }) });
    },
    onSuccess: onStored,
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      if (!error.shown) setRefused(refusedPosting(error));
      onRefused?.(error);
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    store: async (sent: Sent<Details>, onDone: (stored: Reply) => void) => {
      if (sending.current) return;
      sending.current = true;
      setRefused(undefined);
      setProgress(0);
      await storing.mutateAsync(sent).then(onDone, () => undefined);
    },
    stop: () => stop.current?.abort(),
    busy: storing.isPending,
    progress,
    refused,
    forgive: () => setRefused(undefined),
  };
};
