import { acceptInvitation } from '@gemba/contract/auth/invitation/accept-invitation';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { startSession } from '../session/session.ts';

export const useAcceptInvitation = (token: string, onSignedIn: () => void) => {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (newPassword: string) =>
      call(acceptInvitation, { body: { token, newPassword } }, { quiet: acceptInvitation.refusals }),
    onSuccess: (answer) => {
      startSession(answer);
      onSignedIn();
    },
  });
  return { accept: mutate, busy: isPending, refused: useRefused(error), forgive: reset };
};
