import { logout } from '@gemba/contract/auth/logout';
import { useMutation } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { forgetPerson } from './session.ts';

/** Signs out here whatever the server answers: a phone handed on without a network must be empty too. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => call(logout, {}, { quiet: true }).catch(() => undefined),
    onSettled: forgetPerson,
  });
