import { changePassword } from '@gemba/contract/auth/change-password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { startSession } from '../auth/index.ts';
import { call } from '../kit/client/call.ts';
import { useRefused } from '../kit/posting/refused-posting.ts';
import { showToast } from '../kit/ui/feedback/notices.ts';
import { deviceKeys } from './devices/device-keys.ts';

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
  return {
    change: (currentPassword: string, newPassword: string) =>
      mutateAsync({ currentPassword, newPassword }).catch(() => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
