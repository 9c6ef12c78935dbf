import { removeMessenger } from '@gemba/contract/administration/messenger/remove-messenger';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useRemoveMessenger = () => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeMessenger, {}),
    onSuccess: (settings) => {
      queries.setQueryData(administrationKeys.messenger, settings);
      showToast(t('messengerGone'));
    },
  });
};
