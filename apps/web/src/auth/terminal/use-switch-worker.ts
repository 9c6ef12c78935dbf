import { switchWorker } from '@gemba/contract/auth/terminal/switch-worker';
import type { CallInput } from '@gemba/contract/kit/call';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { startSession } from '../session/session.ts';

type Proof = CallInput<typeof switchWorker>['body'];

/** Gives the turn to another worker. The page is loaded anew for them, at the same address. */
export const useSwitchWorker = () => {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Proof) => call(switchWorker, { body }, { quiet: switchWorker.refusals }),
    onSuccess: startSession,
  });
  return { switchTo: mutateAsync, busy: isPending, refused: useRefused(error), forgive: reset };
};
