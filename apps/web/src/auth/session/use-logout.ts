import { logout } from '@gemba/contract/auth/logout';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { forgetPerson, isSignedIn } from './session.ts';

/**
 * Logs out on this device whatever the server answers: a phone handed on without a network must be empty too. Login
 * then says that the server's session is still alive; a toast would be gone before it is read.
 */
export const useLogout = () => {
  const t = useTranslations('auth');
  return useMutation({
    mutationFn: async () => {
      const { dropDevice } = await import('../../kit/push/device-push.ts');
      await dropDevice();
      const ended = await call(logout, {}, { quiet: 'background' }).then(
        () => true,
        () => !isSignedIn(), // the server ended it before
      );
      forgetPerson(ended ? '' : t('signedOutHereOnly'));
    },
  });
};
