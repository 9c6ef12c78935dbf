import { changePassword } from '@gemba/contract/auth/change-password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { startSession } from '../auth/index.ts';
import { call } from '../kit/client/call.ts';
import { Refused } from '../kit/client/faults.ts';
import { showToast } from '../kit/ui/notices.ts';
import { deviceKeys } from './device-keys.ts';

type Place = 'current' | 'next' | 'form';

const placeOf = (msgCode: string): Place => {
  if (msgCode === 'WRONG_PASSWORD') return 'current';
  return msgCode.startsWith('PASSWORD_') ? 'next' : 'form';
};

export const useChangePassword = (onChanged: () => void) => {
  const t = useTranslations('settings');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(changePassword, { body }, { quiet: changePassword.refusals }),
    onSuccess: (session) => {
      startSession(session);
      showToast(t('passwordChanged'));
      onChanged();
      return queries.invalidateQueries({ queryKey: deviceKeys.list });
    },
  });
  const refused = error instanceof Refused && !error.shown ? error : undefined;
  const refusedAt: Partial<Record<Place, string>> = refused ? { [placeOf(refused.msgCode)]: refused.message } : {};
  return {
    change: (currentPassword: string, newPassword: string) =>
      mutateAsync({ currentPassword, newPassword }).catch(() => undefined),
    busy: isPending,
    refusedAt,
    forgive: reset,
  };
};
