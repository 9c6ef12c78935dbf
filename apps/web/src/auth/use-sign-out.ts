import { logout } from '@gemba/contract/auth/logout';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { forgetPerson, isSignedIn } from './session.ts';

/**
 * Signs out here whatever the server answers: a phone handed on without a network must be empty too. Login then says
 * that the session over there is still alive; a notice would be gone before that is read.
 */
export const useSignOut = () => {
  const t = useTranslations('auth');
  return useMutation({
    mutationFn: async () => {
      const ended = await call(logout, {}, { quiet: 'background' }).then(
        () => true,
        () => !isSignedIn(), // the server has ended it before
      );
      forgetPerson(ended ? '' : t('signedOutHereOnly'));
    },
  });
};
