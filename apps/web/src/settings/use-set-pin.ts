import { setPin } from '@gemba/contract/auth/terminal/set-pin';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../kit/client/call.ts';
import { useRefused } from '../kit/posting/refused-posting.ts';
import { showToast } from '../kit/ui/feedback/notices.ts';

export const useSetPin = (onSet: () => void) => {
  const t = useTranslations('settings');
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: { password: string; pin: string }) => call(setPin, { body }, { quiet: setPin.refusals }),
    onSuccess: () => {
      showToast(t('pinSaved'));
      onSet();
    },
  });
  return {
    set: (password: string, pin: string) => mutateAsync({ password, pin }).catch(() => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};
